"""Cards as text, what one viewer knows of them, and dealing the rest.

hand 1: green-5 x2 tiger ? x3      `?` is a card that is not known
discards: mouse
table: monkey                      cards that are being played
pile: ? x40                        without it, whatever lies nowhere else
seers: 2                           who knows the discards exactly; without it, everyone
memory 2: hand-3 tiger             what seat 2 is certain of; one row a group of places
  hand-1+discards mouse green-5
"""

from typing import Final

from howdah.engine.generator import Generator
from howdah.engine.notation import UNKNOWN, Position, Section, Word, words_of
from howdah.games.race.cards.places import Cards

SECTIONS: Final = ("discards", "table", "pile", "seers")


class Deck:
    """The kinds of a deck by name, and how many there are of each."""

    def __init__(self, names: list[str], counts: list[int]) -> None:
        self.names = names
        self.counts = counts

    def text(self) -> str:
        return cards_text(self.names, self.counts)


class KnownPile:
    """What is known of one place: cards by kind, and how many more lie there unseen."""

    def __init__(self, counts: list[int], hidden: int) -> None:
        self.counts = counts
        self.hidden = hidden

    def size(self) -> int:
        return sum(self.counts) + self.hidden


class Group:
    """Places (hands by seat; the discards last) and the cards that are certainly among them."""

    def __init__(self, places: list[int], counts: list[int]) -> None:
        self.places = places
        self.counts = counts


class KnownCards:
    """All places as one viewer (or `CHANCE`) knows them. Memories go by viewer; spectators come after the seats."""

    def __init__(
        self,
        deck: Deck,
        hands: list[KnownPile],
        discards: KnownPile,
        table: list[int],
        pile: KnownPile,
        seers: int,
        memories: dict[int, list[Group]],
    ) -> None:
        self.deck = deck
        self.hands = hands
        self.discards = discards
        self.table = table
        self.pile = pile
        self.seers = seers
        self.memories = memories

    def is_whole(self) -> bool:
        return not any(heap.hidden for heap in [*self.hands, self.discards, self.pile])

    def rest(self) -> list[int]:
        """The cards that are not known to lie in one certain place."""
        known = [self.table, *[heap.counts for heap in [*self.hands, self.discards, self.pile]]]
        return [total - sum(counts[kind] for counts in known) for kind, total in enumerate(self.deck.counts)]


def know_cards(cards: Cards, deck: Deck, viewer: int, everything: bool) -> KnownCards:
    """What a viewer knows; or everything."""
    seats, kinds = int(cards.seats), int(cards.kinds)
    nothing = [0] * kinds
    hands: list[KnownPile] = []
    for seat in range(seats):
        counts = [int(cards.hands[seat * kinds + kind]) for kind in range(kinds)]
        open_hand = everything or seat == viewer
        hands.append(KnownPile(counts, 0) if open_hand else KnownPile(nothing[:], sum(counts)))
    discards = KnownPile([int(count) for count in cards.discards], 0)
    if not everything and not cards.seers >> viewer & 1:
        discards = KnownPile(nothing[:], int(cards.discards_size))
    pile = (
        KnownPile([int(count) for count in cards.pile], 0)
        if everything
        else KnownPile(nothing[:], int(cards.pile_size))
    )
    memories: dict[int, list[Group]] = {}
    for who in range(seats + 1) if everything else [viewer]:
        if cards.watching >> who & 1:
            memories[who] = memory_of(cards, who)
    table = [int(count) for count in cards.table]
    return KnownCards(deck, hands, discards, table, pile, int(cards.seers), memories)


def memory_of(cards: Cards, viewer: int) -> list[Group]:
    """The groups of which a viewer is certain of anything."""
    places = range(int(cards.seats) + 1)
    groups: list[Group] = []
    for group in places:
        counts = [int(cards.known_in(viewer, group, kind)) for kind in range(int(cards.kinds))]
        members = [place for place in places if cards.group_of(viewer, place) == group]
        if any(counts):
            groups.append(Group(members, counts))
    return groups


def deal_cards(known: KnownCards, generator: Generator) -> Cards:
    """Cards drawn from all that agree with what is known. Others' memories are not known and begin again."""
    seats, kinds = len(known.hands), len(known.deck.names)
    cards = Cards(seats, kinds)
    heaps = [*known.hands, known.discards]
    dealt = [heap.counts[:] for heap in heaps]
    rest = known.rest()
    groups = hidden_groups(known)
    for group in groups:
        for kind, count in enumerate(group.counts):
            rest[kind] -= count
    loose = shuffled(rest, generator)
    for group in groups:
        room = sum(heaps[place].hidden for place in group.places) - sum(group.counts)
        inside = group.counts[:]
        for _ in range(room):
            inside[loose.pop()] += 1
        stack = shuffled(inside, generator)
        for place in group.places:
            for _ in range(heaps[place].hidden):
                dealt[place][stack.pop()] += 1
    pile = known.pile.counts[:]
    for kind in loose:
        pile[kind] += 1
    fill(cards, dealt, known.table, pile)
    cards.seers = known.seers
    for viewer, memory in known.memories.items():
        remember(cards, viewer, memory)
    return cards


