import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";
import { ARCH, CORNER, GAP } from "./snakes.ts";

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.complete",
    caption: {
      en: "Player 1 closes the gap with the straight card and wins. The curve is not given any more.",
      fr: "Le joueur 1 comble le vide avec la carte droite et gagne. La courbe n’est plus donnée.",
    },
    position: `keep:1 1 58.41.8.4 SC 1 ${GAP} ${ARCH}`,
    play: "S:h",
    becomes: `over:1!end.complete 1 58.41.8.4 C 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW ${ARCH}`,
  },
  {
    clause: "end.complete",
    caption: {
      en: "The straight card fits player 2’s snake in one way only. Player 1 must lay it, and player 2 wins.",
      fr: "La droite ne va sur le serpent du joueur 2 que d’une façon. Le joueur 1 doit la poser, et le joueur 2 gagne.",
    },
    position: `lend:1 1 58.42.8.4 S 0 ${ARCH} ${GAP}`,
    play: "S:h",
    becomes: `over:2!end.complete 1 58.42.8.4 - 0 ${ARCH} -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW`,
  },
  {
    clause: "end.complete",
    caption: {
      en: "A gift that the neighbour can use: with the double curve player 3 joins head and tail.",
      fr: "Un cadeau bienvenu : avec la double courbe, le joueur 3 relie la tête et la queue.",
    },
    seats: 3,
    position: `receive:3 2 58.42.8.3 D 0 2.0.CNW ${ARCH} ${CORNER}`,
    play: "D:hL",
    becomes: `over:3!end.complete 2 58.42.8.3 - 0 2.0.CNW ${ARCH} -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.DNE`,
  },
  {
    clause: "end.complete",
    caption: {
      en: "The curve was meant for player 2, but did not fit the gap there. It comes back and completes player 1’s snake.",
      fr: "La courbe était pour le joueur 2, mais elle n’allait pas dans son vide. Elle revient et complète le serpent du joueur 1.",
    },
    position: `reclaim:1 1 57.40.8.4 C 0 ${CORNER} ${GAP}`,
    play: "C:hL",
    becomes: `over:1!end.complete 1 57.40.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW ${GAP}`,
  },
  {
    clause: "end.complete",
    caption: {
      en: "The first of two cards to lay completes the snake. That is the end: neither the second nor the third is laid.",
      fr: "La première des deux cartes à poser complète le serpent. C’est fini : ni la deuxième ni la troisième ne se posent.",
    },
    position: `keep:1 1 57.43.7.4 SCX 2 ${CORNER} 2.0.CNW`,
    play: "C:hL",
    becomes: "over:1!end.complete 1 57.43.7.4 SX 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.CNW",
  },
  {
    clause: "end.complete",
    caption: {
      en: "Head and tail of the first snake are joined, so no player rolls any more.",
      fr: "La tête et la queue du premier serpent sont reliées : plus personne ne lance le dé.",
    },
    position: "roll:chance 2 58.44.8.4 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW -",
    rejected: true,
  },
  {
    clause: "end.deck",
    caption: {
      en: "The last card brings player 2 to three cards short. Player 1 is five short: player 2 wins.",
      fr: "La dernière carte amène le joueur 2 à trois cartes de la fin. Il en manque cinq au joueur 1 : le joueur 2 gagne.",
    },
    options: { cards: { S: 1, C: 3, X: 0, D: 0 } },
    position: `receive:2 1 0.0.0.0 S 0 2.0.CNW ${ARCH}`,
    play: "S:h",
    becomes: "over:2!end.deck 1 0.0.0.0 - 0 2.0.CNW 2.0.CNW+1.1.SH+2.1.CSW",
  },
  {
    clause: "end.deck",
    caption: {
      en: "Four at the table, and the last card goes to player 1’s snake: eight short, then seven, five and five. Players 3 and 4 share the win.",
      fr: "À quatre, et la dernière carte va au serpent du joueur 1 : il manque huit cartes, puis sept, cinq et cinq. Les joueurs 3 et 4 gagnent ensemble.",
    },
    options: { cards: { S: 3, C: 2, X: 0, D: 0 } },
    seats: 4,
    position: "lend:4 4 0.0.0.0 S 0 2.0.SH 2.0.SH -1.0.CNE 2.0.CSW",
    play: "S:t",
    becomes: "over:3+4!end.deck 4 0.0.0.0 - 0 -1.0.SH+2.0.SH 2.0.SH -1.0.CNE 2.0.CSW",
  },
  {
    clause: "end.deck",
    caption: {
      en: "The last card fits nowhere and leaves the game. Both snakes are one card short, so all share the win: a draw.",
      fr: "La dernière carte ne va nulle part et quitte le jeu. Il manque une carte à chacun des serpents : tous gagnent ensemble, la partie est nulle.",
    },
    options: { cards: { S: 2, C: 9, X: 0, D: 0 } },
    position: `draw:chance 1 0.1.0.0 - 1 ${GAP} ${GAP}`,
    play: "C",
    becomes: `over:1+2!end.deck 1 0.0.0.0 - 0 ${GAP} ${GAP}`,
  },
  {
    clause: "end.deck",
    caption: {
      en: "The deck is empty, but the turn goes on: player 2 still lays the card that is given.",
      fr: "La pioche est vide, mais le tour continue : le joueur 2 posera encore la carte donnée.",
    },
    options: { cards: { S: 1, C: 4, X: 0, D: 0 } },
    position: `keep:1 1 0.0.0.0 SC 1 2.0.CNW ${ARCH}`,
    play: "C:hL",
    becomes: `receive:2 1 0.0.0.0 S 0 ${ARCH} ${ARCH}`,
  },
  {
    clause: "score.negative",
    caption: {
      en: "The end of a long game of four. With the curve that player 1 gives, player 2 joins head and tail: 0 points. The others are 10, 6 and 20 cards short and have −10, −6 and −20.",
      fr: "La fin d’une longue partie à quatre. Avec la courbe que lui donne le joueur 1, le joueur 2 relie la tête et la queue : 0 point. Il manque aux autres 10, 6 et 20 cartes : ils ont −10, −6 et −20.",
    },
    seats: 4,
    position:
      "receive:2 1 17.15.2.0 C 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.CNW+2.1.CSE+3.1.SH+4.1.CNW+1.2.SV+4.2.SV+1.3.CSE+2.3.DNE+4.3.SV+4.4.SV+4.5.CSE+5.5.SH+6.5.CNW+6.6.SV+6.7.SV+6.8.SV+5.9.CSE+6.9.CSW 3.-5.CNE+4.-5.SH+2.-4.CNE+3.-4.X+4.-4.X+5.-4.CSW+-1.-3.CNE+0.-3.SH+1.-3.SH+2.-3.CSW+3.-3.SV+-1.-2.SV+3.-2.SV+-1.-1.SV+2.-1.CNE+3.-1.CSW+-1.0.CSE+2.0.CSW -2.0.CNE+-1.0.SH+2.0.SH+3.0.CNW+-2.1.SV+3.1.SV+-2.2.X+3.2.SV+-2.3.X+0.3.CNE+3.3.SV+-2.4.SV+0.4.SV+3.4.SV+-2.5.CSE+-1.5.DNW+0.5.DNW+1.5.SH+2.5.SH+3.5.DNE+-1.6.CSE+0.6.CSW 4.-6.CNE+5.-6.SH+6.-6.SH+7.-6.CNW+4.-5.SV+4.-4.SV+4.-3.X+4.-2.SV+-10.-1.CSE+-9.-1.SH+-8.-1.SH+-7.-1.X+-6.-1.CNW+4.-1.SV+-6.0.CSE+-5.0.SH+-4.0.SH+-3.0.SH+-2.0.SH+-1.0.SH+2.0.SH+3.0.SH+4.0.CSW",
    play: "C:hL",
    becomes:
      "over:2!end.complete 1 17.15.2.0 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.CNW+2.1.CSE+3.1.SH+4.1.CNW+1.2.SV+4.2.SV+1.3.CSE+2.3.DNE+4.3.SV+4.4.SV+4.5.CSE+5.5.SH+6.5.CNW+6.6.SV+6.7.SV+6.8.SV+5.9.CSE+6.9.CSW 3.-5.CNE+4.-5.SH+5.-5.CNW+2.-4.CNE+3.-4.X+4.-4.X+5.-4.CSW+-1.-3.CNE+0.-3.SH+1.-3.SH+2.-3.CSW+3.-3.SV+-1.-2.SV+3.-2.SV+-1.-1.SV+2.-1.CNE+3.-1.CSW+-1.0.CSE+2.0.CSW -2.0.CNE+-1.0.SH+2.0.SH+3.0.CNW+-2.1.SV+3.1.SV+-2.2.X+3.2.SV+-2.3.X+0.3.CNE+3.3.SV+-2.4.SV+0.4.SV+3.4.SV+-2.5.CSE+-1.5.DNW+0.5.DNW+1.5.SH+2.5.SH+3.5.DNE+-1.6.CSE+0.6.CSW 4.-6.CNE+5.-6.SH+6.-6.SH+7.-6.CNW+4.-5.SV+4.-4.SV+4.-3.X+4.-2.SV+-10.-1.CSE+-9.-1.SH+-8.-1.SH+-7.-1.X+-6.-1.CNW+4.-1.SV+-6.0.CSE+-5.0.SH+-4.0.SH+-3.0.SH+-2.0.SH+-1.0.SH+2.0.SH+3.0.SH+4.0.CSW",
  },
  {
    clause: "score.negative",
    caption: {
      en: "Without a complete snake, too, the cards short are counted: −1 for player 1, who wins, and −3 for player 2.",
      fr: "Sans serpent complet aussi, on compte les cartes manquantes : −1 pour le joueur 1, qui gagne, et −3 pour le joueur 2.",
    },
    options: { cards: { S: 2, C: 6, X: 0, D: 0 } },
    position: `receive:2 1 0.0.0.0 S 0 ${GAP} ${ARCH}`,
    play: "S:h",
    becomes: `over:1!end.deck 1 0.0.0.0 - 0 ${GAP} 2.0.CNW+1.1.SH+2.1.CSW`,
  },
  {
    clause: "score.series",
    caption: {
      en: "The first game of a series. A sits at the first seat and B at the second. B has to complete A’s snake: A has 0 points, B −5.",
      fr: "La première partie d’une série. A occupe la première place, B la seconde. B doit compléter le serpent de A : 0 point pour A, −5 pour B.",
    },
    options: { cards: { S: 2, C: 6, X: 0, D: 0 } },
    position: `lend:2 2 0.1.0.0 C 0 ${CORNER} 2.0.CNW`,
    play: "C:hL",
    becomes: "over:1!end.complete 2 0.1.0.0 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.SH+2.1.CSW 2.0.CNW",
  },
  {
    clause: "score.series",
    caption: {
      en: "The second game, with the first seat going round: now B is player 1 and has −1, A is player 2 and has −3. In all A has −3 and B −6: A leads.",
      fr: "La deuxième partie, où la première place a tourné : B est maintenant le joueur 1 et a −1, A est le joueur 2 et a −3. En tout, A a −3 et B −6 : A mène.",
    },
    options: { cards: { S: 2, C: 6, X: 0, D: 0 } },
    position: `receive:2 1 0.0.0.0 S 0 ${GAP} ${ARCH}`,
    play: "S:h",
    becomes: `over:1!end.deck 1 0.0.0.0 - 0 ${GAP} 2.0.CNW+1.1.SH+2.1.CSW`,
  },
];
