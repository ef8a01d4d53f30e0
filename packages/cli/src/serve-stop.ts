import type { Message } from "@serpentarium/core";
import { EXIT, type ExitCode } from "./command-error.ts";
import type { Terminal } from "./terminal.ts";

/** How long everything may take to close, in milliseconds: supervisors kill after ten seconds. */
const CLOSE_TIMEOUT = 8000;
/** How long a program that has closed everything may take to end. */
const EXIT_TIMEOUT = 1000;

/** What has to be closed, in order. */
type Closeable = readonly [name: Message, close: () => Promise<unknown>];

/** The end of a server. */
export interface Stop {
  /** Resolves after an error that nothing has handled. What it leaves behind is not known: the server has to end. */
  readonly crashed: Promise<void>;
  /** Closes everything in time, and ends the program where something keeps it from ending. Returns the exit code. */
  close(parts: readonly Closeable[]): Promise<ExitCode>;
  release(): void;
}

/** Prepares the end of a server, which comes in time whatever hangs. */
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
  // a reader of the errors that has gone is no reason to end
  const ignore = (): void => {};
  errors.on("error", ignore);
  process.on("uncaughtException", onCrash);

  /** Ends the program where an open handle keeps it from ending. */
  function exitSoon(): void {
    // the program of a test goes on
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
