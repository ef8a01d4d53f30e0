import { appendFile, readFile } from "node:fs/promises";
import { CommandError, EXIT } from "../command-error.ts";
import { writeError } from "../write-file.ts";
import type { Puzzle } from "./puzzle.ts";

/** Reads the puzzles of an earlier run; none if there is no file. @throws CommandError where it is another file */
export async function readPuzzles(file: string): Promise<Puzzle[]> {
  const text = await readFile(file, "utf8").catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return "";
    throw writeError(file, error, EXIT.usageError);
  });
  // an interrupted run can leave half a line
  const lines = text.split("\n").slice(0, -1);
  try {
    return lines.map((line) => {
      const puzzle = JSON.parse(line) as Puzzle;
      if (typeof puzzle.position !== "string" || !Number.isInteger(puzzle.match))
        throw new SyntaxError("no puzzle");
      return puzzle;
    });
  } catch (cause) {
    throw new CommandError(
      {
        en: `${file}: expected one puzzle on each line; choose another file`,
        fr: `${file} : une énigme par ligne attendue ; choisir un autre fichier`,
      },
      EXIT.usageError,
      { cause },
    );
  }
}

/** Adds a puzzle at the end of a file. @throws CommandError */
export async function appendPuzzle(file: string, puzzle: Puzzle): Promise<void> {
  await appendFile(file, `${JSON.stringify(puzzle)}\n`).catch((cause) => {
    throw writeError(file, cause);
  });
}
