import { SingleBar } from "cli-progress";
import type { Terminal } from "../terminal.ts";

/** Shows the number of games played, if the error output is a terminal. */
export interface ProgressBar {
  show(done: number, total: number): void;
  stop(): void;
}

/** Formats the remaining time; cli-progress passes a text while it has no estimate. */
function formatTime(seconds: unknown): string {
  if (typeof seconds !== "number") return "…";
  if (seconds > 5400) return `${Math.round(seconds / 3600)} h`;
  if (seconds > 90) return `${Math.round(seconds / 60)} min`;
  return `${seconds > 10 ? 5 * Math.round(seconds / 5) : seconds} s`;
}

export function createProgressBar({ errors, words }: Pick<Terminal, "errors" | "words">): ProgressBar {
  if (!errors.isTTY) return { show() {}, stop() {} };
  const format = words.text("cli.progress", {
    bar: "{bar}",
    done: "{value}",
    total: "{total}",
    percent: "{percentage}",
    time: "{eta_formatted}",
  });
  const bar = new SingleBar({ stream: errors, format, formatTime, clearOnComplete: true, hideCursor: true });
  return {
    show(done, total) {
      if (bar.isActive) bar.update(done);
      else bar.start(total, done);
    },
    stop: () => bar.stop(),
  };
}
