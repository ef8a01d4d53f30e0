import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { onTestFinished } from "vitest";
import { findPackage, type PluginPackage } from "../src/plugin-package.ts";

/** The conditions under which the packages of this workspace are read from source. */
export const CONDITIONS = ["@serpentarium/source"];

const pathTo = (path: string): string => fileURLToPath(new URL(path, import.meta.url));
const SAMPLE = pathTo("../../../examples/tic-tac-toe");

/** A package of an author's that can be changed. */
export interface OwnPackage {
  readonly folder: string;
  readonly home: PluginPackage;
  /** Changes a part of a file. */
  edit(file: string, from: string, to: string): void;
  write(file: string, text: string): void;
}

/** A copy of tic-tac-toe in a folder of its own, which goes with the test. */
export function ownPackage(): OwnPackage {
  const folder = mkdtempSync(join(tmpdir(), "workshop-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const part of ["src", "rulebook", "package.json"]) {
    cpSync(join(SAMPLE, part), join(folder, part), { recursive: true });
  }
  symlinkSync(pathTo("../node_modules"), join(folder, "node_modules"), "junction");
  const write = (file: string, text: string): void => writeFileSync(join(folder, file), text);
  return {
    folder,
    home: findPackage(folder),
    write,
    edit(file, from, to) {
      const before = readFileSync(join(folder, file), "utf8");
      if (!before.includes(from)) throw new Error(`${file} has no ${from}`);
      write(file, before.replace(from, to));
    },
  };
}

/** The package of this workspace that holds a game. */
export const packageOf = (name: string): PluginPackage => findPackage(pathTo(`../../${name}`));
