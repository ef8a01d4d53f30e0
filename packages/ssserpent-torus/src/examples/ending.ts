import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const CAUGHT = "move:red g2.SSWS.N.4.a a1..N.4.j - - c4,d6,e2,f4";

export const ending: readonly Example<ClauseId>[] = [
  {
    clause: "end.stuck",
    caption: {
      en: "There are no corners to be driven into, so red winds round the yellow head: it lies on a2, b1 and, over the edge, on g1. South to a7 would be backwards. Yellow has lost.",
      fr: "Plus d’angle où acculer l’adversaire : rouge entoure donc la tête jaune, en a2, en b1 et, par-dessus le bord, en g1. Au sud, a7 serait une marche arrière. Jaune a perdu.",
    },
    position: `${CAUGHT} 0 3 40`,
    play: "EES",
    becomes: "over:red!end.stuck b1.NWWS.S.4.a a1..N.4.j - - c4,d6,e2,f4 0 4 41",
  },
  {
    clause: "end.stuck",
    caption: {
      en: "The same, but red leaves b1 alone. Yellow has a way out to the east, and the game goes on.",
      fr: "De même, mais rouge laisse b1. Jaune a une issue vers l’est, et la partie continue.",
    },
    position: `${CAUGHT} 0 3 40`,
    play: "EEE",
    becomes: "move:yellow c2.WWWS.E.4.a a1..N.4.j - - c4,d6,e2,f4 0 4 41",
  },
  {
    clause: "end.quiet",
    caption: {
      en: "The third quiet move where the limit is 3, but it leaves yellow stuck. The win goes first.",
      fr: "Troisième coup calme, pour une limite de 3, mais il laisse jaune coincé. La victoire passe avant.",
    },
    options: { quietLimit: 3 },
    position: `${CAUGHT} 0 2 40`,
    play: "EES",
    becomes: "over:red!end.stuck b1.NWWS.S.4.a a1..N.4.j - - c4,d6,e2,f4 0 3 41",
  },
];
