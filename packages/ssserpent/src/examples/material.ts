import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const DEALT = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

export const material: readonly Example<ClauseId>[] = [
  {
    clause: "material.pieces",
    caption: {
      en: "All 22 pieces, just before the first move. Each colour has its head, four apples on the grid and four body pieces in reserve; four apples are blue.",
      fr: "Les 22 pions, juste avant le premier coup. Chaque couleur a sa tête, quatre pommes sur la grille et quatre pions corps en réserve ; quatre pommes sont bleues.",
    },
    position: `first:chance e1..-.4.j e9..-.4.j ${DEALT}`,
    legal: ["red", "yellow"],
  },
  {
    clause: "material.pieces",
    caption: {
      en: "Five red pieces in reserve and four red apples would be nine. The set holds eight.",
      fr: "Cinq pions rouges en réserve et quatre pommes rouges en feraient neuf. La boîte n’en contient que huit.",
    },
    position: `first:chance e1..-.5.j e9..-.4.j ${DEALT}`,
    rejected: true,
  },
  {
    clause: "material.colours",
    caption: {
      en: "Player 1 has the red serpent. From the border its head can go three ways.",
      fr: "Le joueur 1 a le serpent rouge. Depuis le bord, sa tête peut partir de trois côtés.",
    },
    position: `move:red e1..-.4.j e9..-.4.j ${DEALT}`,
    legal: ["N", "E", "W"],
  },
];
