import { type ChildProcess, fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import type { InspectOptions } from "./inspect/inspect.ts";
import type { InspectionRequest } from "./inspector.ts";
import { moduleExtension } from "./module-paths.ts";
import type { PluginPackage } from "./plugin-package.ts";
import { createReport, type Finding, type Problem, type Report, withFinding } from "./report.ts";

const INSPECTOR_SCRIPT = new URL(`inspector.${moduleExtension(import.meta.url)}`, import.meta.url);

const ENDED: Problem = {
  title: { id: "workshop.problems.interrupted" },
  message: { id: "workshop.problems.process-ended" },
};

/** Called with each finding and the report that includes it; without a finding when an inspection starts. */
export type InspectionListener = (finding: Finding | undefined, report: Report) => void;

/** Inspects a plugin in a separate process. A new start stops the running inspection. */
export class Inspection {
  readonly #pluginPackage: PluginPackage;
  readonly #options: InspectOptions;
  readonly #conditions: readonly string[];
  readonly #listener: InspectionListener;
  #child: ChildProcess | undefined;
  #report: Report = createReport(0);

  constructor(
    pluginPackage: PluginPackage,
    options: InspectOptions,
    conditions: readonly string[],
    listener: InspectionListener,
  ) {
    this.#pluginPackage = pluginPackage;
    this.#options = options;
    this.#conditions = conditions;
    this.#listener = listener;
  }

  get report(): Report {
    return this.#report;
  }

  start(): void {
    this.stop();
    this.#report = createReport(this.#report.run + 1, this.#report);
    this.#listener(undefined, this.#report);
    const child = fork(fileURLToPath(INSPECTOR_SCRIPT), {
      cwd: this.#pluginPackage.folder,
      execArgv: ["--enable-source-maps", ...this.#conditions.map((condition) => `--conditions=${condition}`)],
      stdio: ["ignore", "ignore", "inherit", "ipc"],
      env: { ...process.env, NODE_OPTIONS: "" },
    });
    this.#child = child;
    child.on("message", (finding) => this.#handleFinding(child, finding as Finding));
    // not "exit", which may precede the last messages
    child.once("disconnect", () => this.#handleDisconnect(child));
    child.send({ pluginPackage: this.#pluginPackage, options: this.#options } satisfies InspectionRequest);
  }

  stop(): void {
    const child = this.#child;
    this.#child = undefined;
    child?.kill();
  }

  #handleFinding(child: ChildProcess, finding: Finding): void {
    if (child !== this.#child) return;
    this.#report = withFinding(this.#report, finding);
    if (finding.type === "done") this.stop();
    this.#listener(finding, this.#report);
  }

  #handleDisconnect(child: ChildProcess): void {
    if (child !== this.#child || this.#report.state === "done") return;
    this.#handleFinding(child, { type: "problem", problem: ENDED });
    this.#handleFinding(child, { type: "done" });
  }
}

/** Runs one inspection and returns its report. */
export const inspectOnce = (
  pluginPackage: PluginPackage,
  options: InspectOptions,
  conditions: readonly string[],
): Promise<Report> =>
  new Promise((resolve) => {
    const inspection = new Inspection(pluginPackage, options, conditions, (finding, report) => {
      if (finding?.type === "done") resolve(report);
    });
    inspection.start();
  });
