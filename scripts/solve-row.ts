import { join } from "node:path";
import { Readable, Writable } from "node:stream";
import { run } from "../packages/cli/src/run.ts";
import type { SolvedStarts } from "../packages/cli/src/solve/solve-starts.ts";

/** A command and its result. */
export interface SolvedRow extends SolvedStarts {
  /** The arguments after `serpentarium`. */
  readonly command: string;
  /** The processor time of the command. */
  readonly seconds: number;
}

const root = join(import.meta.dirname, "..");

/** Runs a command of the command line in this process, with paths relative to the repository. @throws Error with its message if it fails */
export async function solveRow(command: string): Promise<SolvedRow> {
  const texts = { output: "", errors: "" };
  const capture = (name: keyof typeof texts): Writable =>
    new Writable({
      write(chunk, _encoding, done) {
        texts[name] += String(chunk);
        done();
      },
    });
  const args = command.split(" ").map((word) => (word.startsWith("./") ? join(root, word) : word));
  const before = process.cpuUsage();
  await run([...args, "--json"], {
    input: Readable.from([]),
    output: capture("output"),
    errors: capture("errors"),
    env: {},
  });
  if (!texts.output) throw new Error(`${command}: ${texts.errors}`);
  const { user, system } = process.cpuUsage(before);
  const seconds = Number(((user + system) / 1e6).toPrecision(2));
  return { command, seconds, ...(JSON.parse(texts.output) as SolvedStarts) };
}
