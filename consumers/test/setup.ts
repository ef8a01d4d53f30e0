import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createProject, type Installer, install, type Project } from "../src/project.ts";
import { TOOLS } from "../src/readme.ts";
import { startRegistry } from "../src/registry.ts";
import { workspace } from "../src/tools.ts";
import { gamePackages } from "../src/workspace.ts";

declare module "vitest" {
  export interface ProvidedContext {
    registry: string;
    npm: Project;
    pnpm: Project;
  }
}

/** The packages of others that the programs of the tests import. */
const LIBRARIES = ["xstate", "preact", "@xstate/react", "react", "react-dom", "happy-dom"];

/** What the type checks need in addition; they run in the project of pnpm only. The bundlers run from this workspace. */
const TYPE_CHECKER = ["typescript", "@types/react", "@types/node"];

/** Starts one registry for all test files, and creates one project per installer with all packages. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startRegistry();
  const home = mkdtempSync(join(tmpdir(), "serpentarium-home-"));
  const games = gamePackages(workspace).map(({ manifest }) => manifest.name);
  const tools = ["core", ...TOOLS].map((name) => `@serpentarium/${name}`);
  const packages = [...tools, ...games, ...LIBRARIES];
  const createInstalled = async (installer: Installer, ...others: readonly string[]): Promise<Project> => {
    const project = createProject(home);
    await install(project, installer, url, [...packages, ...others]);
    return project;
  };
  const npm = await createInstalled("npm");
  const pnpm = await createInstalled("pnpm", ...TYPE_CHECKER);
  provide("registry", url);
  provide("npm", npm);
  provide("pnpm", pnpm);
  return async () => {
    await close();
    for (const folder of [npm.folder, pnpm.folder, home]) rmSync(folder, { recursive: true, force: true });
  };
}
