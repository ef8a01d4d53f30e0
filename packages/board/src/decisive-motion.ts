import { containsPoint, type Piece, type Scene } from "@serpentarium/core/scene";
import { animate, transformOf } from "./motion.ts";

/** The pieces that decided the match, in the order of their spaces; those of one space from below. */
function decisivePieces({ decisive = [], spaces, pieces }: Scene): readonly Piece[] {
  const found = decisive.flat().flatMap((id) => {
    const space = spaces.find((other) => other.id === id);
    const on = space ? pieces.filter((piece) => containsPoint(space, piece)) : [];
    return on.toSorted((a, b) => b.y - a.y);
  });
  return [...new Set(found)];
}

/**
 * Celebrates the end of a match once its last pieces have moved: lines and outlines are drawn, and one after the other the decisive pieces
 * wind. Nothing else is needed to see what decided it.
 *
 * @param duration - of the last action’s animation, in milliseconds
 */
export function celebrate(svg: Element, scene: Scene, duration: number): void {
  for (const line of svg.querySelectorAll(".decisive>*")) {
    const drawn = { strokeDasharray: "1", strokeDashoffset: "0" };
    const timing = {
      delay: duration,
      duration: 4 * duration,
      easing: "ease-in-out",
      fill: "backwards",
    } as const;
    animate(svg, line, [{ ...drawn, strokeDashoffset: "1" }, drawn], timing);
  }
  const pieces = decisivePieces(scene);
  // however many there are, the last one begins as the line is complete
  const step = (3 * duration) / Math.max(pieces.length, 4);
  for (const [i, piece] of pieces.entries()) {
    const node = svg.querySelector(`[data-piece="${CSS.escape(piece.id)}"]`);
    const [still, side] = [transformOf(piece), i % 2 === 0 ? 1 : -1];
    const turned = [`rotate(${9 * side}deg) scale(1.16)`, `rotate(${-5 * side}deg) scale(1.06)`];
    if (!node) continue;
    animate(
      svg,
      node,
      [still, ...turned.map((turn) => `${still} ${turn}`), still].map((transform) => ({ transform })),
      {
        delay: duration + i * step,
        duration: 2 * duration,
        easing: "ease-in-out",
      },
    );
  }
}
