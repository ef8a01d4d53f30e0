import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const CUT = "move:red e4.SSSW.N.4.a h5.WWWW.E.4.a - - - 0 3 40";
const HOLDING = "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - - 2 0 41";
const THREE_ALL = "move:red e5.WWSS.E.4.a h7.SSWW.N.4.a - - - 0 3 40";
const FOLDED = "move:red e5.SWNW.N.4.a g7.SSW.N.4.j - - c7 0 3 40";
const TO_TAKE = "move:red e4.SSSW.N.4.a e5.WWWW.E.4.a c7,g7 - - 0 3 40";
const PACKED = { size: 7, blueApples: 8 };

export const attacking: readonly Example<ClauseId>[] = [
  {
    clause: "attack.line",
    caption: {
      en: "Along row 5 red has three pieces in line and yellow two. Three beat two: red may bite on f5.",
      fr: "Sur la rangée 5, rouge aligne trois pions et jaune deux. Trois contre deux : rouge peut mordre en f5.",
    },
    position: "move:red e5.WWSS.E.4.a g7.SSW.N.4.j - - c7 0 3 40",
    play: "ESS",
    becomes: "replant:red f3.NNWW.S.4.a g7.SS.N.4.j - - c7 1 0 41",
  },
  {
    clause: "attack.line",
    caption: {
      en: "Three red pieces against three yellow ones: equal lines are not enough, and f5 cannot be bitten.",
      fr: "Trois pions rouges contre trois jaunes : l’égalité ne suffit pas, on ne peut pas mordre en f5.",
    },
    position: THREE_ALL,
    refused: "EEE",
  },
  {
    clause: "attack.line",
    caption: {
      en: "What counts is the cells in a row, not the order along the body. Red is folded, and d5 and c5 stand behind its head though its neck is on e4.",
      fr: "Ce sont les cases alignées qui comptent, non l’ordre le long du corps. Rouge est replié : d5 et c5 sont derrière sa tête, bien que son cou soit en e4.",
    },
    position: FOLDED,
    play: "ESS",
    becomes: "replant:red f3.NNWS.S.4.a g7.SS.N.4.j - - c7 1 0 41",
  },
  {
    clause: "attack.line",
    caption: {
      en: "To bite sideways the head stands alone, and one against one is not enough.",
      fr: "Pour mordre de côté, la tête est seule, et un contre un ne suffit pas.",
    },
    position: "move:red e5.SSSS.N.4.a f7.SSSS.N.4.a - - - 0 3 40",
    refused: "ENN",
  },
  {
    clause: "attack.line",
    caption: {
      en: "Nose to nose, four pieces against four: neither serpent can take the other’s head.",
      fr: "Nez à nez, quatre pions contre quatre : aucun des serpents ne peut prendre la tête de l’autre.",
    },
    position: "move:red e4.SSSW.N.4.a e5.NNNW.S.4.a - - - 0 3 40",
    refused: "N",
  },
  {
    clause: "attack.line",
    caption: {
      en: "With a step to spare red lines up on the way. Before the second step the red line is two pieces, the yellow one a single piece.",
      fr: "Avec un pas d’élan, rouge s’aligne en chemin. Avant le deuxième pas, la ligne rouge a deux pions, la jaune un seul.",
    },
    position: "move:red e5.SSSS.N.4.a g7.SSSS.N.4.a - - - 0 3 40",
    play: "EEE",
    becomes: "replant:red h5.WWWS.E.4.a g7.S.N.4.a - - - 3 0 41",
  },
  {
    clause: "attack.line",
    caption: {
      en: "A line ends at its first gap. Row 5 has three yellow pieces, but only the one on f5 faces the attack: h5 and i5 are beyond the gap. Two beat one.",
      fr: "Une ligne s’arrête au premier vide. La rangée 5 porte trois pions jaunes, mais seul celui de f5 fait face : h5 et i5 sont au-delà du vide. Deux contre un : c’est bon.",
    },
    position: "move:red e5.WSSS.E.4.a i5.WSWWN.E.3.a - - - 0 3 40",
    play: "ENN",
    becomes: "replant:red f7.SSWW.N.4.a i5.WSWW.E.3.a - - - 1 0 41",
  },
  {
    clause: "attack.cut",
    caption: {
      en: "Red bites on e5. The yellow piece there is lost, and so is the one on d5 behind it, cut off from the head. Red goes on to e7.",
      fr: "Rouge mord en e5. Le pion jaune qui s’y trouve est perdu, et celui de d5 avec lui, coupé de la tête. Rouge poursuit jusqu’en e7.",
    },
    position: CUT,
    play: "NNN",
    becomes: HOLDING,
  },
  {
    clause: "attack.cut",
    caption: {
      en: "The cells of the cut pieces are free at once: the second step goes through d5.",
      fr: "Les cases des pions coupés sont libres aussitôt : le deuxième pas passe par d5.",
    },
    position: CUT,
    play: "NWW",
    becomes: "replant:red c5.EESS.W.4.a h5.WW.E.4.a - - - 2 0 41",
  },
  {
    clause: "attack.cut",
    caption: {
      en: "One move, two bites: first the tail on e5, then e7 with all that is left behind it. Red holds five pieces.",
      fr: "Un mouvement, deux morsures : d’abord la queue en e5, puis e7 avec tout ce qui reste derrière. Rouge tient cinq pions.",
    },
    position: "move:red e4.SSSW.N.4.a c7.EEESSW.W.2.a - - - 0 3 60",
    play: "NNN",
    becomes: "replant:red e7.SSSS.N.4.a c7.E.W.2.a - - - 5 0 61",
  },
  {
    clause: "attack.head",
    caption: {
      en: "Red takes the yellow head with the first of its three steps, and has won.",
      fr: "Rouge prend la tête jaune au premier de ses trois pas : il a gagné.",
    },
    position: TO_TAKE,
    play: "N",
    becomes: "over:red!end.head e5.SSSS.N.4.a -.4 c7,g7 - - 0 0 41",
  },
  {
    clause: "attack.head",
    caption: {
      en: "You are not obliged to win: every whole path that keeps away from e5 is legal as well. Only the path to the head may be shorter.",
      fr: "Rien n’oblige à gagner : tout chemin entier qui évite e5 est permis aussi. Seul le chemin vers la tête peut être plus court.",
    },
    position: TO_TAKE,
    among: ["N", "EEE", "WWW"],
    never: ["NN", "NNN", "E", "EE"],
  },
  {
    clause: "attack.head",
    caption: {
      en: "After the yellow head is taken no step is left to make.",
      fr: "Une fois la tête jaune prise, il n’y a plus de pas à faire.",
    },
    position: TO_TAKE,
    refused: "NNN",
  },
  {
    clause: "attack.replant",
    caption: {
      en: "Two yellow pieces are in red’s hand. Red lays the first of them on c3 as an apple, and still has one to place.",
      fr: "Rouge a deux pions jaunes en main. Il pose le premier en c3, côté pomme, et il lui en reste un à placer.",
    },
    position: HOLDING,
    play: "c3",
    becomes: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 41",
  },
  {
    clause: "attack.replant",
    caption: {
      en: "The last one goes on c7. Now it is yellow’s turn, and the apples are there for yellow to eat.",
      fr: "Le dernier va en c7. C’est maintenant à jaune, qui pourra manger ces pommes.",
    },
    position: "replant:red e7.SSSS.N.4.a h5.WW.E.4.a - - c3 1 0 41",
    play: "c7",
    becomes: "move:yellow e7.SSSS.N.4.a h5.WW.E.4.a - - c3,c7 0 0 41",
  },
  {
    clause: "attack.replant",
    caption: {
      en: "The cells around both heads are closed, such as d7 and h6. Beside a body an apple may lie, as on d6.",
      fr: "Les abords des deux têtes sont interdits, comme d7 et h6. À côté d’un corps, on peut poser une pomme, comme en d6.",
    },
    position: HOLDING,
    among: ["c3", "c7", "d6", "f6", "f4"],
    never: ["d7", "f7", "e8", "h4", "h6", "a1"],
  },
  {
    clause: "attack.no-room",
    caption: {
      en: "Red bites on f1. Seven blue apples leave no cell for another one, so the yellow piece goes to the yellow reserve.",
      fr: "Rouge mord en f1. Sept pommes bleues ne laissent plus de case : le pion jaune rejoint la réserve jaune.",
    },
    options: PACKED,
    position: "move:red c1.WWNN.E.4.a g4.SSSW.N.4.a b3,b5,d2,d4,d6,f3,f5 - - 0 3 60",
    play: "EEE",
    becomes: "move:yellow f1.WWWW.E.4.a g4.SSS.N.5.a b3,b5,d2,d4,d6,f3,f5 - - 0 0 61",
  },
  {
    clause: "attack.no-room",
    caption: {
      en: "Red has two yellow pieces to replant. With c4 there would be room for the second on e4; with d4 there is none, and it goes to the reserve.",
      fr: "Rouge a deux pions jaunes à replanter. En c4, il resterait e4 pour le second ; en d4, il ne reste rien, et le second va à la réserve.",
    },
    options: PACKED,
    position: "replant:red f1.WWWW.E.4.a g4.SS.N.4.a b3,b5,d2,d6,f3,f5 - - 2 0 61",
    play: "d4",
    becomes: "move:yellow f1.WWWW.E.4.a g4.SS.N.5.a b3,b5,d2,d6,f3,f5 - d4 0 0 61",
  },
];
