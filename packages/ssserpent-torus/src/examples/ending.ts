import type { Example } from "@serpentarium/core";
import type { ClauseId } from "../clauses.ts";

const CAUGHT = "move:red g2.SSWS.N.4.a a1..N.4.j - - c4,d6,e2,f4";

export const ending: readonly Example<ClauseId>[] = [
  {
    id: "end.stuck.torus-1",
    clause: "end.stuck",
    position: `${CAUGHT} 0 3 40`,
    play: "EES",
    becomes: "over:red!end.stuck b1.NWWS.S.4.a a1..N.4.j - - c4,d6,e2,f4 0 4 41",
  },
  {
    id: "end.stuck.torus-2",
    clause: "end.stuck",
    position: `${CAUGHT} 0 3 40`,
    play: "EEE",
    becomes: "move:yellow c2.WWWS.E.4.a a1..N.4.j - - c4,d6,e2,f4 0 4 41",
  },
  {
    id: "end.quiet.torus-1",
    clause: "end.quiet",
    options: { quietLimit: 3 },
    position: `${CAUGHT} 0 2 40`,
    play: "EES",
    becomes: "over:red!end.stuck b1.NWWS.S.4.a a1..N.4.j - - c4,d6,e2,f4 0 3 41",
  },
];
