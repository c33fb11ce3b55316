import { expect, test } from "vitest";
import { DECKS } from "../../web/src/lobby/decks.gen";
import { deckText, pilesOf, sizeOf } from "../../web/src/lobby/decks";

test.each(["elephant_rally", "formula_e"])("the deck of %s is counted and written as it was", (game) => {
  const text = DECKS[game]!;
  const piles = pilesOf(game, text)!;
  expect(piles).toHaveLength(1);
  expect(deckText(piles)).toBe(text);
  expect(text).toContain(`cards ${sizeOf(piles[0]!.counts)} `);
});

test("a kind that is left out of a race can be chosen again, and others of the text stay", () => {
  const [pile] = pilesOf("formula_e", "green-9 x3 tiger")!;
  expect(pile!.counts.get("green-9")).toBe(3);
  expect(pile!.counts.get("cow")).toBe(0);
  expect(deckText([pile!])).toBe("cards 4 tiger green-9 x3");
});

test("the deck of Raj is bid cards, each once, and prizes", () => {
  const [bids, prizes] = pilesOf("raj", DECKS.raj!)!;
  expect(sizeOf(bids!.counts)).toBe(15);
  expect(bids!.single).toBe(true);
  expect(bids!.counts.get("16")).toBe(0);
  expect(sizeOf(prizes!.counts)).toBe(15);
  prizes!.counts.set("10", 2);
  expect(deckText([bids!, prizes!])).toBe(
    "bids 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 prizes -5 -4 -3 -2 -1 1 2 3 4 5 6 7 8 9 10 10",
  );
});

test("a text that is no deck is left as it is", () => {
  expect(pilesOf("raj", "something")).toBeNull();
  expect(pilesOf("formula_e", "")).toBeNull();
});
