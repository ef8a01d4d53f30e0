import { SerpentariumError } from "../failure.ts";
import type { ActionIn, AnyAction, AnyPosition, GameTypes, PlayedPhase, PositionIn } from "../game.ts";
import type { Phase, Refusal } from "../phase.ts";

/** What forbids an action beside the clauses of the phase, or nothing. */
export type Refuse<T extends GameTypes, K> = (
  position: PositionIn<T, K>,
  action: ActionIn<T, K>,
) => Refusal<T["clause"]> | undefined;

/** So many draws in a row that are all forbidden mean that everything is. */
const MOST_DRAWS = 100_000;

/**
 * A phase that refuses more: what the new clause forbids is neither listed nor drawn. The phase's own clauses go first.
 * Something must be left to do in every position.
 *
 * In the phases of `defineVariant`: `move: (phase) => withRefusal(phase, (position, { pair }) => (pair ? { clause: "move.no-pairs" } : undefined))`.
 */
export function withRefusal<T extends GameTypes, K extends PlayedPhase<T>, P extends Phase<T, K>>(
  phase: P & Phase<T, K>,
  refuse: Refuse<T, K>,
): P;
export function withRefusal(phase: Phase, refuse: Refuse<GameTypes, string>): Phase {
  const isAllowed = (position: AnyPosition, action: AnyAction): boolean =>
    refuse(position, action) === undefined;
  const refusal: Phase["refuse"] = (position, action) =>
    phase.refuse(position, action) ?? refuse(position, action);
  if (phase.kind === "seat") {
    // what was drawn without a list knew nothing of the new clause
    const { legalActions, sample: _, ...rest } = phase;
    return {
      ...rest,
      refuse: refusal,
      legalActions: (position: AnyPosition) =>
        legalActions(position).filter((action) => isAllowed(position, action)),
    };
  }
  if (phase.kind === "simultaneous") {
    const { legalActions } = phase;
    return {
      ...phase,
      refuse: refusal,
      legalActions: (position, seat) =>
        legalActions(position, seat).filter((action) => isAllowed(position, action)),
    };
  }
  if (phase.outcomes) {
    const { outcomes } = phase;
    return {
      ...phase,
      refuse: refusal,
      outcomes: (position) => outcomes(position).filter(({ action }) => isAllowed(position, action)),
    };
  }
  const { draw } = phase;
  return {
    ...phase,
    refuse: refusal,
    draw(position, random) {
      for (let i = 0; i < MOST_DRAWS; i++) {
        const action = draw(position, random);
        if (isAllowed(position, action)) return action;
      }
      throw new SerpentariumError("no-outcome", `${position.phase}: a clause forbids whatever is drawn`);
    },
  };
}
