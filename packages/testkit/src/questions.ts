import { createRandom, determinize, seatsOf } from "@serpentarium/core";
import { LAYOUTS } from "@serpentarium/core/scene";
import { candidates, readActions } from "./candidates.ts";
import { copy, messageOf } from "./data.ts";
import { lookName, looksAt } from "./looks.ts";
import type { Step, Walk } from "./walk.ts";

/** One thing that a game can be asked about a step. */
export interface Question {
  readonly name: string;
  /** Asks it of a position and an action that are like the step's. */
  ask(position: Step["position"], action: NonNullable<Step["action"]>): unknown;
}

/** How many actions of other steps are tried at a step. */
const OTHERS = 6;

const inPlay = (step: Step, walk: Walk): Question[] => {
  const { game } = walk;
  if (step.position.phase === "over") return [];
  const draw: Question = { name: "draw", ask: (position) => game.draw(position, createRandom("draw")) };
  const asked = [
    refuseOthers(step, walk),
    sampleFrom(game),
    ...seatsOf(walk.table).map((seat) => evaluateFor(game, seat)),
  ];
  return game.toAct(copy(step.position)) === "chance" ? [draw, ...asked] : asked;
};

const sampleFrom = ({ phases }: Walk["game"]): Question => ({
  name: "sample",
  ask(position) {
    const phase = phases[position.phase];
    if (phase?.kind !== "seat") return undefined;
    return phase.sample?.(position, createRandom("sample"));
  },
});

const evaluateFor = ({ evaluate }: Walk["game"], seat: number): Question => ({
  name: `evaluate for seat ${seat}`,
  ask: (position) => evaluate?.(position, seat),
});

/** Actions of other steps, most of them refused here. */
const refuseOthers = (step: Step, walk: Walk): Question => {
  const texts = candidates(step, walk).slice(0, OTHERS);
  return {
    name: "refuse",
    ask: (position) =>
      readActions(walk.game, texts, position).map((other) => walk.game.refuse(position, other)),
  };
};

const ofAction = (step: Step, walk: Walk): Question[] => {
  const { game } = walk;
  if (!step.action) return [];
  return [
    { name: "formatAction", ask: (position, action) => game.formatAction(action, position) },
    {
      name: "parseAction",
      ask: (position, action) => game.parseAction(game.formatAction(action, position), position),
    },
    { name: "refuse", ask: (position, action) => game.refuse(position, action) },
    { name: "apply", ask: (position, action) => game.apply(position, action) },
    { name: "narrate", ask: (position, action) => game.narrate(position, action) },
    { name: "clicks", ask: (position, action) => game.clicks(position, action) },
    ...seatsOf(walk.table).map(
      (seat): Question => ({
        name: `hidden.action for seat ${seat}`,
        ask: (position, action) => game.hidden?.action(action, seat, position),
      }),
    ),
  ];
};

/** All that a game can be asked about a step. */
export const questions = (step: Step, walk: Walk): readonly Question[] => {
  const { game } = walk;
  return [
    { name: "formatPosition", ask: (position) => game.formatPosition(position) },
    {
      name: "parsePosition",
      ask: (position) => game.parsePosition(game.formatPosition(position), walk.table),
    },
    { name: "toAct", ask: (position) => game.toAct(position) },
    { name: "legalActions", ask: (position) => game.legalActions(position) },
    { name: "outcomes", ask: (position) => game.outcomes(position) },
    { name: "attempt", ask: (position) => game.attempt?.(position, []) },
    ...LAYOUTS.map(
      (layout): Question => ({
        name: `scene (${layout})`,
        ask: (position) => game.scene(position, layout),
      }),
    ),
    ...looksAt(step, walk).map(
      (look): Question => ({
        name: `scene (${lookName(look)})`,
        ask: (position) => game.scene(position, "wide", look),
      }),
    ),
    ...seatsOf(walk.table).flatMap((seat): Question[] => [
      { name: `hidden.position for seat ${seat}`, ask: (position) => game.hidden?.position(position, seat) },
      {
        name: `hidden.determinize for seat ${seat}`,
        ask: (position) => determinize(game, position, seat, createRandom("determinize")),
      },
      { name: `seatName of seat ${seat}`, ask: (position) => game.seatName?.(position, seat) },
    ]),
    ...inPlay(step, walk),
    ...ofAction(step, walk),
  ];
};

/** What a question was answered, or what the game threw. */
export type Answer = { readonly value: unknown } | { readonly thrown: string };

/** What a question is asked of: copies, so that the answer to one cannot spoil the next. */
export const given = ({ position, action }: Step): Required<Pick<Step, "position" | "action">> =>
  copy({ position, action: action ?? { phase: position.phase } });

/** The answer to a question; what the game throws is one too. */
export function answer({ ask }: Question, { position, action }: ReturnType<typeof given>): Answer {
  try {
    return { value: ask(position, action) };
  } catch (error) {
    return { thrown: messageOf(error) };
  }
}