def hidden_groups(known: KnownCards) -> list[Group]:
    """The places where cards are hidden, by groups; a place of which nothing is certain is a group of its own."""
    memory = next(iter(known.memories.values()), []) if not known.is_whole() else []
    groups = [Group(group.places, group.counts) for group in memory]
    grouped = [place for group in groups for place in group.places]
    none = [0] * len(known.deck.names)
    for place, heap in enumerate([*known.hands, known.discards]):
        if place not in grouped and heap.hidden:
            groups.append(Group([place], none))
    return groups


def shuffled(counts: list[int], generator: Generator) -> list[int]:
    """The cards of these counts in a random order."""
    stack = [kind for kind, count in enumerate(counts) for _ in range(count)]
    for last in range(len(stack) - 1, 0, -1):
        place = int(generator.below(last + 1))
        stack[last], stack[place] = stack[place], stack[last]
    return stack


def fill(cards: Cards, dealt: list[list[int]], table: list[int], pile: list[int]) -> None:
    """Put counts of cards into their places."""
    kinds = int(cards.kinds)
    for seat in range(int(cards.seats)):
        for kind in range(kinds):
            cards.hands[seat * kinds + kind] = dealt[seat][kind]
        cards.sizes[seat] = sum(dealt[seat])
    for kind in range(kinds):
        cards.discards[kind] = dealt[-1][kind]
        cards.table[kind] = table[kind]
        cards.pile[kind] = pile[kind]
    cards.discards_size = sum(dealt[-1])
    cards.table_size = sum(table)
    cards.pile_size = sum(pile)


def remember(cards: Cards, viewer: int, memory: list[Group]) -> None:
    """Give a viewer these certainties."""
    first = viewer * (int(cards.seats) + 1)
    for group in memory:
        for place in group.places:
            cards.groups[first + place] = group.places[0]
        for kind, count in enumerate(group.counts):
            cards.learn(viewer, group.places[0], kind, count)


# Writing.


def cards_text(names: list[str], counts: list[int], hidden: int = 0) -> str:
    """Cards in the order of the deck, `? xN` for those that are not known."""
    parts = [counted(names[kind], count) for kind, count in enumerate(counts) if count]
    return " ".join([*parts, counted(UNKNOWN, hidden)] if hidden else parts)


def counted(name: str, count: int) -> str:
    return name if count == 1 else f"{name} x{count}"


def card_sections(known: KnownCards, complete: bool) -> list[Section]:
    """The sections of all places; empty ones and the pile follow from the rest."""
    names = known.deck.names
    sections: list[Section] = []

    def put(name: str, counts: list[int], hidden: int = 0) -> None:
        text = cards_text(names, counts, hidden)
        if text or complete:
            sections.append(Section(name, text))

    for seat, heap in enumerate(known.hands):
        put(f"hand {seat + 1}", heap.counts, heap.hidden)
    put("table", known.table)
    put("discards", known.discards.counts, known.discards.hidden)
    if complete:
        put("pile", known.pile.counts, known.pile.hidden)
    seats = len(known.hands)
    if known.seers != (1 << seats + 1) - 1:
        seers = [watcher_text(viewer, seats) for viewer in range(seats + 1) if known.seers >> viewer & 1]
        sections.append(Section("seers", " ".join(seers)))
    for viewer, memory in known.memories.items():
        rows = [f"{places_text(group.places, seats)} {cards_text(names, group.counts)}" for group in memory]
        sections.append(Section(f"memory {watcher_text(viewer, seats)}", "\n".join(rows)))
    return sections


def watcher_text(viewer: int, seats: int) -> str:
    return "spectator" if viewer == seats else str(viewer + 1)


def place_text(place: int, seats: int) -> str:
    return "discards" if place == seats else f"hand-{place + 1}"


def places_text(places: list[int], seats: int) -> str:
    return "+".join(place_text(place, seats) for place in places)


# Reading.


def section_names(seats: int) -> list[str]:
    """The sections that cards may have in a position."""
    viewers = [watcher_text(viewer, seats) for viewer in range(seats + 1)]
    return [*[f"hand {seat + 1}" for seat in range(seats)], *SECTIONS, *[f"memory {who}" for who in viewers]]


