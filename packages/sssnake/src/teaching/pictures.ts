import type { TeachingPicture } from "@serpentarium/core/teaching";
import type { ClauseId } from "../clauses.ts";
import { POCKET } from "../examples/snakes.ts";

const FIRST = "2.-1.CNW+-2.0.CSE+-1.0.SH+2.0.CSW";
const LATE = "-2.-1.CNE+0.-1.SH+1.-1.SH+2.-1.CNW+-2.0.CSE+-1.0.SH+2.0.CSW";
const OTHER = "-1.-1.CNE+0.-1.SH+-1.0.DNW+2.0.SH+3.0.SH+4.0.SH+5.0.CSW";
const ASTRAY = "-1.-1.CNE+0.-1.SH+5.-1.X+-1.0.DNW+2.0.SH+3.0.SH+4.0.SH+5.0.CSW";

/** The game in six pictures: positions of one match, and a card that is never allowed. */
export const pictures: readonly TeachingPicture<ClauseId>[] = [
  {
    clauses: ["material.big-card", "finish.missing"],
    title: { en: "Head looks for tail", fr: "Tête cherche queue" },
    caption: {
      en: "Each of you has a big card. The snake leaves it on the right by the head, and has to come back on the left to the tail. Six more cards would do: the first complete snake wins.",
      fr: "Chacun a une grande carte. Le serpent en sort à droite par la tête, et doit revenir à gauche jusqu’à la queue. Six cartes suffiraient : le premier serpent complet gagne.",
    },
    position: "roll:chance 1 60.48.8.4 - 0 - -",
  },
  {
    clauses: ["turn.roll", "turn.three", "place.at-end"],
    title: { en: "Roll, draw, lay", fr: "Lancer, piocher, poser" },
    caption: {
      en: "The die says how many cards you draw. Player 1 has rolled a 3, keeps two of the three cards, and lays the first one at the tail end. The head end would do as well.",
      fr: "Le dé dit combien de cartes piocher. Le joueur 1 a fait 3 : il garde deux cartes sur trois, et pose la première au bout de queue. Le bout de tête conviendrait aussi.",
    },
    position: "keep:1 1 57.45.8.4 SCC 2 -1.0.SH+2.0.CSW 2.0.SH",
    play: "C:tL",
  },
  {
    clauses: ["turn.three", "turn.two"],
    title: { en: "One for the neighbour", fr: "Une pour le voisin" },
    caption: {
      en: "The last card of the hand goes to the next player, who has to lay it. Player 1 gives away a straight card, and player 2’s snake runs on into the distance.",
      fr: "La dernière carte de la main va au joueur suivant, qui doit la poser. Le joueur 1 se défait d’une carte droite, et le serpent du joueur 2 file au loin.",
    },
    position: `receive:2 1 57.45.8.4 S 0 ${FIRST} 2.0.SH`,
    play: "S:h",
  },
  {
    clauses: ["turn.one"],
    title: { en: "A 1 plays tricks", fr: "Le 1 joue des tours" },
    caption: {
      en: "With a 1 you lay your card on your neighbour’s snake. Player 1 has drawn a crossing, and sends player 2 straight down, past the way home.",
      fr: "Avec un 1, vous posez votre carte sur le serpent du voisin. Le joueur 1 a pioché un croisement, et envoie le joueur 2 tout droit vers le bas, loin du retour.",
    },
    position: `lend:1 1 53.42.7.3 X 0 ${LATE} ${OTHER}`,
    play: "X:h",
  },
  {
    clauses: ["place.can-finish", "place.for-good"],
    title: { en: "Never into a trap", fr: "Jamais dans un piège" },
    caption: {
      en: "Mean is fine, hopeless is not: after every card it must still be possible to join head and tail. The curve may turn up here, but not down into the pocket.",
      fr: "Méchant, oui, désespéré, non : après chaque carte, la tête et la queue doivent encore pouvoir se rejoindre. Ici, la courbe peut monter, mais pas descendre dans la poche.",
    },
    position: `keep:1 1 55.43.8.4 SC 1 ${POCKET} 2.0.CNW`,
    play: "C:hR",
  },
  {
    clauses: ["end.complete", "turn.must-fit"],
    title: { en: "Joined, and won", fr: "Relié, et gagné" },
    caption: {
      en: "Player 2 rolls a 1 and draws a straight card. It fits only into player 1’s last gap, so it has to go there, and player 1 wins. Cards from enemies count, too.",
      fr: "Le joueur 2 fait 1 et pioche une carte droite. Elle ne va que dans le dernier trou du joueur 1 : il doit l’y poser, et le joueur 1 gagne. Les cartes des autres comptent aussi.",
    },
    position: `lend:2 2 52.42.7.3 S 0 ${LATE} ${ASTRAY}`,
    play: "S:h",
  },
];
