import { createTable, defineGame, type Game, type GameEvent, type GameTypes } from "@serpentarium/core";
import { describe, expect, test } from "vitest";
import { samplePlayouts } from "../src/check-law.ts";
import { checkLaw, LAWS } from "../src/index.ts";
import { closingRow } from "./fixtures/closing-row.ts";
import hex from "./fixtures/hex/game.ts";
import hounds from "./fixtures/hounds/game.ts";

/*
 * Events that tell something else than what `apply` does violate the law `changes`, and no other.
 */

const GAMES = { hounds: hounds.game, hex: hex.game, row: closingRow } satisfies Record<string, Game>;

/** Changes the events of an action; `others` are the spaces that none of them names. */
type Retell = (events: readonly GameEvent[], others: readonly string[]) => readonly GameEvent[];

/** A game that tells its actions otherwise. */
function gameWith({ definition, ...game }: Game, retell: Retell): Game {
  return defineGame<GameTypes>({
    ...definition,
    events(position, action, after) {
      const events = game.events(position, action, after);
      const named = new Set(events.flatMap(({ spaces }) => spaces));
      const ids = game.scene(position, "wide").spaces.map(({ id }) => id);
      const others = ids.filter((id) => !named.has(id));
      return retell(events, others);
    },
  });
}

function violatedLaws(game: Game): string[] {
  const table = createTable(game);
  const playouts = samplePlayouts(game, table, { runs: 4 });
  return LAWS.filter((law) => checkLaw(game, law, table, { runs: 4 }, playouts)).map(({ id }) => id);
}

/** Changes the first event of each action, that of its main effect. */
const first =
  (change: (event: GameEvent, others: readonly string[]) => readonly GameEvent[]): Retell =>
  ([event, ...more], others) =>
    event ? [...change(event, others), ...more] : [];

interface Fault {
  readonly game: keyof typeof GAMES;
  readonly how: string;
  readonly retell: Retell;
}

const FAULTS: readonly Fault[] = [
  { game: "hounds", how: "the move that ends the game is not told", retell: (events) => events.slice(-1) },
  { game: "hex", how: "the stone that ends the game is not told", retell: (events) => events.slice(-1) },
  {
    game: "hounds",
    how: "a piece is told to come to another point",
    retell: first((event, [to = ""]) => [{ ...event, spaces: [event.spaces[0] ?? "", to] }]),
  },
  {
    game: "hounds",
    how: "a piece is told to come from another point",
    retell: first((event, [from = ""]) => [{ ...event, spaces: [from, event.spaces[1] ?? ""] }]),
  },
  {
    game: "hounds",
    how: "a second move is told, which is not made",
    retell: first((event, others) => [event, { ...event, spaces: others.slice(0, 2) }]),
  },
  {
    game: "hex",
    how: "a stone is told on another cell",
    retell: first((event, [other = ""]) => [{ ...event, spaces: [other] }]),
  },
  {
    game: "hex",
    how: "a stone is told without its cell",
    retell: first((event) => [{ ...event, spaces: [] }]),
  },
  { game: "hex", how: "a stone is told twice", retell: first((event) => [event, event]) },
  {
    game: "hex",
    how: "a cell is told to be removed, which stays",
    retell: first((event) => [{ ...event, removed: event.spaces }]),
  },
  {
    game: "row",
    how: "another piece is told to be taken",
    retell: first((event, [other = ""]) => [{ ...event, spaces: [other], removed: [other] }]),
  },
  {
    game: "row",
    how: "a second piece is told to be taken, which stays",
    retell: first((event, [other = ""]) => [event, { ...event, spaces: [other], removed: [other] }]),
  },
  {
    game: "row",
    how: "the row is not told to close",
    retell: first(({ type, clause, spaces }) => [{ type, clause, spaces }]),
  },
  {
    game: "row",
    how: "the row is told to close at a place that no event names",
    retell: first((event) => [{ ...event, spaces: [] }]),
  },
];

describe("the law changes", { timeout: 60_000 }, () => {
  test.each(Object.entries(GAMES))("holds with all others: %s", (_, game) => {
    expect(violatedLaws(game)).toEqual([]);
  });

  test.each(FAULTS)("alone is violated in $game if $how", ({ game, retell }) => {
    expect(violatedLaws(gameWith(GAMES[game], retell))).toEqual(["changes"]);
  });
});
