import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { afterAll, expect, test } from "vitest";
import { parseRulebook } from "../src/index.ts";
import { readRulebook, readShortRules, rulebookFiles } from "../src/node.ts";

const folder = mkdtempSync(join(tmpdir(), "rulebook-"));
afterAll(() => rmSync(folder, { recursive: true }));

test("reads the files of a package by language", () => {
  expect(readRulebook(folder)).toEqual({});
  mkdirSync(join(folder, "rulebook"));
  for (const name of ["pt-BR.mdx", "pt-BR.short.md", "examples.json"])
    writeFileSync(join(folder, "rulebook", name), "## One\n");
  expect(readRulebook(pathToFileURL(folder))).toEqual({ "pt-BR": parseRulebook("## One\n") });
  expect(rulebookFiles(folder)).toEqual({ "pt-BR": join(folder, "rulebook", "pt-BR.mdx") });
  expect(readShortRules(folder)).toEqual({ "pt-BR": "## One\n" });
});
