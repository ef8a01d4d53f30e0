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
    clause: "setup.row",
    caption: {
      en: "The shuffled cards are laid out face up, from the ten of clubs on card 1 to the queen of clubs at the goal.",
      fr: "Les cartes mêlées sont étalées, faces visibles, du dix de trèfle de la carte 1 à la dame de trèfle, au but.",
    },
    position: "deal:chance - 0,0 0",
    play: CROWNED_ROW,
    becomes: `first:chance ${CROWNED_ROW} 0,0 0`,
  },
  {
    clause: "setup.row",
    caption: {
      en: "All the cards are laid. In this row the last one was left in the box.",
      fr: "On étale toutes les cartes. Dans cette rangée, la dernière est restée dans la boîte.",
    },
    position: `first:chance ${CROWNED_ROW.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    clause: "setup.crown",
    caption: {
      en: "An ace lies at the goal: the row is dealt again.",
      fr: "Un as est au but : cette rangée est redonnée.",
    },
    position: "deal:chance - 0,0 0",
    refused: SORTED_ROW,
  },
  {
    clause: "setup.crown",
    caption: {
      en: "A queen at the goal: this row is dealt.",
      fr: "Une dame au but : cette rangée est admise.",
    },
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
