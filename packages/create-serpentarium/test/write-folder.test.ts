import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeFolder } from "../src/write-folder.ts";
import { emptyFolder } from "./program.ts";

const FILES = { "package.json": "{}\n", "src/index.ts": "export {};\n", ".gitignore": "dist/\n" };
/** Needs a file and a folder at the same path. */
const IMPOSSIBLE = { ...FILES, src: "a file", "src/z/index.ts": "" };

describe("writeFolder", () => {
  test("writes the files and nothing else", async () => {
    const folder = join(emptyFolder(), "a/b");
    expect(await writeFolder(folder, FILES)).toEqual({ ok: true, value: folder });
    expect(readdirSync(folder).sort()).toEqual([".gitignore", "package.json", "src"]);
    expect(readFileSync(join(folder, "src/index.ts"), "utf8")).toBe("export {};\n");
  });

  test("accepts an empty folder, and refuses any other", async () => {
    const folder = emptyFolder();
    expect((await writeFolder(folder, FILES)).ok).toBe(true);
    expect(await writeFolder(folder, FILES)).toMatchObject({ ok: false, error: { code: "not-empty" } });
  });

  test("removes the folders it created if it fails half-way", async () => {
    const root = emptyFolder();
    const failed = await writeFolder(join(root, "a/b"), IMPOSSIBLE);
    expect(failed).toMatchObject({ ok: false, error: { code: "not-writable" } });
    expect(existsSync(join(root, "a"))).toBe(false);
    expect(existsSync(root)).toBe(true);
  });

  test("empties an existing folder if it fails half-way", async () => {
    const folder = join(emptyFolder(), "mine");
    mkdirSync(folder);
    expect((await writeFolder(folder, IMPOSSIBLE)).ok).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
