import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findPackage, type PluginPackage } from "../src/plugin-package.ts";

/** The `exports` conditions that resolve the packages of this workspace to their source. */
export const CONDITIONS = ["@serpentarium/source"];

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const TIC_TAC_TOE = pathTo("../../../examples/tic-tac-toe");

/** A package that a test can change. */
export interface PackageFixture {
  readonly folder: string;
  readonly pluginPackage: PluginPackage;
  /** Replaces a text in a file. @throws Error if the file does not contain it */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
}

/** Copies tic-tac-toe to a temporary folder, which is removed after the test. */
export function createPackageFixture(): PackageFixture {
  const folder = mkdtempSync(join(tmpdir(), "workshop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["src", "rulebook", "words", "package.json"]) {
    cpSync(join(TIC_TAC_TOE, part), join(folder, part), { recursive: true });
  }
  symlinkSync(pathTo("../node_modules"), join(folder, "node_modules"), "junction");
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  return {
    folder,
    pluginPackage: findPackage(folder),
    write,
    edit(file, from, to) {
      const before = readFileSync(join(folder, file), "utf8");
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      write(file, before.replace(from, to));
    },
  };
}

/** The package of a game in this workspace. */
export const workspacePackage = (name: string): PluginPackage => findPackage(pathTo(`../../${name}`));
