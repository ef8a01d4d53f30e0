import type { ResolvedSetup } from "@serpentarium/lab";
import { countOpenings, type OpeningsOptions, toOpeningsDocument } from "@serpentarium/lab/openings";
import { toUsageError } from "../command-error.ts";
import { createInterrupt } from "../lab/interrupt.ts";
import { printReport } from "../lab/print-report.ts";
import { createProgressBar } from "../lab/progress-bar.ts";
import type { Terminal } from "../terminal.ts";
import { checkWritable, writeOutputFile } from "../write-file.ts";

/** The destination of the openings. */
interface OpeningsOutput {
  /** The file for all openings. */
  readonly out: string | undefined;
  readonly json: boolean | undefined;
}

/**
 * Counts openings, until done or interrupted, and prints them.
 *
 * @returns whether all games were played
 * @throws CommandError
 */
export async function printOpenings(
  setup: ResolvedSetup,
  options: Omit<OpeningsOptions, "signal" | "onProgress">,
  { out, json }: OpeningsOutput,
  terminal: Terminal,
): Promise<boolean> {
  if (out !== undefined) await checkWritable(out);
  const interrupt = createInterrupt(terminal.interrupt);
  const bar = createProgressBar(terminal);
  const counted = await countOpenings(setup, {
    ...options,
    signal: interrupt.signal,
    onProgress: (done) => bar.show(done, options.games),
  }).finally(() => {
    bar.stop();
    interrupt.release();
  });
  if (!counted.ok) throw toUsageError(counted.error);
  const openings = counted.value;
  if (out !== undefined) await writeOutputFile(out, `${JSON.stringify(openings)}\n`);
  await printReport(openings, toOpeningsDocument, { json }, terminal);
  return openings.subject.games === options.games;
}
