import { createRandom, determinize, redactPosition, seatsOf } from "@serpentarium/core";
import { LAYOUTS } from "@serpentarium/core/scene";
import { candidateTexts, parseActions } from "./candidates.ts";
import { copy, messageOf } from "./data.ts";
import { listedActions } from "./listed-actions.ts";
import type { Playout, PlayoutStep } from "./playout.ts";
import { formatViewOptions, viewOptionsAt } from "./view-options.ts";

/** A call of a function of the game at a step. */
export interface Query {
  readonly name: string;
  /** Makes the call with copies of the step’s position and action. */
  run(position: PlayoutStep["position"], action: NonNullable<PlayoutStep["action"]>): unknown;
}

/** The maximal number of actions of other steps to try at a step. */
const MAX_OTHER_ACTIONS = 6;

const unfinishedQueries = (step: PlayoutStep, playout: Playout): Query[] => {
  const { game } = playout;
  if (step.position.phase === "over") return [];
  const draw: Query = {
    name: "drawOutcome",
    run: (position) => game.drawOutcome(position, createRandom("draw")),
  };
  const queries = [
    refuseQuery(step, playout),
    sampleQuery(game),
    ...seatsOf(playout.table).map((seat) => evaluateQuery(game, seat)),
  ];
  return game.toAct(copy(step.position)) === "chance" ? [draw, ...queries] : queries;
};

const sampleQuery = ({ phases }: Playout["game"]): Query => ({
  name: "sample",
  run(position) {
    const phase = phases[position.phase];
    if (phase?.kind !== "seat") return undefined;
    return phase.sample?.(position, createRandom("sample"));
  },
});

const evaluateQuery = ({ evaluate }: Playout["game"], seat: number): Query => ({
  name: `evaluate for seat ${seat}`,
  run: (position) => evaluate?.(position, seat),
});

/** Refusals of actions of other steps, most of which are illegal here. */
const refuseQuery = (step: PlayoutStep, playout: Playout): Query => {
  const texts = candidateTexts(step, playout).slice(0, MAX_OTHER_ACTIONS);
  return {
    name: "refuse",
    run: (position) =>
      parseActions(playout.game, texts, position).map((other) => playout.game.refuse(position, other)),
  };
};

const actionQueries = (step: PlayoutStep, playout: Playout): Query[] => {
  const { game } = playout;
  if (!step.action) return [];
  return [
    { name: "formatAction", run: (position, action) => game.formatAction(action, position) },
    {
      name: "parseAction",
      run: (position, action) => game.parseAction(game.formatAction(action, position), position),
    },
    { name: "refuse", run: (position, action) => game.refuse(position, action) },
    { name: "apply", run: (position, action) => game.apply(position, action) },
    { name: "events", run: (position, action) => game.events(position, action) },
    { name: "clicks", run: (position, action) => game.clicks(position, action) },
    ...seatsOf(playout.table).map(
      (seat): Query => ({
        name: `hidden.redactAction for seat ${seat}`,
        run: (position, action) => game.hidden?.redactAction(action, seat, position),
      }),
    ),
  ];
};

/** All calls of the game’s functions at a step. */
export const queriesAt = (step: PlayoutStep, playout: Playout): readonly Query[] => {
  const { game } = playout;
  return [
    { name: "formatPosition", run: (position) => game.formatPosition(position) },
    {
      name: "parsePosition",
      run: (position) => game.parsePosition(game.formatPosition(position), playout.table),
    },
    { name: "toAct", run: (position) => game.toAct(position) },
    { name: "legalActions", run: (position) => listedActions(game, position) },
    { name: "chanceOutcomes", run: (position) => game.chanceOutcomes(position) },
    { name: "intendedAction", run: (position) => game.intendedAction?.(position, []) },
    ...LAYOUTS.map(
      (layout): Query => ({
        name: `scene (${layout})`,
        run: (position) => game.scene(position, layout),
      }),
    ),
    ...viewOptionsAt(step, playout).map(
      (options): Query => ({
        name: `scene (${formatViewOptions(options)})`,
        run: (position) => game.scene(position, "wide", options),
      }),
    ),
    ...seatsOf(playout.table).flatMap((seat): Query[] => [
      {
        name: `hidden.redactPosition for seat ${seat}`,
        run: (position) => game.hidden?.redactPosition(position, seat),
      },
      {
        name: `hidden.determinize for seat ${seat}`,
        run: (position) => determinize(game, position, seat, createRandom("determinize")),
      },
      { name: `seatName of seat ${seat}`, run: (position) => game.seatName?.(position, seat) },
      { name: `seatStatus of seat ${seat}`, run: (position) => game.seatStatus?.(position, seat) },
      {
        name: `seatStatus of seat ${seat} as it sees it`,
        run: (position) => game.seatStatus?.(redactPosition(game, position, seat), seat),
      },
    ]),
    ...unfinishedQueries(step, playout),
    ...actionQueries(step, playout),
  ];
};

/** The value that a query returned, or the message of what the game threw. */
export type QueryResult = { readonly value: unknown } | { readonly thrown: string };

/** The arguments of a query: copies, so that one query cannot affect the next. */
export const queryInput = ({
  position,
  action,
}: PlayoutStep): Required<Pick<PlayoutStep, "position" | "action">> =>
  copy({ position, action: action ?? { phase: position.phase } });

/** Runs a query; an exception of the game is a result, too. */
export function runQuery({ run }: Query, { position, action }: ReturnType<typeof queryInput>): QueryResult {
  try {
    return { value: run(position, action) };
  } catch (error) {
    return { thrown: messageOf(error) };
  }
}
