import { appendFile, readFile, stat, truncate } from "node:fs/promises";
import { isDeepStrictEqual } from "node:util";
import { fail, type Result, succeed } from "@serpentarium/core";
import { type Puzzle, parsePuzzle } from "@serpentarium/puzzles";
import { EXIT } from "../command-error.ts";
import { writeError } from "../write-file.ts";

/** The data that all puzzles of a file share. */
export type RunIdentity = Pick<Puzzle, "game" | "version" | "seats" | "options" | "seed">;

/** The settings of a run, in the order in which they are compared. */
const SETTINGS = ["game", "version", "seats", "options", "seed"] as const;

const notPuzzles = (line: number): Result<never> =>
  fail("bad-run", { id: "cli.failures.bad-run.no-puzzle", data: { line } });

/** Parses a line of a file. Fails with `bad-run`, or with `other-run` for a puzzle of another run. */
export function parsePuzzleLine(line: string, number: number, run: RunIdentity): Result<Puzzle> {
  let data: unknown;
  try {
    data = JSON.parse(line);
  } catch {
    return notPuzzles(number);
  }
  const puzzle = parsePuzzle(data);
  if (!puzzle.ok) return notPuzzles(number);
  const other = SETTINGS.find((name) => !isDeepStrictEqual(puzzle.value[name], run[name]));
  if (other === undefined) return puzzle;
  const [found, expected] = [JSON.stringify(puzzle.value[other]), JSON.stringify(run[other])];
  return fail("other-run", { id: "cli.failures.other-run", data: { setting: other, found, expected } });
}

/**
 * Reads the puzzles of an earlier run, empty without a file, and removes an incomplete last line. Fails with `bad-run` if the file does not
 * contain puzzles, with `other-run` if they belong to another run.
 *
 * @throws CommandError if the file cannot be read or changed
 */
export async function readPuzzles(file: string, run: RunIdentity): Promise<Result<readonly Puzzle[]>> {
  const found = await stat(file).catch(() => undefined);
  // a device may be endless
  if (found && !found.isFile()) return notPuzzles(1);
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw writeError(file, error, EXIT.usageError);
  });
  const complete = text.slice(0, text.lastIndexOf("\n") + 1);
  const puzzles: Puzzle[] = [];
  for (const [i, line] of complete.split("\n").slice(0, -1).entries()) {
    const puzzle = parsePuzzleLine(line, i + 1, run);
    if (!puzzle.ok) return puzzle;
    puzzles.push(puzzle.value);
  }
  if (complete.length < text.length) {
    // a file without a complete line may be anything, so it is not changed
    if (puzzles.length === 0) return notPuzzles(1);
    await truncate(file, Buffer.byteLength(complete)).catch((cause) => {
      throw writeError(file, cause);
    });
  }
  return succeed(puzzles);
}

/** Appends a puzzle to a file. @throws CommandError */
export async function appendPuzzle(file: string, puzzle: Puzzle): Promise<void> {
  await appendFile(file, `${JSON.stringify(puzzle)}\n`).catch((cause) => {
    throw writeError(file, cause);
  });
}
