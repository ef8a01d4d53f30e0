import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** Each player has taken two turns. */
const MIDDLE = "move:1 a1-a2-b2 e5-e4-d4";

/** At least one example per clause, in the order of the rulebook. Each is a test, and a playable board in the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    clause: "setup.corners",
    caption: {
      en: "Two heads, and player 1 to act: from a1 the serpent can go up or to the right.",
      fr: "Deux têtes, et c’est au joueur 1 : de a1, le serpent peut aller vers le haut ou vers la droite.",
    },
    position: "move:1 a1 e5",
    legal: ["N", "E"],
  },
  {
    clause: "setup.corners",
    caption: {
      en: "On a smaller grid the serpents are closer together.",
      fr: "Sur une grille plus petite, les serpents sont plus proches.",
    },
    options: { size: 3 },
    position: "move:1 a1 c3",
    play: "N",
    becomes: "move:2 a1-a2 c3",
  },
  {
    clause: "move.grow",
    caption: {
      en: "The head goes to b3. The tail stays on a1: the serpent is one cell longer.",
      fr: "La tête va en b3. La queue reste en a1 : le serpent s’est allongé d’une case.",
    },
    position: MIDDLE,
    play: "N",
    becomes: "move:2 a1-a2-b2-b3 e5-e4-d4",
  },
  {
    clause: "move.on-grid",
    caption: {
      en: "To the left of a1 there is nothing.",
      fr: "À gauche de a1, il n’y a rien.",
    },
    position: "move:1 a1 e5",
    refused: "W",
  },
  {
    clause: "move.on-grid",
    caption: {
      en: "Along the edge all is well: the head goes up from a1.",
      fr: "Longer le bord est permis : la tête monte depuis a1.",
    },
    position: "move:1 a1 e5",
    play: "N",
    becomes: "move:2 a1-a2 e5",
  },
  {
    clause: "move.free",
    caption: {
      en: "No way back: the serpent’s own body lies on a2.",
      fr: "Pas de retour : le corps du serpent occupe a2.",
    },
    position: MIDDLE,
    refused: "W",
  },
  {
    clause: "move.free",
    caption: {
      en: "No serpent lies on b2, so the head of player 1 may go there.",
      fr: "Aucun serpent n’occupe b2 : la tête du joueur 1 peut y aller.",
    },
    options: { size: 3 },
    position: "move:1 a1-a2 c3-b3",
    play: "E",
    becomes: "move:2 a1-a2-b2 c3-b3",
  },
  {
    clause: "move.free",
    caption: {
      en: "Player 2 cannot go down: the other serpent lies on b2.",
      fr: "Le joueur 2 ne peut pas descendre : l’autre serpent occupe b2.",
    },
    options: { size: 3 },
    position: "move:2 a1-a2-b2 c3-b3",
    refused: "S",
  },
  {
    clause: "end.stuck",
    caption: {
      en: "Player 1 goes to b1, away from the other serpent. That one, on a3, has no free cell beside its head, and loses.",
      fr: "Le joueur 1 va en b1, loin de l’autre serpent. Celui-ci, en a3, n’a plus de case libre à côté de sa tête, et perd.",
    },
    options: { size: 3 },
    position: "move:1 a1-a2-b2 c3-b3-a3",
    play: "S",
    becomes: "over:1!end.stuck a1-a2-b2-b1 c3-b3-a3",
  },
];
