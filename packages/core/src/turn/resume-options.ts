import type { Snapshot } from "xstate";
import { type Seating, stateValueOf, type TurnContext, type TurnInput } from "../context/context.ts";
import { findMissingProgram } from "../context/programs.ts";
import { programToAct } from "../context/transition.ts";
import { SerpentariumError } from "../failure.ts";
import type { Game, GameTypes } from "../game.ts";
import { OCCUPANT_ACTOR_ID, RESUME_ACTOR, type TurnMachine } from "./machine.ts";

/** The options of `createActor(machine, options)` that resume a match. */
export interface ResumeOptions<T extends GameTypes, Occupant extends string = string> {
  readonly input: TurnInput<T, Occupant>;
  readonly snapshot: Snapshot<unknown>;
}

/**
 * Returns the options of an actor that plays a match on: `createActor(machine, toResumeOptions(game, machine, context))`. A program whose turn
 * it is starts with the actor.
 *
 * @throws SerpentariumError `missing-program` if the machine lacks the program of an occupant
 */
export function toResumeOptions<T extends GameTypes, Occupant extends string>(
  game: Game<T>,
  machine: TurnMachine<T, Occupant>,
  context: TurnContext<T>,
): ResumeOptions<T, Occupant> {
  const { table, plan, names, seating, occupants } = context;
  const { [RESUME_ACTOR]: _, ...actors } = machine.implementations.actors;
  const missing = findMissingProgram(context, Object.keys(actors));
  if (missing !== undefined)
    throw new SerpentariumError("missing-program", `the turn machine has no program "${missing}"`);
  const snapshot = machine.getPersistedSnapshot(
    machine.resolveState({ value: stateValueOf(context), context }),
  );
  const actor = { src: RESUME_ACTOR, snapshot: { status: "active", input: undefined }, syncSnapshot: false };
  const children = programToAct(game, context) ? { [OCCUPANT_ACTOR_ID]: actor } : {};
  return {
    input: {
      table,
      plan,
      names,
      ...(seating as Seating<Occupant>),
      occupants: occupants as readonly Occupant[],
    },
    snapshot: Object.assign(snapshot, { children }),
  };
}
