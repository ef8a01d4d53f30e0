import type { Example } from "@serpentarium/core";
import { type ClauseId as BaseClauseId, examples as base } from "@serpentarium/serpent-cartes";
import type { ClauseId } from "./clauses.ts";
import { ending } from "./examples/ending.ts";
import { meeting } from "./examples/meeting.ts";
import { setUp } from "./examples/set-up.ts";
import { turning } from "./examples/turning.ts";
import { serpentCartesTwoEnds } from "./game.ts";

/**
 * Clauses of which examples of the base are shown here too: all whose pawn runs up the row, but for those that say what
 * happens to others, or where the one goal is.
 */
const KEPT: Partial<Record<BaseClauseId, (example: Example<BaseClauseId>) => boolean>> = {
  "setup.deck": ({ position, seats }) => !position.startsWith("deal") || seats === 4,
  "setup.first": () => true,
  "card.value": () => true,
  "turn.advance": () => true,
  "turn.chain": () => true,
  "turn.count": () => true,
  "turn.overshoot": () => true,
  "turn.forward-again": () => true,
  "turn.collision": ({ seats, options }) => seats === 3 || options?.entry === "die",
  "turn.safe-entry": () => true,
  "end.endless": (example) => "rejected" in example,
  "end.long": ({ options }) => options?.turnLimit === null,
};

/** Whether nobody goes in an example whose pawn runs down the row here. */
const isUp = ({ position }: Example): boolean => !/^(advance|enter):[24]/.test(position);

const kept = base.filter((example) => KEPT[example.clause]?.(example) === true && isUp(example));
const own = [...setUp, ...turning, ...meeting, ...ending];

const ORDER: readonly string[] = Object.keys(serpentCartesTwoEnds.clauses);

/** At least one example a clause, in the order of the rulebook; of each, those of the base that hold here first. */
export const examples: readonly Example<ClauseId>[] = [...kept, ...own].toSorted(
  (a, b) => ORDER.indexOf(a.clause) - ORDER.indexOf(b.clause),
);
