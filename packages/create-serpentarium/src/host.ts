import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { PackageManager } from "./package-manager.ts";
import type { Stock } from "./templates.ts";

/** What the program needs of the machine on which it runs. */
export interface Host {
  /** The folder in which it was called. */
  readonly folder: string;
  /** The version of Node, such as `24.21.0`. */
  readonly node: string;
  /** The templates that come with it. */
  stock(): Promise<Stock>;
  /** The name of whoever works here, as git knows it; nothing where it does not. */
  author(): Promise<string | undefined>;
  /**
   * Installs what a package needs, and says whether it worked.
   *
   * @param isTerse - whether only errors are told: of an older Node npm warns once a package
   */
  install(manager: PackageManager, folder: string, isTerse: boolean): Promise<boolean>;
  /** The version of this program. */
  version(): Promise<string>;
}

const textBeside = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");

/** The output of a command; nothing where it fails, or is not there. */
const outputOf = (command: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", () => done(undefined));
    child.on("close", (code) => done(code === 0 ? output.trim() : undefined));
  });

/** This machine. */
export const createHost = (): Host => ({
  folder: process.cwd(),
  node: process.versions.node,
  stock: async () => JSON.parse(await textBeside("./templates.json")) as Stock,
  author: async () => (await outputOf("git", ["config", "user.name"])) || undefined,
  install: (manager, folder, isTerse) =>
    new Promise((done) => {
      const env = isTerse ? { ...process.env, npm_config_loglevel: "error" } : process.env;
      // on Windows the package managers are scripts, which only a shell runs; nothing from outside is in the command
      const child = spawn(`${manager} install`, { cwd: folder, env, stdio: "inherit", shell: true });
      child.on("error", () => done(false));
      child.on("close", (code) => done(code === 0));
    }),
  async version() {
    const manifest: unknown = JSON.parse(await textBeside("../package.json"));
    return String((manifest as { readonly version: string }).version);
  },
});
