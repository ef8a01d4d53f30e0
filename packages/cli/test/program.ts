import { Readable, Writable } from "node:stream";
import type { GamePlugin } from "@serpentarium/core";
import { run } from "../src/run.ts";
import { gameWords } from "../src/words.ts";

/** The path of a game that is not built in, for `--plugin`. */
export const TIC_TAC_TOE = new URL("../../../examples/tic-tac-toe/src/index.ts", import.meta.url).pathname;

/** A plugin with its words in English. */
export const withWords = async (plugin: GamePlugin) => ({
  game: plugin.game,
  words: await gameWords({ plugin, origin: "path", name: undefined, path: plugin.game.id, url: "" }, "en"),
});

export interface ProgramResult {
  readonly code: number;
  readonly output: string;
  readonly errors: string;
}

/** A stream that captures its output. */
function captureStream(): { readonly stream: Writable; text(): string } {
  const chunks: Buffer[] = [];
  const stream = new Writable({
    write(chunk, _encoding, done) {
      chunks.push(Buffer.from(chunk));
      done();
    },
  });
  return { stream, text: () => Buffer.concat(chunks).toString() };
}

/** Runs the program in this process. */
export async function runProgram(
  args: readonly string[],
  input = "",
  env: Record<string, string> = {},
  interrupt?: AbortSignal,
): Promise<ProgramResult> {
  const [output, errors] = [captureStream(), captureStream()];
  const streams = {
    input: Readable.from([Buffer.from(input)]),
    output: output.stream,
    errors: errors.stream,
    env,
    ...(interrupt && { interrupt }),
  };
  const code = await run(args, streams);
  return { code, output: output.text(), errors: errors.text() };
}
