// Position text as an editor changes it.
import { describe, expect, it } from "vitest";
import {
  cardsOf,
  cardsText,
  gameOf,
  numbersOf,
  pairsOf,
  pairsText,
  readPosition,
  seatsOf,
  valueOf,
  withValue,
  writePosition,
} from "../../web/src/setup/position";

describe("position text", () => {
  const text = "raj 2\nused 1: 4 15\nstake: 3";

  it("reads one line and many alike", () => {
    expect(readPosition("raj 2 / used 1: 4 15 / stake: 3")).toEqual(readPosition(text));
    expect(writePosition(readPosition(text))).toBe(text);
    expect([gameOf(text), seatsOf(text)]).toEqual(["raj", 2]);
    expect(valueOf("totem 2\n# a comment\nrows:\n  a b\n  c", "rows")).toBe("a b | c");
  });

  it("changes, adds and drops a section and leaves the rest", () => {
    expect(withValue(text, "stake", "5")).toBe("raj 2\nused 1: 4 15\nstake: 5");
    expect(withValue(text, "taken 2", "6")).toBe(`${text}\ntaken 2: 6`);
    expect(withValue(text, "used 1", null)).toBe("raj 2\nstake: 3");
  });

  it("reads ranges, counted cards and animals with their cells", () => {
    expect(numbersOf("-2..1 4")).toEqual([-2, -1, 0, 1, 4]);
    expect(cardsText(cardsOf("green-5 x2 tiger ? x3"))).toBe("green-5 x2 tiger ? x3");
    expect(cardsOf("green-5 green-5").get("green-5")).toBe(2);
    expect(pairsText(pairsOf("A b10 B b3"))).toBe("A b10 B b3");
  });
});
