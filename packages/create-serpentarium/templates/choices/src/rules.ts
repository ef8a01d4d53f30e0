import {
  defineOptions,
  type OptionsOf,
  type Outcome,
  placesByScore,
  type Seat,
  seatsOf,
  type Table,
} from "@serpentarium/core";
import { simultaneousPhase } from "@serpentarium/core/simultaneous";
import type { ClauseId } from "./clauses.ts";
import { type RuleEvent, rearEvents } from "./events.ts";

export const options = defineOptions({
  heights: {
    kind: "integer",
    min: 3,
    max: 7,
    default: 5,
  },
});

/** The options, agreed before the game. */
export type Options = OptionsOf<typeof options>;

/** The rounds played: in each, the height of every seat. */
export interface PositionBase {
  readonly table: Table<Options>;
  readonly rounds: readonly (readonly number[])[];
}

/** A position, discriminated by `phase`. Core adds the choices made so far, and hides those of other seats. */
export type Position = PositionBase &
  ({ readonly phase: "rear" } | { readonly phase: "over"; readonly outcome: Outcome });

/** What a seat chooses. */
export interface Action {
  readonly phase: "rear";
  readonly seat: Seat;
  readonly height: number;
}

/** The types of the game. */
export interface MyChoices {
  readonly options: Options;
  readonly position: Position;
  readonly action: Action;
  readonly event: RuleEvent;
  readonly clause: ClauseId;
}

export const heightsOf = ({ options: { heights } }: Table<Options>): readonly number[] =>
  Array.from({ length: heights }, (_, i) => i + 1);

/** The heights that a seat has not used. */
export const heightsLeft = ({ table, rounds }: PositionBase, seat: Seat): readonly number[] =>
  heightsOf(table).filter((height) => rounds.every((round) => round[seat] !== height));

/** The seat that takes the nest of a round (`take.highest`); undefined where several are equally high (`take.equal`). */
export function takerOf(round: readonly number[]): Seat | undefined {
  const first = round.indexOf(Math.max(...round));
  return round.lastIndexOf(round[first] ?? 0) === first ? first : undefined;
}

/** For each round, who takes its nest: of one that waits, the next to take any. */
export const takersOf = ({ rounds }: PositionBase): readonly (Seat | undefined)[] =>
  rounds.map((_, i) =>
    rounds
      .slice(i)
      .map(takerOf)
      .find((taker) => taker !== undefined),
  );

/** The eggs of each seat: the first nest has one, the second two, and so on. */
export const scoresOf = (field: PositionBase): readonly number[] =>
  seatsOf(field.table).map((seat) =>
    takersOf(field).reduce<number>((eggs, taker, i) => (taker === seat ? eggs + i + 1 : eggs), 0),
  );

/** The position after some rounds: over after the last nest (`end.nests`). */
export function positionOf({ table, rounds }: PositionBase): Position {
  if (rounds.length < table.options.heights) return { phase: "rear", table, rounds };
  const scores = scoresOf({ table, rounds });
  return {
    phase: "over",
    table,
    rounds,
    outcome: { reason: "end.nests", places: placesByScore(scores), scores },
  };
}

export const start = (table: Table<Options>): Position => positionOf({ table, rounds: [] });

/** The maximum number of actions: each choice is one. */
export const maxActions = ({ seats, options: { heights } }: Table<Options>): number => seats * heights;

/** All choose a height at the same time (`rear.secret`); `resolve` gets the choices in the order of the seats. */
export const rear = simultaneousPhase<MyChoices, "rear">({
  clause: "rear.secret",
  next: ["rear", "over"],
  toAct: ({ table }) => seatsOf(table),
  legalActions: (position, seat) =>
    heightsLeft(position, seat).map((height) => ({ phase: "rear", seat, height })),
  refuse({ rounds }, { seat, height }) {
    const used = rounds.findIndex((round) => round[seat] === height);
    return used < 0
      ? undefined
      : { clause: "rear.once", data: { height }, spaces: [`round-${seat + 1}-${used + 1}`] };
  },
  resolve: ({ table, rounds }, choices) =>
    positionOf({ table, rounds: [...rounds, choices.map(({ height }) => height)] }),
  events: rearEvents,
});
