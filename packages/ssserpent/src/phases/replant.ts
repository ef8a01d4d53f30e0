import type { SeatPhase } from "@serpentarium/core";
import type { Ssserpent } from "../game.ts";
import type { Ground } from "../material/ground.ts";
import { appleCells } from "../material/placing.ts";
import { bySeat } from "../material/serpent.ts";
import { insert } from "../setup.ts";
import { replantOf } from "./move.ts";
import { placings, refusePlacing, samplePlacing } from "./place.ts";

/** The attacker places the pieces that it holds as apples of the victim's colour (`attack.replant`). */
export const createReplant = (ground: Ground): SeatPhase<Ssserpent, "replant"> => ({
  kind: "seat",
  title: { en: "Replant", fr: "Replantation" },
  next: ["replant", "move", "over"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placings("replant", appleCells(ground, position)),
  sample: (position, random) => samplePlacing("replant", appleCells(ground, position), random),
  refuse: (position, action) => refusePlacing(ground, position, action),
  apply({ table, serpents, blue, apples, toAct, held, quiet, moves }, { cell }) {
    const [own, theirs] = toAct === 0 ? apples : [apples[1], apples[0]];
    const field = { table, serpents, blue, apples: bySeat(toAct, own, insert(theirs, cell)) };
    return replantOf(ground, field, toAct, held - 1, quiet, moves);
  },
});
