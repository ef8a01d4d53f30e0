import { outcomeShares, type Shares, solve } from "@serpentarium/bots";
import {
  type AnyAction,
  type AnyPosition,
  fail,
  type Game,
  type Result,
  soleWinnerOf,
  succeed,
} from "@serpentarium/core";
import type { GameObserver } from "../measures/measure.ts";
import { type GameResult, playGame } from "../play-game.ts";
import type { ResolvedSetup } from "../resolved-setup.ts";
import { OPENINGS_FORMAT, type Opening, type Openings } from "./openings.ts";

/** Options of {@link countOpenings}. */
export interface OpeningsOptions {
  readonly games: number;
  /** The number of actions from the start to count, without those of chance. */
  readonly depth: number;
  /** The minimal number of games: positions and actions with fewer are omitted. */
  readonly least: number;
  /** The maximal number of positions that the solver visits for each action; 0 disables it. */
  readonly nodes: number;
  /** Stops the run; finished games are counted. */
  readonly signal?: AbortSignal | undefined;
  /** Called with the number of games played so far. */
  readonly onProgress?: ((done: number) => void) | undefined;
}

interface MoveCount {
  readonly action: AnyAction;
  games: number;
  readonly wins: number[];
}

interface PositionCount {
  readonly position: AnyPosition;
  games: number;
  /** By the text of the action. */
  readonly moves: Map<string, MoveCount>;
}

/** The positions of the first actions of all games, by their text. */
type OpeningCounts = Map<string, PositionCount>;

interface Step {
  readonly position: AnyPosition;
  readonly action: AnyAction;
}

/** Stores the first actions of seats. */
class FirstSteps implements Pick<Required<GameObserver>, "step"> {
  readonly steps: Step[] = [];
  readonly #depth: number;

  constructor(depth: number) {
    this.#depth = depth;
  }

  step({ actor, position, action }: Parameters<Required<GameObserver>["step"]>[0]): void {
    if (actor !== "chance" && this.steps.length < this.#depth) this.steps.push({ position, action });
  }
}

function addGame(
  counts: OpeningCounts,
  { game, table }: ResolvedSetup,
  steps: readonly Step[],
  { outcome }: GameResult,
): void {
  const winner = soleWinnerOf(outcome);
  // a position that repeats within a game counts once
  const seen = new Set<string>();
  for (const { position, action } of steps) {
    const text = game.formatPosition(position);
    const played = game.formatAction(action, position);
    if (seen.has(text)) continue;
    seen.add(text);
    const counted = counts.get(text) ?? { position, games: 0, moves: new Map<string, MoveCount>() };
    counts.set(text, counted);
    counted.games++;
    const move = counted.moves.get(played) ?? {
      action,
      games: 0,
      wins: new Array<number>(table.seats).fill(0),
    };
    counted.moves.set(played, move);
    move.games++;
    if (winner !== undefined) move.wins[winner] = (move.wins[winner] ?? 0) + 1;
  }
}

/** The share of each seat after an action with best play by all; undefined if it cannot be solved within the limit. */
function solveAfter(game: Game, position: AnyPosition, action: AnyAction, nodes: number): Shares | undefined {
  const after = game.apply(position, action);
  if (after.outcome) return outcomeShares(game, after.outcome, after.table);
  const solved = nodes > 0 ? solve(game, after, { nodes }) : undefined;
  return solved?.solved ? solved.shares : undefined;
}

function toOpening(
  game: Game,
  { position, games, moves }: PositionCount,
  { least, nodes }: OpeningsOptions,
): Opening {
  const listed = [...moves].filter(([, move]) => move.games >= least);
  return {
    games,
    moves: listed
      .sort(([a, one], [b, other]) => other.games - one.games || (a < b ? -1 : 1))
      .map(([text, move]) => {
        const value = solveAfter(game, position, move.action, nodes);
        return { action: text, games: move.games, wins: move.wins, ...(value && { value }) };
      }),
  };
}

/**
 * Plays games and counts their openings: the actions played in each position, and the results of these games. The same setup gives the same
 * openings.
 *
 * Fails with `bad-option` for a game with hidden information, because the position alone does not determine what a seat knew.
 */
export async function countOpenings(
  resolved: ResolvedSetup,
  options: OpeningsOptions,
): Promise<Result<Openings>> {
  const { game, setup } = resolved;
  if (game.hidden) return fail("bad-option", { id: "failures.bad-option.hidden-openings" });
  const counts: OpeningCounts = new Map();
  let number = 0;
  for (; number < options.games && !options.signal?.aborted; number++) {
    const first = new FirstSteps(options.depth);
    const result = playGame(resolved, number, [first]);
    addGame(counts, resolved, first.steps, result);
    options.onProgress?.(number + 1);
    // lets a pending abort arrive
    await new Promise((resolve) => setImmediate(resolve));
  }
  const kept = [...counts].filter(([, counted]) => counted.games >= options.least);
  const { seats, bots, seed, options: gameOptions } = setup;
  const { id, version } = game;
  return succeed({
    format: OPENINGS_FORMAT,
    subject: { id, version, seats, options: gameOptions, bots, seed, games: number },
    depth: options.depth,
    least: options.least,
    positions: Object.fromEntries(kept.map(([text, counted]) => [text, toOpening(game, counted, options)])),
  });
}
