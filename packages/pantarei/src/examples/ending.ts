import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const QUIET = { quietLimit: 3 };
const TWO_QUIET = "move:1 l2,d1+l1,d3,n,d2 light - 2";

export const ending: readonly Example<ClauseId>[] = [
  {
    id: "end.pile.1",
    clause: "end.pile",
    position: "move:1 n+d1+l2+d3+l3,d2+l1,d1,l3 light - 0",
    play: "2L2",
    becomes: "over:1!end.pile n+d1+l2+d3+l3+d2+l1,d1,l3 light - 0",
  },
  {
    id: "end.pile.2",
    clause: "end.pile",
    position: "move:2 d1,d2,n,l1+l3+l1+l2+l3+l1,l2 light - 3",
    play: "2R",
    becomes: "over:2!end.pile d1,n,l1+l3+l1+l2+l3+l1+d2,l2 light - 0",
  },
  {
    id: "end.pile.3",
    clause: "end.pile",
    options: { goal: 3 },
    position: "move:2 l3,n+l2,d1,d2,l1 light - 0",
    play: "3L",
    becomes: "over:2!end.pile l3,n+l2+d1,d2,l1 light - 0",
  },
  {
    id: "end.pile.4",
    clause: "end.pile",
    position: "move:2 n+d1+l2+d3+l3+d2+l1,d1,l3 light - 0",
    rejected: true,
  },
  {
    id: "end.blocked.1",
    clause: "end.blocked",
    position: "move:1 l1+d3,n,d2+l3 light - 4",
    play: "pass",
    becomes: "over:draw!end.blocked l1+d3,n,d2+l3 light p 5",
  },
  {
    id: "end.blocked.2",
    clause: "end.blocked",
    position: "move:1 d3,n+l3,l1+d3 light - 4",
    play: "pass",
    becomes: "move:2 d3,n+l3,l1+d3 light p 5",
  },
  {
    id: "end.quiet.1",
    clause: "end.quiet",
    options: QUIET,
    position: TWO_QUIET,
    play: "2L",
    becomes: "over:draw!end.quiet l2+l1,d1,d3,n,d2 light - 3",
  },
  {
    id: "end.quiet.2",
    clause: "end.quiet",
    options: QUIET,
    position: TWO_QUIET,
    play: "1R",
    becomes: "move:2 d1+l1,d3+l2,n,d2 light - 0",
  },
  {
    id: "end.quiet.3",
    clause: "end.quiet",
    options: { ...QUIET, goal: 3 },
    position: "move:1 d2+n,d1+l1,d3,l2 light - 2",
    play: "2L",
    becomes: "over:1!end.pile d2+n+l1,d1,d3,l2 light - 3",
  },
  {
    id: "end.quiet.4",
    clause: "end.quiet",
    options: { quietLimit: null },
    position: "move:1 l2,d1+l1,d3,n,d2 light - 250",
    play: "2L",
    becomes: "move:2 l2+l1,d1,d3,n,d2 light - 251",
  },
];
