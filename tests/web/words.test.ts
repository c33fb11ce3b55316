// The build of the client fails where a language lacks a rulebook, a clause or its mark.
import { spawnSync } from "node:child_process";
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";

const script = new URL("../../web/scripts/words.mjs", import.meta.url).pathname;
const words = new URL("../../howdah/locale", import.meta.url).pathname;
let folder = "";

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "howdah-words-"));
  cpSync(words, folder, { recursive: true });
});
afterEach(() => rmSync(folder, { recursive: true }));

function build(): { status: number | null; said: string } {
  const done = spawnSync("node", [script], {
    env: { ...process.env, HOWDAH_LOCALE: folder },
    encoding: "utf8",
  });
  return { status: done.status, said: done.stderr };
}

function change(file: string, before: RegExp, after: string): void {
  const text = readFileSync(join(folder, file), "utf8");
  expect(text).toMatch(before);
  writeFileSync(join(folder, file), text.replace(before, after));
}

// Each of these starts a process, which may take long on a busy machine.
describe("the words of the client", { timeout: 120_000 }, () => {
  it("are whole", () => {
    expect(build()).toEqual({ status: 0, said: "" });
  });
  it("lack a rulebook", () => {
    rmSync(join(folder, "ru/raj.md"));
    expect(build()).toEqual({ status: 1, said: "ru/raj.md is missing\n" });
  });
  it("lack a clause", () => {
    change("pt/totem.md", /^- TOT-5\.7 .*\n/m, "");
    expect(build()).toEqual({ status: 1, said: "pt/totem.md: no TOT-5.7\n" });
  });
  it("call a ruling a rule", () => {
    change("ru/raj.md", /RAJ-2\.3 \[ruling\]/, "RAJ-2.3");
    expect(build().said).toBe("ru/raj.md: no RAJ-2.3 [ruling]\nru/raj.md: RAJ-2.3 is not in English\n");
  });
  it("lack a message", () => {
    change("pt/web.ftl", /^web-rules-none = .*\n/m, "");
    expect(build()).toEqual({ status: 1, said: "pt: no words for web-rules-none\n" });
  });
});
