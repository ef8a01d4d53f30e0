import type { Text } from "@serpentarium/core";
import type { Layout, Scene } from "@serpentarium/core/scene";
import type { Position } from "@serpentarium/pantarei";
import { COLUMN, DEEP_BAND, furnish, PIECES, pilesOf } from "@serpentarium/pantarei/parts";
import { loopFor, sizeFor } from "./drawing/loop.ts";
import { serpent } from "./drawing/serpent.ts";

const label = (piles: number): Text =>
  piles === 0
    ? {
        en: "A serpent that bites its tail, before its pieces are laid",
        fr: "Un serpent qui se mord la queue, avant que ses pions soient posés",
      }
    : {
        en: `A serpent that bites its tail: a ring of ${piles} ${piles === 1 ? "pile" : "piles"}`,
        fr: `Un serpent qui se mord la queue : un anneau de ${piles} ${piles === 1 ? "pile" : "piles"}`,
      };

/** A serpent that bites its tail; the piles stand on its body, clockwise from its head. */
export function scene(position: Position, layout: Layout): Scene {
  const piles = position.phase === "deal" ? [] : pilesOf(position.row);
  const pieces = position.phase === "deal" ? PIECES : position.row.pieces.length;
  const heights = piles.map((pile) => pile.length);
  const tallest = Math.max(position.table.options.goal + 1, ...heights);
  const size = sizeFor(pieces, tallest, layout);
  const bare = Array.from({ length: PIECES }, () => 1);
  const loop = loopFor(piles.length > 0 ? heights : bare, size, layout);
  return {
    ...size,
    pitch: { x: COLUMN, y: DEEP_BAND },
    label: label(piles.length),
    background: serpent(loop),
    ...furnish(position, piles, loop.spots),
  };
}