def read_counts(words: list[Word], names: list[str], unknown: bool = False) -> KnownPile:
    """`green-5 x2 tiger ? x3` as counts."""
    counts = [0] * len(names)
    hidden = 0
    expected = "a card: " + ", ".join(names) + (", or ?" if unknown else "")
    last: Word | None = None
    for word in words:
        times = 1
        if last is not None and word.text[:1] == "x" and word.text[1:].isdecimal():
            times = Word(word.text[1:], word.line, word.column + 1).number() - 1
            if times < 0:
                raise word.wrong("how many: x1, x2 ...")
            word, last = last, None
        else:
            last = word
        if unknown and word.text == UNKNOWN:
            hidden += times
        elif word.text in names:
            counts[names.index(word.text)] += times
        else:
            raise word.wrong(expected)
    return KnownPile(counts, hidden)


def read_cards(deck: Deck, seats: int, position: Position) -> KnownCards:
    """The sections of all places; a pile that is not written is the rest."""

    def heap(name: str, unknown: bool = True) -> KnownPile:
        section = position.section(name)
        return read_counts([] if section is None else section.words(), deck.names, unknown)

    hands = [heap(f"hand {seat + 1}") for seat in range(seats)]
    known = KnownCards(deck, hands, heap("discards"), heap("table", False).counts, heap("pile"), 0, {})
    known.seers = read_seers(position, seats)
    for viewer in range(seats + 1):
        section = position.section(f"memory {watcher_text(viewer, seats)}")
        if section is not None:
            known.memories[viewer] = [read_group(row, deck, seats) for row in section.placed_rows]
    settle_pile(known, position)
    return known


def settle_pile(known: KnownCards, position: Position) -> None:
    """Every card of the deck lies somewhere, and no more of them than there are."""
    rest = known.rest()
    for kind, left in enumerate(rest):
        if left < 0:
            raise position.head.wrong(f"at most {known.deck.counts[kind]} cards '{known.deck.names[kind]}' in all")
    hidden = sum(heap.hidden for heap in [*known.hands, known.discards])
    written = position.section("pile")
    if written is None:
        if hidden == 0:
            known.pile = KnownPile(rest, 0)
        else:
            known.pile = KnownPile([0] * len(rest), sum(rest) - hidden)
    if known.pile.hidden < 0 or sum(rest) != hidden + (known.pile.hidden if written or hidden else sum(rest)):
        raise position.head.wrong(f"{sum(known.deck.counts)} cards in all")
    if len(known.memories) > 1 and not known.is_whole():
        raise position.head.wrong("one memory, that of the seat from which cards are hidden")
    for viewer, memory in known.memories.items():
        check_groups(known, viewer, memory, position)
        check_memory(known, memory, position)


def check_groups(known: KnownCards, viewer: int, memory: list[Group], position: Position) -> None:
    """A memory names each place once, and places that its viewer does not see."""
    discards = len(known.hands)
    named = [place for group in memory for place in group.places]
    seen = [viewer] if viewer < discards else []
    if known.seers >> viewer & 1:
        seen.append(discards)
    if len(set(named)) != len(named) or any(place in seen for place in named):
        raise position.head.wrong("memories of places that are not seen, each place once")
    if not all(any(group.counts) for group in memory):
        raise position.head.wrong("a card in each group of a memory")


def check_memory(known: KnownCards, memory: list[Group], position: Position) -> None:
    """A memory must fit the cards that are not seen."""
    heaps = [*known.hands, known.discards]
    if known.is_whole():
        for group in memory:
            for kind, count in enumerate(group.counts):
                if count > sum(heaps[place].counts[kind] for place in group.places):
                    raise position.head.wrong("memories of cards that lie where they are remembered")
        return
    rest = known.rest()
    for kind in range(len(rest)):
        if sum(group.counts[kind] for group in memory) > rest[kind]:
            raise position.head.wrong("memories of cards that can lie there")
    for group in memory:
        if sum(group.counts) > sum(heaps[place].hidden for place in group.places):
            raise position.head.wrong("no more remembered cards than lie in their places")


def read_seers(position: Position, seats: int) -> int:
    section = position.section("seers")
    if section is None:
        return int((1 << seats + 1) - 1)
    texts = [watcher_text(viewer, seats) for viewer in range(seats + 1)]
    seers = {texts.index(word.among(texts)) for word in section.words()}
    if not seers:
        raise section.wrong("somebody who has seen the discards")
    return sum(1 << seer for seer in seers)


def read_group(row: Word, deck: Deck, seats: int) -> Group:
    """`hand-1+discards mouse green-5`."""
    words = words_of(row.text, row.line, row.column)
    texts = [place_text(place, seats) for place in range(seats + 1)]
    if not words:
        raise row.wrong("places and cards, such as 'hand-2 tiger'")
    places = [Word(text, words[0].line, words[0].column).among(texts) for text in words[0].text.split("+")]
    return Group(sorted(texts.index(place) for place in places), read_counts(words[1:], deck.names).counts)
