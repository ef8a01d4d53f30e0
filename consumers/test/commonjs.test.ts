import { expect, inject, test } from "vitest";
import { writeProjectFile } from "../src/project.ts";
import { output, run } from "../src/run.ts";

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
