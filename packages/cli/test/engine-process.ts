import { type ChildProcessByStdio, spawn } from "node:child_process";
import { once } from "node:events";
import { createInterface } from "node:readline";
import type { Readable, Writable } from "node:stream";

/** The module of the program, from source. */
export const MAIN: string = new URL("../src/main.ts", import.meta.url).pathname;

/** Starts the program from source in a process. */
export const spawnProgram = (
  options: { readonly cwd?: string },
  ...args: string[]
): ChildProcessByStdio<Writable, Readable, Readable> =>
  spawn(process.execPath, ["--conditions=@serpentarium/source", MAIN, ...args], {
    ...options,
    stdio: "pipe",
  });

/** Starts an engine in a process. */
export function spawnEngine(...args: string[]) {
  const child = spawnProgram({}, "engine", ...args);
  const answers = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
  const exited = once(child, "exit");
  return {
    child,
    /** Sends a request, and returns the lines of the answer: those before `ok`, or the error. */
    async ask(request: string): Promise<string[]> {
      child.stdin.write(`${request}\n`);
      const lines: string[] = [];
      for (;;) {
        const { value: line, done } = await answers.next();
        if (done) throw new Error(`the engine ended at ${request}`);
        if (line === "ok") return lines;
        lines.push(line);
        if (/^error /.test(line)) return lines;
      }
    },
    /** Ends the input. @returns the exit code */
    async end(): Promise<unknown> {
      child.stdin.end();
      return (await exited)[0];
    },
  };
}
