import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, inject, test } from "vitest";
import { INSTALLERS, writeProjectFile } from "../src/project.ts";
import { output, run } from "../src/run.ts";
import { workspace } from "../src/tools.ts";

const project = inject("npm");
const options = { cwd: project.folder, env: project.env };
const play = "console.log(createTable(pantarei).seats);";
const REQUIRED = `
const { createTable } = require("@serpentarium/core");
const { pantarei } = require("@serpentarium/pantarei");
${play}`;
const IMPORTED = `
(async () => {
  const { createTable } = await import("@serpentarium/core");
  const { pantarei } = await import("@serpentarium/pantarei");
  ${play}
})();`;
/** Node without `require` of ES modules, as below 20.19. */
const OLDER = "--no-experimental-require-module";

test("CommonJS can require the packages", async () => {
  const file = writeProjectFile(project, "commonjs/required.cjs", REQUIRED);
  expect(await output(process.execPath, [file], options)).toBe("2\n");
});

test("in an older Node it can import them", async () => {
  const required = writeProjectFile(project, "commonjs/required.cjs", REQUIRED);
  expect((await run(process.execPath, [OLDER, required], options)).stderr).toContain("ERR_REQUIRE_ESM");
  const imported = writeProjectFile(project, "commonjs/imported.cjs", IMPORTED);
  expect(await output(process.execPath, [OLDER, imported], options)).toBe("2\n");
});

/** Prints the files of packages that are ES modules, among those that an application with a board and a client loads. */
const LOADED = `
import { registerHooks } from "node:module";
const files = [];
registerHooks({
  load(url, context, next) {
    const loaded = next(url, context);
    if (loaded.format === "module" && url.includes("/node_modules/")) files.push(new URL(url).pathname);
    return loaded;
  },
});
for (const name of ["board", "live/client", "pantarei", "table/views"]) await import("@serpentarium/" + name);
console.log(JSON.stringify(files));`;

test.each(INSTALLERS)(
  "with the line of SUPPORT.md, Jest compiles every ES module that %s has installed",
  async (name) => {
    const { folder, env } = inject(name);
    const text = readFileSync(join(workspace, "SUPPORT.md"), "utf8");
    const [line = ""] = /"transform": .*"transformIgnorePatterns": \[.*?\]/.exec(text) ?? [];
    const { transform, transformIgnorePatterns } = JSON.parse(`{ ${line} }`) as {
      readonly transform: Readonly<Record<string, string>>;
      readonly transformIgnorePatterns: readonly string[];
    };
    const matches = (patterns: readonly string[], file: string) =>
      patterns.some((pattern) => new RegExp(pattern).test(file));
    const program = writeProjectFile(inject(name), "commonjs/loaded.mjs", LOADED);
    const files: readonly string[] = JSON.parse(
      await output(process.execPath, [program], { cwd: folder, env }),
    );
    expect(files.length).toBeGreaterThan(10);
    const compiled = files.filter(
      (file) => matches(Object.keys(transform), file) && !matches(transformIgnorePatterns, file),
    );
    expect(compiled).toEqual(files);
  },
);
