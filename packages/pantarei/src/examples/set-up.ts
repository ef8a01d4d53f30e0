import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const SORTED = "l1,l1,l1,l2,l2,l2,l3,l3,l3,n,d3,d3,d3,d2,d2,d2,d1,d1,d1";
const DEALT = "l2,d2,n,d1,l3,l1,d3,d3,l1,d2,l2,l3,d1,l3,d2,l1,d3,l2,d1";

export const setUp: readonly Example<ClauseId>[] = [
  {
    id: "material.pieces.1",
    clause: "material.pieces",
    position: `colour:1 ${SORTED} - - 0`,
    legal: ["light", "dark"],
  },
  {
    id: "material.pieces.2",
    clause: "material.pieces",
    position: "move:1 l3,d1,l3,n,l3,d2,l3 light - 0",
    rejected: true,
  },
  {
    id: "material.open.1",
    clause: "material.open",
    position: "move:1 d1+l2,d2,d3+n+l1,l3+d1 light - 0",
    among: ["3L", "3L2", "3R", "3R2"],
  },
  {
    id: "setup.deal.1",
    clause: "setup.deal",
    position: "deal:chance - - - 0",
    play: DEALT,
    becomes: `colour:1 ${DEALT} - - 0`,
  },
  {
    id: "setup.deal.2",
    clause: "setup.deal",
    position: "colour:1 l2,d1+n,l3,d3 - - 0",
    rejected: true,
  },
  {
    id: "setup.colour.1",
    clause: "setup.colour",
    position: "colour:1 d1,l3,d2,n,l2,d3,l1,d1 - - 0",
    play: "dark",
    becomes: "move:2 d1,l3,d2,n,l2,d3,l1,d1 dark - 0",
  },
  {
    id: "setup.first.1",
    clause: "setup.first",
    position: "move:2 l2,d1,n,l3,d3,l1,d2 light - 0",
    play: "2R",
    becomes: "move:1 l2,n+d1,l3,d3,l1,d2 light - 0",
  },
];
