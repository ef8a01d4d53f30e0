import type { SeatPhase } from "@serpentarium/core";
import type { Ground } from "../material/ground.ts";
import { appleCells } from "../material/placement.ts";
import { bySeat } from "../material/serpent.ts";
import { insertCell } from "../setup.ts";
import type { Ssserpent } from "../types.ts";
import { replantOrEndTurn } from "./move.ts";
import { placementsOn, refusePlacement, samplePlacement } from "./placement.ts";

/** The phase in which the attacker places held pieces as apples of the victim's colour (`attack.replant`). */
export const createReplantPhase = (ground: Ground): SeatPhase<Ssserpent, "replant"> => ({
  kind: "seat",
  next: ["replant", "move", "over"],
  toAct: (position) => position.toAct,
  legalActions: (position) => placementsOn("replant", appleCells(ground, position)),
  sample: (position, random) => samplePlacement("replant", appleCells(ground, position), random),
  refuse: (position, action) => refusePlacement(ground, position, action),
  apply({ table, serpents, blue, apples, toAct, held, quiet, moves }, { cell }) {
    const [own, theirs] = toAct === 0 ? apples : [apples[1], apples[0]];
    const field = { table, serpents, blue, apples: bySeat(toAct, own, insertCell(theirs, cell)) };
    return replantOrEndTurn(ground, field, toAct, held - 1, quiet, moves);
  },
});
