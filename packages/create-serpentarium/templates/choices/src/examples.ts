import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.nests",
    caption: {
      en: "Five nests wait, with one to five eggs. Every height is still open.",
      fr: "Cinq nids attendent, d’un à cinq œufs. Toutes les hauteurs sont encore libres.",
    },
    position: "rear:-",
    among: ["1:1", "1:5", "2:1", "2:5"],
  },
  {
    clause: "rear.secret",
    caption: {
      en: "Red has chosen. Blue does not see what, and still has every height.",
      fr: "Rouge a choisi. Bleu ne voit pas quoi, et a encore toutes les hauteurs.",
    },
    position: "rear:- _1:2",
    legal: ["2:1", "2:2", "2:3", "2:4", "2:5"],
  },
  {
    clause: "rear.once",
    caption: { en: "Red has used 2 in the first round.", fr: "Rouge a pris 2 à la première manche." },
    position: "rear:2,5",
    refused: "1:2",
  },
  {
    clause: "rear.once",
    caption: {
      en: "Blue has not: 2 is a choice of its own.",
      fr: "Bleu, non : il peut encore se dresser à 2.",
    },
    position: "rear:2,5",
    play: "2:2",
    becomes: "rear:2,5 _2:2",
  },
  {
    clause: "take.highest",
    caption: {
      en: "4 against 1: red takes the second nest, which has two eggs.",
      fr: "4 contre 1 : rouge prend le deuxième nid, qui a deux œufs.",
    },
    position: "rear:2,5 _1:4",
    play: "2:1",
    becomes: "rear:2,5/4,1",
  },
  {
    clause: "take.equal",
    caption: {
      en: "3 against 3: nobody takes the nest. It waits for whoever is higher in the next round.",
      fr: "3 contre 3 : personne ne prend le nid. Il attend qui sera plus haut à la manche suivante.",
    },
    position: "rear:- _2:3",
    play: "1:3",
    becomes: "rear:3,3",
  },
  {
    clause: "take.equal",
    caption: {
      en: "Of three players, two are equally high: the third one gets nothing either.",
      fr: "À trois, deux sont à la même hauteur : le troisième n’a rien non plus.",
    },
    seats: 3,
    position: "rear:- _1:4_2:4",
    play: "3:1",
    becomes: "rear:4,4,1",
  },
  {
    clause: "end.nests",
    caption: {
      en: "The last nest goes to blue. With seven eggs against eight red wins.",
      fr: "Le dernier nid va à bleu. À huit œufs contre sept, rouge gagne.",
    },
    position: "rear:2,3/4,4/3,1/5,2 _1:1",
    play: "2:5",
    becomes: "over:1!end.nests 2,3/4,4/3,1/5,2/1,5",
  },
];
