import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { type ClauseId as BaseClauseId, examples as base } from "@serpentarium/serpent-cartes";
import { type ClauseId, clauses } from "./clauses.ts";
import { ending } from "./examples/ending.ts";
import { meeting } from "./examples/meeting.ts";
import { setUp } from "./examples/set-up.ts";
import { turning } from "./examples/turning.ts";
import { serpentCartesTwoEnds } from "./game.ts";

/** By clause, whether an example of the base does not hold here: because of other pawns, or of where the goal is. */
const DIFFERS_HERE: Partial<Record<BaseClauseId, (example: Example<BaseClauseId>) => boolean>> = {
  "setup.deck": ({ position, seats }) => position.startsWith("deal") && seats !== 4,
  "turn.collision": ({ seats, options }) => seats !== 3 && options?.entry !== "die",
  "end.endless": (example) => !("rejected" in example),
  "end.long": ({ options }) => options?.turnLimit !== null,
};

/** Whether the pawn to move in an example runs down the row here. */
const isRunningDown = ({ position }: Example): boolean => /^(advance|enter):[24]/.test(position);

// the rule of `turn.safe-entry` is that of the base, so its examples hold; only its texts differ
const { "turn.safe-entry": _sameRule, ...changedRules } = clauses;
const inheritedExamples = inheritExamples(
  base,
  changedRules,
  (example) => isRunningDown(example) || DIFFERS_HERE[example.clause]?.(example) === true,
);
const ownExamples = [...setUp, ...turning, ...meeting, ...ending];

const ORDER: readonly string[] = Object.keys(serpentCartesTwoEnds.clauses);

/** At least one example for each clause, in the order of the rulebook; inherited examples come first. */
export const examples: readonly Example<ClauseId>[] = [...inheritedExamples, ...ownExamples].toSorted(
  (a, b) => ORDER.indexOf(a.clause) - ORDER.indexOf(b.clause),
);
