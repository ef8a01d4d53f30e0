import type { Words } from "@serpentarium/core";
import type { Piece, Scene, WrapAround } from "@serpentarium/core/scene";
import { type ComponentChildren, Fragment, h, type JSX } from "preact";
import { type LineAt, LinesView } from "./line-view.ts";
import { PieceView } from "./piece-view.ts";
import { copyOffsets, drawingRadius, isNear, type Point, shiftsInto, windowsOf } from "./wrap-around.ts";

interface WindowsProps {
  readonly wrapAround: WrapAround;
  /** Draws the content of a window, by its index. */
  readonly draw: (window: number) => ComponentChildren;
}

/** The windows of a wrap-around area, each clipped at its edges; those of the margin are faint. */
function Windows({ wrapAround, draw }: WindowsProps): JSX.Element {
  const views = windowsOf(wrapAround).map(({ x, y, w, h: height }, window) => {
    const frame = { x, y, width: w, height, viewBox: `${x} ${y} ${w} ${height}` };
    return h("svg", { key: window, ...frame, ...(window > 0 && { opacity: 0.4 }) }, draw(window));
  });
  return h(Fragment, null, views);
}

export interface WrappedPiecesProps {
  readonly wrapAround: WrapAround;
  readonly pieces: readonly Piece[];
  readonly lines: readonly LineAt[];
  readonly pitch: Scene["pitch"];
  readonly words: Words;
}

/** Pieces and lines, drawn once for each visible copy: one that crosses an edge is whole on both sides. */
export function WrappedPieces({ wrapAround, pieces, lines, pitch, words }: WrappedPiecesProps): JSX.Element {
  const windows = windowsOf(wrapAround);
  const shifts = copyOffsets(wrapAround);
  const draw = (window: number): ComponentChildren => {
    const rect = windows[window];
    const shiftsOf = (points: readonly Point[]): readonly Point[] =>
      rect ? shiftsInto(rect, wrapAround, points, drawingRadius(pitch)) : [];
    const views = pieces.map((piece) =>
      shifts.map(({ x, y }, i) => {
        const seen = { ...piece, x: piece.x + x, y: piece.y + y };
        if (!(rect && isNear(rect, seen, drawingRadius(pitch)))) return undefined;
        const isEcho = window > 0 || i > 0;
        return h(PieceView, { key: `${piece.id} ${i}`, piece: seen, words, isEcho });
      }),
    );
    return [h(LinesView, { key: "lines", lines, shiftsOf }), ...views];
  };
  return h(Windows, { wrapAround, draw });
}

/** The layers for pieces that move across the edges, one for each window. */
export const WrappedFlights = ({ wrapAround }: { readonly wrapAround: WrapAround }): JSX.Element =>
  h(Windows, { wrapAround, draw: (window) => h("g", { class: "flights", "data-window": window }) });
