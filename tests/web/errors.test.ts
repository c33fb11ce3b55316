import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { messageOf, patternsOf } from "../../web/src/words/patterns";

const patterns = patternsOf(readFileSync(new URL("../../howdah/locale/en/error.ftl", import.meta.url), "utf8"));

test.each([
  ["a card: green-5, tiger", "error-card", { list: "green-5, tiger" }],
  ["a card: green-5, tiger, or ?", "error-cards-or-unknown", { list: "green-5, tiger" }],
  ["kinds that add up to 68 cards; these are 67", "error-deck-adds-up", { total: 68, count: 67 }],
  ["a position that a game can reach: TOT-4.3: the pieces of seat 1 are not connected", "error-unreachable", { clause: "TOT-4.3" }],
])("what the engine says is found by its English text: %s", (text, key, facts) => {
  expect(messageOf(text, patterns)).toEqual({ key, facts });
});

test("what nobody has put into words is not found", () => {
  expect(messageOf("something else", patterns)).toBeNull();
});
