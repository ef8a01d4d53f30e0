import type { Clauses } from "@serpentarium/core";

export const clauses = {
  "material.pieces": { source: "printed" },
  "material.colours": { source: "departure" },
  "setup.order": { source: "ruling" },
  "setup.blue": { source: "printed" },
  "setup.apples": { source: "printed" },
  "place.apple": { source: "printed", refuses: true },
  "place.head-clear": { source: "printed", refuses: true },
  "setup.heads": { source: "printed", refuses: true },
  "setup.stuck": { source: "ruling" },
  "setup.first": { source: "printed" },
  "place.whole-game": { source: "printed" },
  "move.steps": { source: "printed", refuses: true },
  "move.follow": { source: "printed" },
  "move.free": { source: "printed" },
  "move.own-body": { source: "printed", refuses: true },
  "move.enemy-apple": { source: "printed", refuses: true },
  "move.off-grid": { source: "ruling", refuses: true },
  "move.reverse": { source: "ruling", refuses: true },
  "move.must": { source: "printed", refuses: true },
  "eat.own": { source: "printed" },
  "eat.adult": { source: "printed" },
  "eat.blue": { source: "printed", refuses: true },
  "eat.blue-empty": { source: "ruling" },
  "attack.line": { source: "printed", refuses: true },
  "attack.cut": { source: "printed" },
  "attack.head": { source: "printed", refuses: true },
  "attack.replant": { source: "printed" },
  "attack.no-room": { source: "ruling" },
  "end.stuck": { source: "printed" },
  "end.head": { source: "printed" },
  "end.quiet": { source: "platform" },
  "end.long": { source: "platform" },
} as const satisfies Clauses;

/** The id of a clause. */
export type ClauseId = keyof typeof clauses;
