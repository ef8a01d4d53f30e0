import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { type ClauseId as BaseClauseId, examples as base } from "@serpentarium/serpent-cartes";
import { type ClauseId, clauses } from "./clauses.ts";
import { ending } from "./examples/ending.ts";
import { meeting } from "./examples/meeting.ts";
import { setUp } from "./examples/set-up.ts";
import { turning } from "./examples/turning.ts";
import { serpentCartesTwoEnds } from "./game.ts";

/** Whether an example of the base says something else here: what happens to others, or where the one goal is. */
const DIFFERS: Partial<Record<BaseClauseId, (example: Example<BaseClauseId>) => boolean>> = {
  "setup.deck": ({ position, seats }) => position.startsWith("deal") && seats !== 4,
  "turn.collision": ({ seats, options }) => seats !== 3 && options?.entry !== "die",
  "end.endless": (example) => !("rejected" in example),
  "end.long": ({ options }) => options?.turnLimit !== null,
};

/** Whether somebody goes in an example whose pawn runs down the row here. */
const isDown = ({ position }: Example): boolean => /^(advance|enter):[24]/.test(position);

const kept = inheritExamples(
  base,
  clauses,
  (example) => isDown(example) || DIFFERS[example.clause]?.(example) === true,
);
const own = [...setUp, ...turning, ...meeting, ...ending];

const ORDER: readonly string[] = Object.keys(serpentCartesTwoEnds.clauses);

/** At least one example a clause, in the order of the rulebook; of each, those of the base that hold here first. */
export const examples: readonly Example<ClauseId>[] = [...kept, ...own].toSorted(
  (a, b) => ORDER.indexOf(a.clause) - ORDER.indexOf(b.clause),
);
