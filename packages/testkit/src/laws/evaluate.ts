import { atEachStep, type Law } from "../law.ts";

/** How far shares may be off by rounding. */
const HAIR = 1e-6;

/** What programs are told of a position can be relied on: no seat expects more than there is, and nothing is lost. */
export const evaluate: Law = {
  id: "evaluate",
  title: {
    en: "what the seats of a game that goes on can expect lies between 0 and 1, and adds up to one",
    fr: "ce que peuvent espérer les places d’une partie en cours est compris entre 0 et 1, et fait un en tout",
  },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.evaluate || position.phase === "over") return undefined;
    const shares = Array.from(
      { length: table.seats },
      (_, seat) => game.evaluate?.(position, seat) ?? Number.NaN,
    );
    const off = shares.findIndex((share) => !(share >= 0 && share <= 1));
    if (off !== -1) return `seat ${off} is said to expect ${shares[off]}`;
    const sum = shares.reduce((all, share) => all + share, 0);
    return Math.abs(sum - 1) < HAIR ? undefined : `what the seats are said to expect adds up to ${sum}`;
  }),
};
