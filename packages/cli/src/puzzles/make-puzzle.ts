import { createBot } from "@serpentarium/bots";
import { type AnyPosition, type Game, play, type Seat, type Table, unwrap } from "@serpentarium/core";
import { mainLine, type Puzzle, type SolutionStep } from "@serpentarium/puzzles";
import { measureDifficulty } from "./measure-difficulty.ts";
import { playMatch } from "./play-match.ts";
import { findOnlyWin, isOnlyWinWithin, proveSteps } from "./prove-solution.ts";

/** The number of last positions of a match to search. */
const MAX_POSITIONS = 12;
const MIN_LEGAL_ACTIONS = 4;
/** The minimal length: two or three own actions if the seats alternate. */
const MIN_ACTIONS = 3;
const MAX_ACTIONS = 5;
/** The minimal difference in actions between the solution and any other win. */
const MARGIN = 2;

/** The parameters that, with the numbers of the matches, determine the puzzles. */
export interface PuzzleSource {
  readonly game: Game;
  readonly table: Table;
  readonly seed: string;
}

/** The clauses that a seat’s actions apply in the main line, sorted. */
function clausesOf(game: Game, start: AnyPosition, seat: Seat, solution: SolutionStep): string[] {
  const clauses = new Set<string>();
  let position = start;
  for (const text of mainLine({ solution })) {
    const played = unwrap(play(game, position, text));
    if (played.actor === seat)
      for (const { clause } of game.events(position, played.action)) clauses.add(clause);
    position = played.position;
  }
  return [...clauses].sort();
}

/** The longest puzzle of one match, if there is any. */
export function makePuzzle({ game, table, seed }: PuzzleSource, match: number): Puzzle | undefined {
  const greedy = createBot(game, { bot: "greedy" });
  let longest: Puzzle | undefined;
  for (const position of playMatch(game, table, `${seed}/${match}`).slice(-MAX_POSITIONS)) {
    const seat = game.toAct(position);
    if (typeof seat !== "number" || game.legalActions(position).length < MIN_LEGAL_ACTIONS) continue;
    const only = findOnlyWin(game, position, MAX_ACTIONS);
    if (!only || only.actions < MIN_ACTIONS || only.actions <= (longest?.actions ?? 0)) continue;
    const first = game.formatAction(only.action, position);
    // skip positions in which the natural action wins
    if (game.formatAction(greedy.choose(position, match), position) === first) continue;
    const proven = proveSteps(game, position, seat, only.actions);
    const [solution] = proven?.steps ?? [];
    if (!proven?.isUnique || !solution || !isOnlyWinWithin(game, position, only, MARGIN)) continue;
    longest = {
      game: game.id,
      version: game.version,
      seats: table.seats,
      options: { ...table.options },
      seed,
      match,
      position: game.formatPosition(position),
      actions: only.actions,
      margin: MARGIN,
      solution,
      clauses: clausesOf(game, position, seat, solution),
      difficulty: { iterations: measureDifficulty(game, position, first) },
    };
  }
  return longest;
}
