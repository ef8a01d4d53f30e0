import type { Example } from "@serpentarium/core";
import { inheritExamples } from "@serpentarium/core/variant";
import { examples as base } from "@serpentarium/serpent-cartes";
import { type ClauseId, clauses } from "./clauses.ts";

/** A row that ends with a queen: a pawn alone comes to rest on cards 21, 22 and 16, and then on the goal. */
const CROWNED =
  "Tc,8d,Jd,8h,Kc,7d,Qd,9h,Jh,Qh,Td,9c,7c,8c,Ts,As,7s,9s,Ah,Js,Kh,Qs,Th,8s,Kd,Ad,Jc,9d,Ks,Ac,7h,Qc";

/** Suit by suit: an ace lies at the goal. */
const SORTED =
  "7c,8c,9c,Tc,Jc,Qc,Kc,Ac,7d,8d,9d,Td,Jd,Qd,Kd,Ad,7h,8h,9h,Th,Jh,Qh,Kh,Ah,7s,8s,9s,Ts,Js,Qs,Ks,As";

/** What is new here or reads otherwise: each is a test, and a board to play on. */
const own: readonly Example<ClauseId>[] = [
  {
    clause: "setup.row",
    caption: {
      en: "The shuffled cards are laid out face up, from the ten of clubs on card 1 to the queen of clubs at the goal.",
      fr: "Les cartes mêlées sont étalées, faces visibles, du dix de trèfle de la carte 1 à la dame de trèfle, au but.",
    },
    position: "deal:chance - 0,0 0",
    play: CROWNED,
    becomes: `first:chance ${CROWNED} 0,0 0`,
  },
  {
    clause: "setup.row",
    caption: {
      en: "All the cards are laid. In this row the last one was left in the box.",
      fr: "On étale toutes les cartes. Dans cette rangée, la dernière est restée dans la boîte.",
    },
    position: `first:chance ${CROWNED.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    clause: "setup.crown",
    caption: {
      en: "An ace lies at the goal: the row is dealt again.",
      fr: "Un as est au but : cette rangée est redonnée.",
    },
    position: "deal:chance - 0,0 0",
    refused: SORTED,
  },
  {
    clause: "setup.crown",
    caption: {
      en: "A queen at the goal: this row is dealt.",
      fr: "Une dame au but : cette rangée est admise.",
    },
    position: "deal:chance - 0,0 0",
    play: CROWNED,
    becomes: `first:chance ${CROWNED} 0,0 0`,
  },
];

/** Whether an example of the base deals a row without a crown: here it says something else. */
const isBare = (example: Example): boolean => "play" in example && /,[^KQ]\w$/.test(example.play);

/** The game’s own examples, then those of Le serpent that hold here too. */
export const examples: readonly Example<ClauseId>[] = [...own, ...inheritExamples(base, clauses, isBare)];
