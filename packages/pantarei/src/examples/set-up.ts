import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const SORTED = "l1,l1,l1,l2,l2,l2,l3,l3,l3,n,d3,d3,d3,d2,d2,d2,d1,d1,d1";
const DEALT = "l2,d2,n,d1,l3,l1,d3,d3,l1,d2,l2,l3,d1,l3,d2,l1,d3,l2,d1";

export const setUp: readonly Example<ClauseId>[] = [
  {
    clause: "material.pieces",
    caption: {
      en: "The whole set, sorted for once: three 1s, three 2s and three 3s in either colour, and the neutral piece in between.",
      fr: "Le jeu complet, rangé pour une fois : trois 1, trois 2 et trois 3 de chaque couleur, et le pion neutre entre les deux.",
    },
    position: `colour:1 ${SORTED} - - 0`,
    legal: ["light", "dark"],
  },
  {
    clause: "material.pieces",
    caption: {
      en: "A row with four light 3s is impossible: the set holds only three.",
      fr: "Une rangée avec quatre 3 clairs ne peut pas exister : le jeu n’en compte que trois.",
    },
    position: "move:1 l3,d1,l3,n,l3,d2,l3 light - 0",
    rejected: true,
  },
  {
    clause: "material.open",
    caption: {
      en: "Nothing is hidden. Player 1 sees the neutral piece beneath the light 1 of pile 3, and may count on it.",
      fr: "Rien n’est caché. Le joueur 1 voit le pion neutre sous le 1 clair de la pile 3 et peut compter dessus.",
    },
    position: "move:1 d1+l2,d2,d3+n+l1,l3+d1 light - 0",
    among: ["3L", "3L2", "3R", "3R2"],
  },
  {
    clause: "setup.deal",
    caption: {
      en: "Chance lays out the whole set as nineteen piles of one piece. Enter the row that you dealt at your table, or let chance deal.",
      fr: "Le hasard étale le jeu complet en dix-neuf piles d’un pion. Saisissez votre propre tirage, ou laissez faire le hasard.",
    },
    position: "deal:chance - - - 0",
    play: DEALT,
    becomes: `colour:1 ${DEALT} - - 0`,
  },
  {
    clause: "setup.deal",
    caption: {
      en: "A pile of two while the colours are still to be chosen: that cannot be, for at first every piece lies singly.",
      fr: "Une pile de deux alors que les couleurs restent à choisir : c’est impossible, car chaque pion est d’abord seul.",
    },
    position: "colour:1 l2,d1+n,l3,d3 - - 0",
    rejected: true,
  },
  {
    clause: "setup.colour",
    caption: {
      en: "Player 1 has looked at the row and takes the dark pieces. Player 2 plays the light ones.",
      fr: "Le joueur 1 a examiné la rangée et prend les foncés. Le joueur 2 jouera les clairs.",
    },
    position: "colour:1 d1,l3,d2,n,l2,d3,l1,d1 - - 0",
    play: "dark",
    becomes: "move:2 d1,l3,d2,n,l2,d3,l1,d1 dark - 0",
  },
  {
    clause: "setup.first",
    caption: {
      en: "Player 1 has taken light, and player 2 opens with dark: the dark 1 climbs onto the neutral piece.",
      fr: "Le joueur 1 a pris les clairs ; le joueur 2 ouvre donc avec les foncés. Son 1 monte sur le pion neutre.",
    },
    position: "move:2 l2,d1,n,l3,d3,l1,d2 light - 0",
    play: "2R",
    becomes: "move:1 l2,n+d1,l3,d3,l1,d2 light - 0",
  },
];
