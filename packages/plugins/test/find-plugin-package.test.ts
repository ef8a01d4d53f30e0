import { mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { CONTRACT_VERSION, unwrap } from "@serpentarium/core";
import { afterEach, beforeEach, expect, test } from "vitest";
import { findPluginPackage, loadPlugin, resolveExport } from "../src/index.ts";

const TIC_TAC_TOE = new URL("../../../examples/tic-tac-toe/src/index.ts", import.meta.url).pathname;

let folder = "";
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "serpentarium-"));
});
afterEach(() => rm(folder, { recursive: true }));

const put = (name: string, text: string): Promise<void> => writeFile(join(folder, name), text);

test("finds and loads a plugin by the path of its folder", async () => {
  const field = { contract: CONTRACT_VERSION, games: ["tic-tac-toe"] };
  await put("package.json", JSON.stringify({ name: "mine", type: "module", serpentarium: field }));
  await put("index.js", `export { default } from ${JSON.stringify(TIC_TAC_TOE)};`);
  const found = unwrap(findPluginPackage(folder));
  expect(found).toMatchObject({ name: "mine", origin: "path", ...field });
  expect(unwrap(await loadPlugin(found)).plugin.game.id).toBe("tic-tac-toe");
});

test("finds a plugin by its installed name", () => {
  expect(unwrap(findPluginPackage("@serpentarium/pantarei"))).toMatchObject({
    games: ["pantarei"],
    origin: "installed",
  });
});

test("resolves an exported subpath, and returns undefined for any other", async () => {
  const exports = { ".": "./index.js", "./teaching": { types: "./teaching.d.ts", default: "./teaching.js" } };
  await put("package.json", JSON.stringify({ name: "mine", exports }));
  expect(resolveExport(folder, "./teaching")).toBe(join(folder, "teaching.js"));
  expect(resolveExport(folder, "./editor")).toBeUndefined();
  for (const other of ["./index.js", { "./teaching": null }, 5, [5], { ".": 5, "./teaching": 5 }]) {
    await put("package.json", JSON.stringify({ name: "mine", exports: other }));
    expect(resolveExport(folder, "./teaching")).toBeUndefined();
  }
  await put("package.json", "{");
  expect(resolveExport(folder, "./teaching")).toBeUndefined();
});

test("refuses a package that is not a plugin", async () => {
  await put("package.json", "{}");
  const refusal = (specifier: string): unknown => {
    const found = findPluginPackage(specifier);
    return found.ok || found.error;
  };
  const problem = (id: string) => ({ code: "bad-plugin", message: { data: { problem: { id } } } });
  expect(refusal(folder)).toMatchObject(problem("plugins.no-plugin-field"));
  expect(refusal("no-such-package")).toEqual({
    code: "unknown-plugin",
    message: { id: "plugins.none-to-find", data: { specifier: "no-such-package" } },
  });
  await put("package.json", "{");
  expect(refusal(folder)).toMatchObject(problem("failures.bad-plugin.json"));
});
