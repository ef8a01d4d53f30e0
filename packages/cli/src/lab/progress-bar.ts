import { SingleBar } from "cli-progress";
import type { Terminal } from "../terminal.ts";

/** Shows how many games have been played, where somebody looks on. */
export interface ProgressBar {
  show(done: number, all: number): void;
  stop(): void;
}

/** How long it will take, roughly; the library says nought or words as long as nothing can be told of that. */
function formatTime(seconds: unknown): string {
  if (typeof seconds !== "number") return "…";
  if (seconds > 5400) return `${Math.round(seconds / 3600)} h`;
  if (seconds > 90) return `${Math.round(seconds / 60)} min`;
  return `${seconds > 10 ? 5 * Math.round(seconds / 5) : seconds} s`;
}

export function createProgressBar({ errors, say }: Pick<Terminal, "errors" | "say">): ProgressBar {
  if (!errors.isTTY) return { show() {}, stop() {} };
  const left = say({ en: "left", fr: "restantes" });
  const format = `{bar} {value}/{total} {percentage}% · {eta_formatted} ${left}`;
  const bar = new SingleBar({ stream: errors, format, formatTime, clearOnComplete: true, hideCursor: true });
  return {
    show(done, all) {
      if (bar.isActive) bar.update(done);
      else bar.start(all, done);
    },
    stop: () => bar.stop(),
  };
}
