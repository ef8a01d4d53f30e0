import { atEachStep, type Law } from "../law.ts";

/** The rounding error that the sum of the shares may have. */
const TOLERANCE = 1e-6;

/** Bots rely on the evaluation of a position: each share is between 0 and 1, and all add up to one. */
export const evaluate: Law = {
  id: "evaluate",
  title: {
    en: "while a game goes on, the expected shares of the seats lie between 0 and 1, and add up to one",
    fr: "ce que peuvent espérer les places d’une partie en cours est compris entre 0 et 1, et fait un en tout",
  },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.evaluate || position.phase === "over") return undefined;
    const shares = Array.from(
      { length: table.seats },
      (_, seat) => game.evaluate?.(position, seat) ?? Number.NaN,
    );
    const off = shares.findIndex((share) => !(share >= 0 && share <= 1));
    if (off !== -1) return `the expected share of seat ${off} is ${shares[off]}`;
    const sum = shares.reduce((all, share) => all + share, 0);
    return Math.abs(sum - 1) < TOLERANCE ? undefined : `the expected shares add up to ${sum}`;
  }),
};
