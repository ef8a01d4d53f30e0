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
import { wrongUse } from "../command-error.ts";
import { readRecords } from "../record-file.ts";
import type { Input } from "../terminal.ts";
import type { Played } from "./compare.ts";

/** Random games to play through two versions. */
export interface Sample {
  readonly games: number;
  readonly seed: string;
  /** The number of seats; left out, every number that the game takes in turn. */
  readonly seats?: number | undefined;
  readonly options: object;
}

/** After so many actions a random game counts as played, whether it is over or not. */
const LONGEST = 10_000;

/** What random players play. */
function playAtRandom(game: Game, table: Table, seed: string): string[] {
  const random = createRandom(seed);
  const actions: string[] = [];
  let position = game.start(table);
  while (position.phase !== "over" && actions.length < LONGEST) {
    const action = randomAction(game, position, random);
    actions.push(game.formatAction(action, position));
    position = game.apply(position, action);
  }
  return actions;
}

/** Random games of the older version, always the same for the same seed. Fails with `bad-seats` or `bad-option`. */
export function drawGames(game: Game, { games, seed, seats, options }: Sample): Result<Played[]> {
  const { min, max } = game.seats;
  const played: Played[] = [];
  for (let i = 0; i < games; i++) {
    const table = parseTable(game, options, seats ?? min + (i % (max - min + 1)));
    if (!table.ok) return table;
    played.push({
      name: `#${i + 1}`,
      seats: table.value.seats,
      options: table.value.options,
      actions: playAtRandom(game, table.value, `${seed}/${i}`),
    });
  }
  return succeed(played);
}

/** The matches of recorded games and series, whatever version of the game wrote them. @throws CommandError */
export async function readPlayed(game: Game, sources: readonly string[], input: Input): Promise<Played[]> {
  const played: Played[] = [];
  for (const source of sources) {
    for (const { name, record } of await readRecords(source, input)) {
      if (record.game !== game.id) {
        throw wrongUse(
          `${name} is a record of ${record.game}, not of ${game.id}`,
          `${name} est une partie de ${record.game}, pas de ${game.id}`,
        );
      }
      const { seats, options } = record;
      const matches = matchesOf(record);
      for (const [i, { start, actions }] of matches.entries()) {
        const called = record.plan ? `${name}#${i + 1}` : name;
        played.push({ name: called, seats, options, start, actions });
      }
    }
  }
  return played;
}
