import { createRandom, createTable, type Random, randomAction, type Table } from "@serpentarium/core";
import fc from "fast-check";
import { type Action, type Options, type Position, sssnake } from "../src/index.ts";
import { missing } from "../src/material/finish.ts";
import type { Snake } from "../src/material/snake.ts";

/** An action of a match, and the positions before and after it. */
export interface Ply {
  readonly before: Position;
  readonly action: Action;
  readonly after: Position;
}

/** What the players minimise, seven times out of eight: nothing, the cards short, or the cards short without completing. */
const AIMS = {
  none: () => 0,
  complete: missing,
  "not quite": (snake: Snake) => missing(snake) || 100,
} as const;

/** The input of a generated match. */
export interface MatchSetup {
  readonly table: Table<Options>;
  readonly seed: number;
  readonly aim: keyof typeof AIMS;
}

const upTo = (max: number, min = 0): fc.Arbitrary<number> => fc.noBias(fc.integer({ min, max }));
const tableOf = (cards: Options["cards"], seats: number): Table<Options> =>
  createTable(sssnake, { seats, options: { cards } });

const mixed = fc.oneof(
  fc.record({ S: upTo(24), C: upTo(24), X: upTo(6), D: upTo(6) }),
  fc.record({ S: upTo(4), C: upTo(16), X: upTo(16), D: upTo(16) }),
);
const tables = fc
  .tuple(
    mixed.filter((counts) => Object.values(counts).some((count) => count > 0)),
    fc.integer({ min: 2, max: 4 }),
  )
  .map(([cards, seats]) => tableOf(cards, seats));

/** Hardly enough curves to complete a snake, so that straight cards often fit nowhere. */
const scarce = fc
  .record({ S: upTo(30, 20), C: upTo(8, 5), X: upTo(1), D: fc.constant(0) })
  .map((cards) => tableOf(cards, 2));

const aims = fc.constantFrom<MatchSetup["aim"]>("none", "complete", "complete", "not quite");

/** Matches for two to four players, with up to about fifty cards of any kind. */
export const matchSetups: fc.Arbitrary<MatchSetup> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ table: tables, seed: fc.integer(), aim: aims }) },
  {
    weight: 1,
    arbitrary: fc.record({ table: scarce, seed: fc.integer(), aim: fc.constant("complete" as const) }),
  },
);

/** The action that minimises the total cost of the snakes. */
function actionWithLeast(position: Position, cost: (snake: Snake) => number): Action | undefined {
  const rated = sssnake.legalActions(position).map((action) => {
    const { snakes } = sssnake.apply(position, action);
    return { action, sum: snakes.reduce((sum, snake) => sum + cost(snake), 0) };
  });
  return rated.toSorted((a, b) => a.sum - b.sum)[0]?.action;
}

function choose(position: Position, random: Random, aim: MatchSetup["aim"]): Action {
  const hasAim = sssnake.toAct(position) !== "chance" && aim !== "none" && random.integer(8) > 0;
  return (
    (hasAim ? actionWithLeast(position, AIMS[aim]) : undefined) ?? randomAction(sssnake, position, random)
  );
}

/** Plays a whole match. */
export function playPlies({ table, seed, aim }: MatchSetup): readonly Ply[] {
  const random = createRandom(seed);
  const plies: Ply[] = [];
  let position = sssnake.start(table);
  while (position.phase !== "over") {
    const action = choose(position, random, aim);
    const after = sssnake.apply(position, action);
    plies.push({ before: position, action, after });
    position = after;
  }
  return plies;
}

/** Calls a function with every action of random matches. */
export const forEachPly = (
  seed: number,
  numRuns: number,
  visit: (ply: Ply, match: MatchSetup) => void,
): void =>
  fc.assert(
    fc.property(matchSetups, (match) => {
      for (const ply of playPlies(match)) visit(ply, match);
    }),
    { seed, numRuns },
  );
