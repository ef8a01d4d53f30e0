import { SerpentariumError } from "../failure.ts";
import type {
  ActionInPhase,
  ActivePhaseName,
  AnyAction,
  AnyPosition,
  GameTypes,
  PositionInPhase,
} from "../game.ts";
import type { Phase, Refusal } from "../phase.ts";

/** Returns the refusal of an action by a new clause, or undefined. */
export type RefusalCheck<T extends GameTypes, K> = (
  position: PositionInPhase<T, K>,
  action: ActionInPhase<T, K>,
) => Refusal<T["clause"]> | undefined;

/** After this many forbidden draws in a row, assumes that every outcome is forbidden. */
const MAX_DRAWS = 100_000;

/**
 * Adds a refusal to a phase: forbidden actions are neither listed nor drawn. The phase's own clauses are checked first. Every position must
 * keep a legal action.
 *
 * In the phases of `defineVariant`: `move: (phase) => withRefusal(phase, (position, { pair }) => (pair ? { clause: "move.no-pairs" } :
 * undefined))`.
 */
export function withRefusal<T extends GameTypes, K extends ActivePhaseName<T>, P extends Phase<T, K>>(
  phase: P & Phase<T, K>,
  refuse: RefusalCheck<T, K>,
): P;
export function withRefusal(phase: Phase, refuse: RefusalCheck<GameTypes, string>): Phase {
  const isAllowed = (position: AnyPosition, action: AnyAction): boolean =>
    refuse(position, action) === undefined;
  const refusal: Phase["refuse"] = (position, action) =>
    phase.refuse(position, action) ?? refuse(position, action);
  if (phase.kind === "seat") {
    // the inherited `sample` and ranges would ignore the new clause
    const { legalActions, sample: _, legalRanges: __, ...rest } = phase;
    return {
      ...rest,
      refuse: refusal,
      legalActions: (position: AnyPosition) =>
        legalActions(position).filter((action) => isAllowed(position, action)),
    };
  }
  if (phase.kind === "simultaneous") {
    const { legalActions, sample: _, legalRanges: __, ...rest } = phase;
    return {
      ...rest,
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
      for (let i = 0; i < MAX_DRAWS; i++) {
        const action = draw(position, random);
        if (isAllowed(position, action)) return action;
      }
      throw new SerpentariumError("no-outcome", `${position.phase}: a clause forbids every outcome`);
    },
  };
}
