import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const DEALT = "c3,c7,g3,g7 b5,e3,e7,h5 b2,d5,f5,h8 0 0 0";

export const material: readonly Example<ClauseId>[] = [
  {
    id: "material.pieces.1",
    clause: "material.pieces",
    position: `first:chance e1..-.4.j e9..-.4.j ${DEALT}`,
    legal: ["red", "yellow"],
  },
  {
    id: "material.pieces.2",
    clause: "material.pieces",
    position: `first:chance e1..-.5.j e9..-.4.j ${DEALT}`,
    rejected: true,
  },
  {
    id: "material.colours.1",
    clause: "material.colours",
    position: `move:red e1..-.4.j e9..-.4.j ${DEALT}`,
    legal: ["N", "E", "W"],
  },
];
