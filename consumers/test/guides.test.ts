import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, beforeAll, expect, inject, test } from "vitest";
import { copyGuidePrograms, guideProgramsIn, packagesImportedIn } from "../src/guide-programs.ts";
import { createProject, install, type Project, writeProjectFile } from "../src/project.ts";
import { run } from "../src/run.ts";
import { workspace } from "../src/tools.ts";
import { publishablePackages } from "../src/workspace.ts";

/** Runs a program to its end, or until it only waits for requests; with the globals of a page. */
const RUNNER = `
import { Window } from "happy-dom";

const window = new Window();
Object.assign(globalThis, { window, self: window, document: window.document });
for (const name of ["HTMLElement", "Element", "CustomEvent", "CSSStyleSheet", "customElements", "ResizeObserver"])
  globalThis[name] = window[name];
for (const name of ["matchMedia", "getComputedStyle"]) globalThis[name] = window[name].bind(window);
await import(process.argv[2]);
process.exit();
`;

/** The optional packages that the guide about the lab tells to install. */
const FOR_PAGES = ["@observablehq/plot", "linkedom"];

const copied = mkdtempSync(join(tmpdir(), "serpentarium-guides-"));
copyGuidePrograms(copied);
const programs = guideProgramsIn(copied);
const imported = packagesImportedIn(copied);

let project: Project;
beforeAll(async () => {
  project = createProject(inject("npm").env["HOME"]);
  copyGuidePrograms(project.folder);
  writeProjectFile(project, "runner.js", RUNNER);
  await install(project, "npm", inject("registry"), [...imported, ...FOR_PAGES, "happy-dom"]);
});
afterAll(() => {
  for (const folder of [copied, project.folder]) rmSync(folder, { recursive: true, force: true });
});

test("the programs of the guides are found, and import only what is published", () => {
  expect(programs.length).toBeGreaterThan(20);
  const published = publishablePackages(workspace).map(({ manifest }) => manifest.name);
  const own = imported.filter((name) => name.startsWith("@serpentarium/"));
  expect(own).toContain("@serpentarium/core");
  expect(own.filter((name) => !published.includes(name))).toEqual([]);
});

test.each(programs)("%s runs in a folder with the packed packages", async (program) => {
  const { code, stderr } = await run(process.execPath, ["runner.js", `./${program}`], {
    cwd: project.folder,
    env: project.env,
  });
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
});
