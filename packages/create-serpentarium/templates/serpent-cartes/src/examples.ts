import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/serpent-cartes";
import { type ClauseId, clauses } from "./clauses.ts";

/** A row that ends with a queen: a lone pawn rests on cards 21, 22 and 16, then on the goal. */
const CROWNED_ROW =
  "Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc";

/** Sorted by suit, with an ace at the goal. */
const SORTED_ROW =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";

/** Examples of new and changed clauses. Each is a test, and a playable board in the rulebook. */
const ownExamples: readonly Example<ClauseId>[] = [
  {
    id: "setup.row.1",
    clause: "setup.row",
    position: "deal:chance - 0,0 0",
    play: CROWNED_ROW,
    becomes: `first:chance ${CROWNED_ROW} 0,0 0`,
  },
  {
    id: "setup.row.2",
    clause: "setup.row",
    position: `first:chance ${CROWNED_ROW.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    id: "setup.crown.1",
    clause: "setup.crown",
    position: "deal:chance - 0,0 0",
    refused: SORTED_ROW,
  },
  {
    id: "setup.crown.2",
    clause: "setup.crown",
    position: "deal:chance - 0,0 0",
    play: CROWNED_ROW,
    becomes: `first:chance ${CROWNED_ROW} 0,0 0`,
  },
];

/** Whether an example of the base deals a row without a crown, which is illegal here. */
const hasPlainGoal = (example: Example): boolean => "play" in example && /,[^KQ]\w$/.test(example.play);

/** The examples of this variant, then those of Le serpent that are valid here too. */
export const examples: readonly Example<ClauseId>[] = [
  ...ownExamples,
  ...inheritExamples(base, clauses, hasPlainGoal),
];
