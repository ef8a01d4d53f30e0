import {
  createRandom,
  type Game,
  parseTable,
  type Result,
  randomAction,
  succeed,
  type Table,
} from "@serpentarium/core";
import { matchesOf } from "@serpentarium/core/record";
import { usageError } from "../command-error.ts";
import { readRecords } from "../record-file.ts";
import type { Input } from "../terminal.ts";
import type { DiffMatch } from "./compare.ts";

/** Options of {@link playRandomMatches}. */
export interface RandomMatchesInput {
  readonly games: number;
  readonly seed: string;
  /** The number of seats; by default, all numbers that the game allows, in turn. */
  readonly seats?: number | undefined;
  readonly options: object;
}

/** The maximal length of a random match, after which it is cut off. */
const MAX_ACTIONS = 10_000;

/** Plays a random match, and returns its actions in notation. */
function playRandomMatch(game: Game, table: Table, seed: string): string[] {
  const random = createRandom(seed);
  const actions: string[] = [];
  let position = game.start(table);
  while (position.phase !== "over" && actions.length < MAX_ACTIONS) {
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return actions;
}

/** Plays random matches of the older version; the same seed gives the same matches. Fails with `bad-seats` or `bad-option`. */
export function playRandomMatches(
  game: Game,
  { games, seed, seats, options }: RandomMatchesInput,
): Result<DiffMatch[]> {
  const { min, max } = game.seats;
  const matches: DiffMatch[] = [];
  for (let i = 0; i < games; i++) {
    const table = parseTable(game, options, seats ?? min + (i % (max - min + 1)));
    if (!table.ok) return table;
    matches.push({
      name: `#${i + 1}`,
      seats: table.value.seats,
      options: table.value.options,
      actions: playRandomMatch(game, table.value, `${seed}/${i}`),
    });
  }
  return succeed(matches);
}

/** Reads the matches of records, from any version of the game. @throws CommandError */
export async function readMatches(
  game: Game,
  sources: readonly string[],
  input: Input,
): Promise<DiffMatch[]> {
  const matches: DiffMatch[] = [];
  for (const source of sources) {
    for (const { name, record } of await readRecords(source, input)) {
      if (record.game !== game.id) {
        throw usageError({
          id: "cli.diff.other-record",
          data: { record: name, game: record.game, expected: game.id },
        });
      }
      const { seats, options } = record;
      for (const [i, { start, actions }] of matchesOf(record).entries()) {
        const matchName = record.plan ? `${name}#${i + 1}` : name;
        matches.push({ name: matchName, seats, options, start, actions });
      }
    }
  }
  return matches;
}
