import type { ChancePhase } from "@serpentarium/core";
import { FIRST } from "../action.ts";
import type { Ssserpent } from "../game.ts";
import type { Ground } from "../material/ground.ts";
import { turnOf } from "../outcome.ts";

/** Chance says which serpent moves first (`setup.first`). */
export const createFirst = (ground: Ground): ChancePhase<Ssserpent, "first"> => ({
  kind: "chance",
  title: { en: "Who begins", fr: "Qui commence" },
  next: ["move", "over"],
  outcomes: () => FIRST.map((action) => ({ action, weight: 1 })),
  refuse: () => undefined,
  apply: (position, { colour }) => turnOf(ground, position, colour === "red" ? 0 : 1, 0, 0),
});
