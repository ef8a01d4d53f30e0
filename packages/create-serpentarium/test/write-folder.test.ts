import { existsSync, mkdirSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, test } from "vitest";
import { writeFolder } from "../src/write-folder.ts";
import { emptyFolder } from "./program.ts";

const FILES = { "package.json": "{}\n", "src/index.ts": "export {};\n", ".gitignore": "dist/\n" };
/** Its second file would need a folder where the first one is a file. */
const IMPOSSIBLE = { ...FILES, src: "a file", "src/z/index.ts": "" };

describe("a folder that is written", () => {
  test("has the files, and nothing else", async () => {
    const folder = join(emptyFolder(), "a/b");
    expect(await writeFolder(folder, FILES)).toEqual({ ok: true, value: folder });
    expect(readdirSync(folder).sort()).toEqual([".gitignore", "package.json", "src"]);
    expect(readFileSync(join(folder, "src/index.ts"), "utf8")).toBe("export {};\n");
  });

  test("may be there already, empty", async () => {
    const folder = emptyFolder();
    expect((await writeFolder(folder, FILES)).ok).toBe(true);
    expect(await writeFolder(folder, FILES)).toMatchObject({ ok: false, error: { code: "not-empty" } });
  });

  test("is gone when it fails half-way, with the folders made for it", async () => {
    const root = emptyFolder();
    const failed = await writeFolder(join(root, "a/b"), IMPOSSIBLE);
    expect(failed).toMatchObject({ ok: false, error: { code: "not-writable" } });
    expect(existsSync(join(root, "a"))).toBe(false);
    expect(existsSync(root)).toBe(true);
  });

  test("is empty again when it fails half-way, where it was there before", async () => {
    const folder = join(emptyFolder(), "mine");
    mkdirSync(folder);
    expect((await writeFolder(folder, IMPOSSIBLE)).ok).toBe(false);
    expect(readdirSync(folder)).toEqual([]);
  });
});
