import type { ChancePhase } from "@serpentarium/core";
import { FIRST_MOVERS } from "../action.ts";
import type { Ground } from "../material/ground.ts";
import { beginTurn } from "../outcome.ts";
import type { Ssserpent } from "../types.ts";

/** The phase in which chance decides which serpent moves first (`setup.first`). */
export const createFirstPhase = (ground: Ground): ChancePhase<Ssserpent, "first"> => ({
  kind: "chance",
  next: ["move", "over"],
  outcomes: () => FIRST_MOVERS.map((action) => ({ action, weight: 1 })),
  refuse: () => undefined,
  apply: (position, { colour }) => beginTurn(ground, position, colour === "red" ? 0 : 1, 0, 0),
});
