import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { Text } from "@serpentarium/core";
import type { Scope } from "./inspect/inspect.ts";
import type { Order } from "./inspector.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { beginReport, type Finding, type Report, withFinding } from "./report.ts";
import { endingOf } from "./running-from.ts";

const INSPECTOR = new URL(`inspector.${endingOf(import.meta.url)}`, import.meta.url);

const BROKE_OFF: Text = { en: "The check broke off", fr: "La vérification s’est interrompue" };
const ENDED: Text = {
  en: "The game’s code ended the process in which it is checked.",
  fr: "Le code du jeu a mis fin au processus dans lequel il est vérifié.",
};

/** Tells what was found, and the report that has it in it. */
export type Listener = (finding: Finding | undefined, report: Report) => void;

/** Inspections of a plugin, one after the other: each save begins another, and stops the one before. */
export class Inspection {
  readonly #home: PluginPackage;
  readonly #scope: Scope;
  readonly #conditions: readonly string[];
  readonly #listener: Listener;
  #child: ChildProcess | undefined;
  #report: Report = beginReport(0);

  constructor(home: PluginPackage, scope: Scope, conditions: readonly string[], listener: Listener) {
    this.#home = home;
    this.#scope = scope;
    this.#conditions = conditions;
    this.#listener = listener;
  }

  get report(): Report {
    return this.#report;
  }

  /** Begins anew. */
  start(): void {
    this.stop();
    this.#report = beginReport(this.#report.run + 1, this.#report);
    this.#listener(undefined, this.#report);
    const child = fork(fileURLToPath(INSPECTOR), {
      cwd: this.#home.folder,
      execArgv: ["--enable-source-maps", ...this.#conditions.map((condition) => `--conditions=${condition}`)],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    this.#child = child;
    child.on("message", (finding) => this.#hear(child, finding as Finding));
    // not "exit": what was told before comes first
    child.once("disconnect", () => this.#ended(child));
    child.send({ home: this.#home, scope: this.#scope } satisfies Order);
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill();
  }

  #hear(child: ChildProcess, finding: Finding): void {
    if (child !== this.#child) return;
    this.#report = withFinding(this.#report, finding);
    if (finding.type === "done") this.stop();
    this.#listener(finding, this.#report);
  }

  #ended(child: ChildProcess): void {
    if (child !== this.#child || this.#report.state === "done") return;
    this.#hear(child, { type: "trouble", trouble: { title: BROKE_OFF, message: ENDED } });
    this.#hear(child, { type: "done" });
  }
}

/** One inspection as far as its end. */
export const inspectOnce = (
  home: PluginPackage,
  scope: Scope,
  conditions: readonly string[],
): Promise<Report> =>
  new Promise((settle) => {
    const inspection = new Inspection(home, scope, conditions, (finding, report) => {
      if (finding?.type === "done") settle(report);
    });
    inspection.start();
  });
