import { sidesOf } from "@serpentarium/core";
import { atEachStep, type Law } from "../law.ts";

/** The tolerated rounding error of the sum of the shares. */
const TOLERANCE = 1e-6;

/** Bots rely on the evaluation of a position: each share is between 0 and 1, and all add up to one. */
export const evaluate: Law = {
  id: "evaluate",
  title: { id: "laws.evaluate" },
  check: atEachStep(({ position }, { game, table }) => {
    if (!game.evaluate || position.phase === "over") return undefined;
    const shares = Array.from(
      { length: table.seats },
      (_, seat) => game.evaluate?.(position, seat) ?? Number.NaN,
    );
    const off = shares.findIndex((share) => !(share >= 0 && share <= 1));
    if (off !== -1) return `the expected share of seat ${off} is ${shares[off]}`;
    const sides = sidesOf(game, table);
    const parted = sides.find((side) => new Set(side.map((seat) => shares[seat])).size > 1);
    if (parted) return `partners expect different shares: seats ${parted.join(", ")}`;
    if (sides.length === 1) return undefined;
    const sum = sides.reduce((all, [seat = 0]) => all + (shares[seat] ?? 0), 0);
    return Math.abs(sum - 1) < TOLERANCE ? undefined : `the expected shares add up to ${sum}`;
  }),
};
