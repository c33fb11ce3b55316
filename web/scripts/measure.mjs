// Measures a table in the browser: the regions of the page (`data-region`), its words, and everything that can be pressed.
// Runs inside the page and gives a list of faults in words; an empty list is a good screen.

/** The share of the screen that a board has at least. */
const BOARD = { landscape: 0.5, portrait: 0.45 };
/** Pixels: what a finger hits, and what it hits where a board can be brought nearer. */
const FINGER = 44;
const NEAR = 24;

/** `names`: who must be seen; `own`: whether somebody plays here, so that an own score must be seen. */
export function measure(page, { names = [], own = true } = {}) {
    return page.evaluate(look, { names, own, BOARD, FINGER, NEAR });
}

/** As one function, since it travels to the page as text. */
function look({ names, own, BOARD, FINGER, NEAR }) {
    const faults = [];
    const screen = new DOMRect(0, 0, innerWidth, innerHeight);
    const shown = (element) =>
        element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        element.getBoundingClientRect().width > 0;
    const short = (text) => text.trim().replaceAll(/\s+/g, ' ').slice(0, 40);
    const called = (element) =>
        element.dataset.region ?? short(element.getAttribute('aria-label') || element.textContent || element.tagName);
    const cross = (a, b, slack) =>
        Math.min(a.right, b.right) - Math.max(a.left, b.left) > slack &&
        Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > slack;
    const within = (inner, outer, slack) =>
        inner.left >= outer.left - slack &&
        inner.right <= outer.right + slack &&
        inner.top >= outer.top - slack &&
        inner.bottom <= outer.bottom + slack;

    // Regions: on the screen, beside each other, the board the largest.
    const regions = [...document.querySelectorAll('[data-region]')].filter(shown);
    const boxes = new Map(regions.map((region) => [region, region.getBoundingClientRect()]));
    const area = (region) => boxes.get(region).width * boxes.get(region).height;
    for (const region of regions) {
        if (!within(boxes.get(region), screen, 1)) faults.push(`${called(region)} leaves the screen`);
        if (region.scrollWidth > region.clientWidth + 1 && !scrolls(region))
            faults.push(
                `${called(region)} is wider inside than outside: ${region.scrollWidth} of ${region.clientWidth}`,
            );
        if (region.scrollHeight > region.clientHeight + 1 && !scrolls(region) && region.dataset.region !== 'hand')
            faults.push(
                `${called(region)} is higher inside than outside: ${region.scrollHeight} of ${region.clientHeight}`,
            );
    }
    regions.forEach((one, place) => {
        for (const other of regions.slice(place + 1))
            if (!one.contains(other) && !other.contains(one) && cross(boxes.get(one), boxes.get(other), 1))
                faults.push(`${called(one)} and ${called(other)} overlap`);
    });
    const board = regions.find((region) => region.dataset.region === 'board');
    if (!board) return [...faults, 'there is no board'];
    const share = area(board) / (innerWidth * innerHeight);
    const least = innerWidth > innerHeight ? BOARD.landscape : BOARD.portrait;
    if (share < least) faults.push(`the board has ${(100 * share).toFixed(1)} % of the screen, not ${100 * least} %`);
    for (const region of regions)
        if (region !== board && area(region) > area(board)) faults.push(`${called(region)} is larger than the board`);

    // Words: not cut, not over each other, not covered. What scrolls may hide some of its own.
    function scrolls(element) {
        const { overflowX, overflowY } = getComputedStyle(element);
        return /auto|scroll/.test(overflowX + overflowY);
    }
    const frames = (element) => {
        const found = [];
        for (let at = element; at && at !== document.body; at = at.parentElement)
            if (/hidden|clip|auto|scroll/.test(getComputedStyle(at).overflow)) found.push(at);
        return found;
    };
    const words = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
        const parent = node.parentElement;
        if (
            !node.data.trim() ||
            !parent ||
            parent.closest('svg, script, style, .unseen, .skip, dialog') ||
            // Only read out.
            getComputedStyle(parent).clipPath === 'inset(50%)' ||
            !shown(parent)
        )
            continue;
        const range = document.createRange();
        range.selectNodeContents(node);
        const around = frames(parent);
        const scroller = around.find(scrolls);
        for (const box of range.getClientRects()) {
            if (box.width < 1 || box.height < 1) continue;
            // Beyond the edge of a list that scrolls.
            if (scroller && !within(box, scroller.getBoundingClientRect(), 1)) continue;
            // Where ink is: the box of a display face is higher than its figures.
            const half = Number.parseFloat(getComputedStyle(parent).fontSize) * 0.42;
            const middle = box.top + box.height / 2;
            const ink = new DOMRect(box.left, middle - half, box.width, 2 * half);
            words.push({ text: short(node.data), node, parent, box, ink });
            const cutter = around.find((frame) => !scrolls(frame) && !within(box, frame.getBoundingClientRect(), 1.5));
            if (cutter || !within(box, screen, 1)) faults.push(`"${short(node.data)}" is cut off`);
        }
    }
    words.forEach((one, place) => {
        for (const other of words.slice(place + 1))
            if (one.node !== other.node && cross(one.ink, other.ink, 2))
                faults.push(`"${one.text}" and "${other.text}" lie over each other`);
    });
    const onTop = (element, x, y) => {
        const top = document.elementFromPoint(x, y);
        return top && (element.contains(top) || top.contains(element)) ? null : (top ?? document.body);
    };
    for (const { text, parent, box } of words) {
        if (getComputedStyle(parent).pointerEvents === 'none') continue;
        const top = onTop(parent, box.left + box.width / 2, box.top + box.height / 2);
        if (top) faults.push(`"${text}" is covered by ${called(top) || top.tagName}`);
    }

    // Who plays, and how I stand.
    for (const name of names)
        if (!words.some(({ text }) => text === name)) faults.push(`the name ${name} is not to be seen`);
    if (own && !words.some(({ parent }) => parent.closest('[data-own]')))
        faults.push('the own score is not to be seen');

    // Buttons: large enough for a finger, and nothing lies over them.
    for (const button of document.querySelectorAll('[data-region] button, [data-region] a, [data-region] select')) {
        if (!shown(button)) continue;
        const scroller = frames(button).find(scrolls);
        const box = button.getBoundingClientRect();
        if (!scroller && !within(box, screen, 1)) faults.push(`the button "${called(button)}" leaves the screen`);
        if (scroller && !within(box, scroller.getBoundingClientRect(), 1)) continue;
        const after = getComputedStyle(button, '::after');
        const more = after.content !== 'none' && after.position === 'absolute' ? -2 * Number.parseFloat(after.top) : 0;
        const card = button.closest('.hand') && button.closest('li');
        // Cards of a fan lie over each other: what is seen of one counts, its left edge.
        const next = card?.nextElementSibling?.getBoundingClientRect();
        const row = next && Math.abs(next.top - card.getBoundingClientRect().top) < 4 && next.left > box.left;
        const wide = row
            ? Math.min(button.offsetWidth, next.left - card.getBoundingClientRect().left)
            : button.offsetWidth;
        const size = Math.min(wide, button.offsetHeight) + more;
        // The log beside the board is for a mouse; on a phone it has a page of its own.
        if (size < (card ? NEAR : FINGER) - 0.6 && !button.closest('[data-region=rail]'))
            faults.push(`the button "${called(button)}" has ${size.toFixed(0)} px`);
        const [x, y] = card
            ? [card.getBoundingClientRect().left + Math.min(14, wide / 2), box.top + box.height / 2]
            : [box.left + box.width / 2, box.top + box.height / 2];
        const top = onTop(button, x, y);
        if (top && !(card && card.contains(top)))
            faults.push(`the button "${called(button)}" is covered by ${called(top) || top.tagName}`);
    }

    // What can be chosen on the board: all of it in sight, uncovered, and far enough from the next.
    const targets = [...board.querySelectorAll('[data-target], [data-choice]')].map((mark) => {
        const box = mark.getBoundingClientRect();
        return {
            mark,
            name: mark.dataset.target ?? mark.dataset.choice,
            x: box.left + box.width / 2,
            y: box.top + box.height / 2,
        };
    });
    const loupe = board.querySelector('[data-loupe]');
    for (const { mark, name, x, y } of targets) {
        const inside =
            x > boxes.get(board).left &&
            x < boxes.get(board).right &&
            y > boxes.get(board).top &&
            y < boxes.get(board).bottom;
        if (!inside) {
            faults.push(`the target ${name} lies outside the board`);
            continue;
        }
        const top = onTop(mark.closest('svg'), x, y);
        if (top) faults.push(`the target ${name} is covered by ${called(top) || top.tagName}`);
        const apart = Math.min(
            ...targets.filter((other) => other.name !== name).map((other) => Math.hypot(other.x - x, other.y - y)),
        );
        if (apart < NEAR - 0.5 && !loupe) faults.push(`the target ${name} is ${apart.toFixed(0)} px from the next`);
    }
    return [...new Set(faults)];
}
