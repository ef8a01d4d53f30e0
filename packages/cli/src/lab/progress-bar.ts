import { SingleBar } from "cli-progress";
import type { Terminal } from "../terminal.ts";

/** Shows how many games have been played, where somebody looks on. */
export interface ProgressBar {
  show(done: number, all: number): void;
  stop(): void;
}

export function createProgressBar({ errors, say }: Pick<Terminal, "errors" | "say">): ProgressBar {
  if (!errors.isTTY) return { show() {}, stop() {} };
  const left = say({ en: "left", fr: "restantes" });
  const format = `{bar} {value}/{total} {percentage}% · {eta_formatted} ${left}`;
  const bar = new SingleBar({ stream: errors, format, clearOnComplete: true, hideCursor: true });
  return {
    show(done, all) {
      if (bar.isActive) bar.update(done);
      else bar.start(all, done);
    },
    stop: () => bar.stop(),
  };
}
