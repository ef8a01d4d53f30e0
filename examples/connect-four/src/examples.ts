import type { Example } from "@serpentarium/core";
import type { ClauseId } from "./clauses.ts";

/** At least one example per clause, in the order of the rulebook. */
export const examples: readonly Example<ClauseId>[] = [
  {
    id: "setup.first.1",
    clause: "setup.first",
    position: "drop:1 7/7/7/7/7/7",
    play: "d",
    becomes: "drop:2 7/7/7/7/7/3r3",
  },
  {
    id: "drop.column.1",
    clause: "drop.column",
    position: "drop:2 7/7/7/7/7/3r3",
    play: "d",
    becomes: "drop:1 7/7/7/7/3y3/3r3",
  },
  {
    id: "drop.column.2",
    clause: "drop.column",
    position: "drop:2 7/7/7/7/3r3/7",
    rejected: true,
  },
  {
    id: "drop.full.1",
    clause: "drop.full",
    position: "drop:2 7/3r3/3y3/3r3/3y3/3r3",
    play: "d",
    becomes: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
  },
  {
    id: "drop.full.2",
    clause: "drop.full",
    position: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
    legal: ["a", "b", "c", "e", "f", "g"],
  },
  {
    id: "drop.full.3",
    clause: "drop.full",
    position: "drop:1 3y3/3r3/3y3/3r3/3y3/3r3",
    refused: "d",
  },
  {
    id: "end.line.1",
    clause: "end.line",
    position: "drop:1 7/7/7/7/yy1y3/rr1r3",
    play: "c",
    becomes: "over:1!end.line 7/7/7/7/yy1y3/rrrr3",
  },
  {
    id: "end.line.2",
    clause: "end.line",
    position: "drop:2 7/7/7/y6/y2r3/y1rr2r",
    play: "a",
    becomes: "over:2!end.line 7/7/y6/y6/y2r3/y1rr2r",
  },
  {
    id: "end.line.3",
    clause: "end.line",
    position: "drop:1 7/7/7/2ryy2/1ryyr2/ryryr2",
    play: "d",
    becomes: "over:1!end.line 7/7/3r3/2ryy2/1ryyr2/ryryr2",
  },
  {
    id: "end.line.4",
    clause: "end.line",
    position: "drop:2 rrr1yyy/ryryrry/yyyrryy/rryyyrr/yryrryr/yrrryry",
    play: "d",
    becomes: "over:2!end.line rrryyyy/ryryrry/yyyrryy/rryyyrr/yryrryr/yrrryry",
  },
  {
    id: "end.full.1",
    clause: "end.full",
    position: "drop:2 ryrr1yr/yyyrryy/yrryrrr/ryyrryy/yryyyrr/yrrryry",
    play: "e",
    becomes: "over:draw!end.full ryrryyr/yyyrryy/yrryrrr/ryyrryy/yryyyrr/yrrryry",
  },
];
