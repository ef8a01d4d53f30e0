import { spawn } from "node:child_process";
import { readFile } from "node:fs/promises";
import type { PackageManager } from "./package-manager.ts";
import type { TemplateBundle } from "./templates.ts";

/** Access to the machine on which the program runs. */
export interface Host {
  readonly folder: string;
  /** The version of Node, such as `24.21.0`. */
  readonly node: string;
  /** Loads the templates. */
  stock(): Promise<TemplateBundle>;
  /** The name of the user in git; undefined if there is none. */
  author(): Promise<string | undefined>;
  /**
   * Installs the dependencies of a package.
   *
   * @param isQuiet - whether to print errors only; under an older Node, npm warns once per package
   * @returns whether it succeeded
   */
  install(manager: PackageManager, folder: string, isQuiet: boolean): Promise<boolean>;
  /** The version of this program. */
  version(): Promise<string>;
}

const readBeside = (path: string): Promise<string> => readFile(new URL(path, import.meta.url), "utf8");

/** The output of a command; undefined if it fails or does not exist. */
const commandOutput = (command: string, args: readonly string[]): Promise<string | undefined> =>
  new Promise((done) => {
    const child = spawn(command, args, { stdio: ["ignore", "pipe", "ignore"] });
    let output = "";
    child.stdout.on("data", (chunk) => {
      output += chunk;
    });
    child.on("error", () => done(undefined));
    child.on("close", (code) => done(code === 0 ? output.trim() : undefined));
  });

export const createHost = (): Host => ({
  folder: process.cwd(),
  node: process.versions.node,
  stock: async () => JSON.parse(await readBeside("./templates.json")) as TemplateBundle,
  author: async () => (await commandOutput("git", ["config", "user.name"])) || undefined,
  install: (manager, folder, isQuiet) =>
    new Promise((done) => {
      const env = isQuiet ? { ...process.env, npm_config_loglevel: "error" } : process.env;
      // on Windows package managers are scripts, which need a shell; the command contains no user input
      const child = spawn(`${manager} install`, { cwd: folder, env, stdio: "inherit", shell: true });
      child.on("error", () => done(false));
      child.on("close", (code) => done(code === 0));
    }),
  async version() {
    const manifest: unknown = JSON.parse(await readBeside("../package.json"));
    return String((manifest as { readonly version: string }).version);
  },
});
