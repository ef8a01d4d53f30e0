import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { TestProject } from "vitest/node";
import { createProject, type Installer, install, type Project } from "../src/project.ts";
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

/** What the tests use beside the packages of this workspace. */
const OTHERS = [
  "xstate",
  ...["@xstate/react", "react", "react-dom", "@types/react", "happy-dom"],
  ...["esbuild", "rollup", "@rollup/plugin-node-resolve", "vite", "webpack", "typescript", "@types/node"],
];

/** One registry for all files, and one folder for each installer in which everything is installed. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
  const { url, close } = await startRegistry();
  const home = mkdtempSync(join(tmpdir(), "serpentarium-home-"));
  const games = gamePackages(workspace).map(({ manifest }) => manifest.name);
  const packages = ["@serpentarium/core", "@serpentarium/board", ...games, ...OTHERS];
  const installed = async (installer: Installer): Promise<Project> => {
    const project = createProject(home);
    await install(project, installer, url, packages);
    return project;
  };
  const npm = await installed("npm");
  const pnpm = await installed("pnpm");
  provide("registry", url);
  provide("npm", npm);
  provide("pnpm", pnpm);
  return async () => {
    await close();
    for (const folder of [npm.folder, pnpm.folder, home]) rmSync(folder, { recursive: true, force: true });
  };
}
