// Another look for a page as it is: chosen in its settings, as from another tab.

/** Wear what is given of language and theme, and wait until nothing changes colour any more. */
export async function wear(page, look) {
    await page.evaluate((wish) => {
        const settings = { volume: 0, ...JSON.parse(localStorage.getItem('howdah-settings') ?? '{}'), ...wish };
        localStorage.setItem('howdah-settings', JSON.stringify(settings));
        window.dispatchEvent(new StorageEvent('storage', { key: 'howdah-settings' }));
    }, look);
    await page.waitForFunction(
        ({ language, theme }) =>
            document.documentElement.dataset.theme === theme &&
            (!language || document.documentElement.lang === language),
        look,
    );
    await page.evaluate(() =>
        Promise.all(
            document
                .getAnimations()
                .filter((each) => each instanceof CSSTransition)
                .map((each) => each.finished.catch(() => undefined)),
        ),
    );
}
