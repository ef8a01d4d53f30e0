import type { Message } from "@serpentarium/core";
import { EXIT, type ExitCode } from "./command-error.ts";
import type { Terminal } from "./terminal.ts";

/** The maximal time for closing all parts, in milliseconds: supervisors kill after ten seconds. */
const CLOSE_TIMEOUT = 8000;
/** The maximal time until a closed program exits, in milliseconds. */
const EXIT_TIMEOUT = 1000;

/** A part to close, with its name. */
type Closeable = readonly [name: Message, close: () => Promise<unknown>];

/** Controls the end of a server. */
export interface Stop {
  /** Resolves after an unhandled error: the state is then unknown, and the server has to end. */
  readonly crashed: Promise<void>;
  /** Closes all parts within the time limit, and exits even if something keeps the process alive. Returns the exit code. */
  close(parts: readonly Closeable[]): Promise<ExitCode>;
  release(): void;
}

/** Prepares the end of a server, which is in time even if a part hangs. */
export function createStop(
  { errors, interrupt }: Pick<Terminal, "errors" | "interrupt">,
  report: (notice: Message) => void,
): Stop {
  let code: ExitCode = EXIT.ok;
  const fail = (notice: Message): void => {
    code = EXIT.failed;
    report(notice);
  };
  let onCrash = (_error: unknown): void => {};
  const crashed = new Promise<void>((resolve) => {
    onCrash = (error) => {
      const problem = error instanceof Error ? error.stack : String(error);
      fail({ id: "cli.serve.stop.crashed", data: { problem } });
      resolve();
    };
  });
  // a closed pipe of the error output must not end the server
  const ignore = (): void => {};
  errors.on("error", ignore);
  process.on("uncaughtException", onCrash);

  /** Exits even if an open handle keeps the process alive. */
  function exitSoon(): void {
    // the program of a test must continue
    if (interrupt) return;
    const exit = (): void => {
      const resources = process.getActiveResourcesInfo();
      fail({ id: "cli.serve.stop.still-open", data: { resources } });
      process.exit(code);
    };
    setTimeout(exit, EXIT_TIMEOUT).unref();
  }

  return {
    crashed,
    async close(parts) {
      let timer: NodeJS.Timeout | undefined;
      const late = new Promise<"late">((resolve) => {
        timer = setTimeout(resolve, CLOSE_TIMEOUT, "late");
      });
      for (const [name, close] of parts) {
        try {
          if ((await Promise.race([close(), late])) === "late")
            fail({ id: "cli.serve.stop.late", data: { part: name } });
        } catch (error) {
          fail({ id: "cli.serve.stop.failed", data: { part: name, problem: String(error) } });
        }
      }
      clearTimeout(timer);
      exitSoon();
      return code;
    },
    release() {
      errors.off("error", ignore);
      process.off("uncaughtException", onCrash);
    },
  };
}
