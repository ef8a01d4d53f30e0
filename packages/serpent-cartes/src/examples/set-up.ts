import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { CIRCLE, OFF, PACK, RACE, SORTED, TENS, TWIN } from "./rows.ts";

const FINISHABLE = { deal: "finishable" };
const LIVELY = { deal: "finishable", entry: "die" };

export const setUp: readonly Example<ClauseId>[] = [
  {
    clause: "setup.deck",
    caption: {
      en: "Two players, one pack of 32: four suits from the seven to the ace. Card 32, the queen of clubs, is the goal.",
      fr: "À deux, un jeu de 32 cartes : quatre couleurs, du sept à l’as. La carte 32, la dame de trèfle, est le but.",
    },
    position: "deal:chance - 0,0 0",
    play: RACE,
    becomes: `first:chance ${RACE} 0,0 0`,
  },
  {
    clause: "setup.deck",
    caption: {
      en: "Three players, one pack of 52. Now there are small cards as well: the goal itself, card 52, is the three of spades.",
      fr: "À trois, un jeu de 52 cartes. Il y a maintenant de petites cartes : le but lui-même, la carte 52, est le trois de pique.",
    },
    seats: 3,
    position: "deal:chance - 0,0,0 0",
    play: PACK,
    becomes: `first:chance ${PACK} 0,0,0 0`,
  },
  {
    clause: "setup.deck",
    caption: {
      en: "Four players, two packs of 32 shuffled together: every card is there twice. One ace of diamonds is card 11, the other card 19.",
      fr: "À quatre, deux jeux de 32 cartes mêlés ensemble : chaque carte y est deux fois. Un as de carreau est la carte 11, l’autre la carte 19.",
    },
    seats: 4,
    position: "deal:chance - 0,0,0,0 0",
    play: TWIN,
    becomes: `first:chance ${TWIN} 0,0,0,0 0`,
  },
  {
    clause: "setup.deck",
    caption: {
      en: "Which pack goes with how many players is yours to change. Here two players run along all 52 cards.",
      fr: "Rien n’oblige à s’en tenir au nombre de joueurs. Ici, on est deux à courir le long des 52 cartes.",
    },
    options: { deck: "52" },
    position: `first:chance ${PACK} 0,0 0`,
    legal: ["p1", "p2"],
  },
  {
    clause: "setup.deck",
    caption: {
      en: "No row of one pack: the eight of diamonds lies on cards 1 and 2, and the ten of clubs is missing.",
      fr: "Ce n’est pas une rangée d’un seul jeu : le huit de carreau est sur les cartes 1 et 2, et le dix de trèfle manque.",
    },
    position: `advance:1 ${RACE.replace("Tc", "8d")} 0,0 0`,
    rejected: true,
  },
  {
    clause: "setup.row",
    caption: {
      en: "The shuffled cards are laid out face up. The right-hand end, the ten of hearts, is card 1; from there the row winds on to card 32, the goal.",
      fr: "Les cartes mêlées sont étalées, faces visibles. Le bout de droite, le dix de cœur, est la carte 1 ; de là, la rangée serpente jusqu’à la carte 32, le but.",
    },
    position: "deal:chance - 0,0 0",
    play: TENS,
    becomes: `first:chance ${TENS} 0,0 0`,
  },
  {
    clause: "setup.row",
    caption: {
      en: "Every order is as likely as any other, even this one, suit by suit from the seven to the ace. By the way, it can be finished in four turns.",
      fr: "Tous les ordres ont la même chance, même celui-ci, couleur par couleur, du sept à l’as. Du reste, on peut le finir en quatre tours.",
    },
    position: "deal:chance - 0,0 0",
    play: SORTED,
    becomes: `first:chance ${SORTED} 0,0 0`,
  },
  {
    clause: "setup.row",
    caption: {
      en: "All the cards are laid. In this row the last one, the queen of clubs, was left in the box.",
      fr: "On étale toutes les cartes. Dans cette rangée, la dernière, la dame de trèfle, est restée dans la boîte.",
    },
    position: `first:chance ${RACE.slice(0, -3)} 0,0 0`,
    rejected: true,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "From card 1 a pawn comes to the queen on card 20. One turn later the nine on card 21 sends it on towards the goal, and the cards there drive it back off the row. It is the same for every pawn, and for ever: the row is dealt again.",
      fr: "De la carte 1, un pion va à la dame de la carte 20. Un tour plus tard, le neuf de la carte 21 l’envoie vers le but, et les cartes de là-bas le ramènent hors de la rangée. Il en va ainsi pour tous, et pour toujours : on redonne.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: OFF,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "A pawn that enters on card 1 goes to and fro between the queens on cards 10 and 11 and never gets out. With entry on card 1 this row is dealt again.",
      fr: "Un pion entré sur la carte 1 va et vient entre les dames des cartes 10 et 11 et n’en sort jamais. Quand on entre sur la carte 1, cette rangée est redonnée.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    refused: CIRCLE,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "The same row, but now the die says where pawns enter. A 6 puts one on the jack on card 6; from there it goes to 14 and to the goal. One way is enough: this row may be dealt.",
      fr: "La même rangée, mais c’est le dé qui dit où l’on entre. Un 6 met un pion sur le valet de la carte 6 ; de là, il va en 14, puis au but. Un seul chemin suffit : cette rangée est admise.",
    },
    options: LIVELY,
    position: "deal:chance - 0,0 0",
    play: CIRCLE,
    becomes: `first:chance ${CIRCLE} 0,0 0`,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "The first of these rows does not get better by the die: no throw from 1 to 6 opens a way to the goal.",
      fr: "La première de ces rangées, le dé ne l’arrange pas : aucun coup de 1 à 6 n’y ouvre de chemin vers le but.",
    },
    options: LIVELY,
    position: "deal:chance - 0,0 0",
    refused: OFF,
  },
  {
    clause: "setup.finishable",
    caption: {
      en: "From card 1 to 21, then to 22, back to 16, and from there to the goal: this row can be finished, and is dealt.",
      fr: "De la carte 1 à la 21, puis à la 22, retour à la 16, et de là au but : on peut finir cette rangée, elle est donc admise.",
    },
    options: FINISHABLE,
    position: "deal:chance - 0,0 0",
    play: RACE,
    becomes: `first:chance ${RACE} 0,0 0`,
  },
  {
    clause: "setup.first",
    caption: {
      en: "Each of the two players begins with equal odds.",
      fr: "Chacun des deux joueurs a une chance sur deux de commencer.",
    },
    position: `first:chance ${RACE} 0,0 0`,
    legal: ["p1", "p2"],
  },
  {
    clause: "setup.first",
    caption: {
      en: "The die names player 2, whose turn it is now.",
      fr: "Le dé désigne le joueur 2 : à lui de jouer.",
    },
    position: `first:chance ${RACE} 0,0 0`,
    play: "p2",
    becomes: `advance:2 ${RACE} 0,0 0`,
  },
  {
    clause: "setup.first",
    caption: {
      en: "Four players, and one chance in four for each.",
      fr: "Quatre joueurs, et une chance sur quatre pour chacun.",
    },
    seats: 4,
    position: `first:chance ${TWIN} 0,0,0,0 0`,
    legal: ["p1", "p2", "p3", "p4"],
  },
  {
    clause: "setup.first",
    caption: {
      en: "Player 3 has begun. After player 4 it is player 1’s turn, and so on round the table.",
      fr: "Le joueur 3 a commencé. Après le joueur 4 vient le joueur 1, et ainsi de suite autour de la table.",
    },
    seats: 4,
    position: `advance:4 ${TWIN} 0,0,11,0 1`,
    play: "go",
    becomes: `advance:1 ${TWIN} 0,0,11,11 2`,
  },
  {
    clause: "card.value",
    caption: {
      en: "A queen counts 1. So player 1’s pawn, coming from the king on card 21, stays on the queen of spades, card 22.",
      fr: "Une dame compte 1. Le pion du joueur 1, venu du roi de la carte 21, s’arrête donc sur la dame de pique, carte 22.",
    },
    position: `advance:1 ${RACE} 21,21 2`,
    play: "go",
    becomes: `advance:2 ${RACE} 22,21 3`,
  },
  {
    clause: "card.value",
    caption: {
      en: "A seven counts 7 and an eight counts 8. Player 1’s pawn comes to the seven on card 8, which sends it to card 15, and the eight there to card 23. A queen stops it.",
      fr: "Un sept compte 7, un huit compte 8. Le pion du joueur 1 arrive sur le sept de la carte 8, qui l’envoie à la carte 15, et le huit qui s’y trouve à la carte 23. Une dame l’arrête.",
    },
    options: { entry: "die" },
    position: `advance:1 ${TENS} 7,11 4`,
    play: "go",
    becomes: `advance:2 ${TENS} 23,11 5`,
  },
  {
    clause: "card.value",
    caption: {
      en: "In a pack of 52 the small cards count their number too. Player 1 enters: the three on card 1, the six on card 4, the five on card 10 and the seven on card 15 lead to the jack on card 22.",
      fr: "Dans un jeu de 52, les petites cartes comptent aussi leur nombre. Le joueur 1 entre : le trois de la carte 1, le six de la 4, le cinq de la 10 et le sept de la 15 mènent au valet de la carte 22.",
    },
    seats: 3,
    position: `advance:1 ${PACK} 0,0,0 0`,
    play: "go",
    becomes: `advance:2 ${PACK} 22,0,0 1`,
  },
  {
    clause: "card.value",
    caption: {
      en: "This cannot be: player 1’s pawn would rest on card 8, the nine of hearts, and a nine sends it on.",
      fr: "Cela ne se peut pas : le pion du joueur 1 serait arrêté sur la carte 8, le neuf de cœur, et un neuf le renvoie plus loin.",
    },
    position: `advance:1 ${RACE} 8,0 2`,
    rejected: true,
  },
];
