// A ZIP file that others can open.
import { describe, expect, it } from "vitest";
import { zipOf } from "../../web/src/after/zip";
import { answered, dueCards, inParts, joined, type Card } from "../../web/src/puzzles/cards";

describe("a ZIP file of texts", () => {
  it("names its files, with sizes and checksums where the format wants them", async () => {
    const bytes = new Uint8Array(await zipOf({ "a.txt": "hello", "b.txt": "" }).arrayBuffer());
    const view = new DataView(bytes.buffer);
    expect(view.getUint32(0, true)).toBe(0x04034b50);
    expect(view.getUint32(14, true)).toBe(0x3610a686); // CRC-32 of "hello"
    expect(view.getUint32(18, true)).toBe(5);
    const end = bytes.length - 22;
    expect(view.getUint32(end, true)).toBe(0x06054b50);
    expect(view.getUint16(end + 10, true)).toBe(2);
    expect(view.getUint32(view.getUint32(end + 16, true), true)).toBe(0x02014b50);
  });
});

describe("what comes again", () => {
  const card: Card = { name: "own-1", game: "raj", changed: 1, box: 0, due: 10, lapses: 0, solved: false };
  it("comes later each time it is solved, tomorrow if not, and stays if tried too early", () => {
    const once = answered(card, true, 10);
    expect([once.box, once.due]).toEqual([1, 11]);
    expect(answered(once, true, 10).box).toBe(1);
    const missed = answered(once, false, 11);
    expect([missed.box, missed.due, missed.lapses]).toEqual([0, 12, 1]);
    expect(dueCards([card, missed], 12).map(({ lapses }) => lapses)).toEqual([1, 0]);
    expect(dueCards([{ ...card, box: 6 }], 99)).toEqual([]);
  });
  it("is joined with what another device has changed: the later change holds, and what was sent and is gone stays gone", () => {
    const theirs = { ...card, changed: 5, box: 2 };
    expect(joined([{ ...card, changed: 4, unsent: true }], [theirs])).toEqual([theirs]);
    const mine = { ...card, changed: 6, unsent: true };
    expect(joined([mine], [theirs])).toEqual([mine]);
    const other = { ...card, game: "totem", changed: 2 };
    expect(joined([{ ...other, unsent: true }], [theirs])).toEqual([{ ...other, unsent: true }, theirs]);
    expect(joined([other], [theirs])).toEqual([theirs]);
  });
  it("is sent in parts that a server takes, each card once and in its order", () => {
    const cards = [1, 2, 3, 4, 5].map((number) => ({ ...card, name: `n${number}` }));
    const size = JSON.stringify(cards[0]).length;
    expect(inParts(cards, 2 * size).map((part) => part.map(({ name }) => name))).toEqual([["n1", "n2"], ["n3", "n4"], ["n5"]]);
    expect(inParts(cards, 1).length).toBe(5);
    expect(inParts([])).toEqual([]);
  });
});
