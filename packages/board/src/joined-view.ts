import type { Language } from "@serpentarium/core";
import type { Joined, Piece, Scene } from "@serpentarium/core/scene";
import { type ComponentChildren, Fragment, h, type JSX } from "preact";
import { isNear, reachOf, shiftsOf, windowsOf } from "./joined.ts";
import { PieceView } from "./piece-view.ts";

interface WindowsProps {
  readonly joined: Joined;
  /** What is drawn in a window, by its place. */
  readonly draw: (window: number) => ComponentChildren;
}

/** The windows of an area whose edges join, each cut off at its edges; those of the rim are faint. */
function Windows({ joined, draw }: WindowsProps): JSX.Element {
  const views = windowsOf(joined).map(({ x, y, w, h: height }, window) => {
    const frame = { x, y, width: w, height, viewBox: `${x} ${y} ${w} ${height}` };
    return h("svg", { key: window, ...frame, ...(window > 0 && { opacity: 0.4 }) }, draw(window));
  });
  return h(Fragment, null, views);
}

export interface JoinedPiecesProps {
  readonly joined: Joined;
  readonly pieces: readonly Piece[];
  readonly pitch: Scene["pitch"];
  readonly language: Language;
}

/** Pieces, each as often as it is seen: a body that goes over an edge is whole on both sides of it. */
export function JoinedPieces({ joined, pieces, pitch, language }: JoinedPiecesProps): JSX.Element {
  const windows = windowsOf(joined);
  const shifts = shiftsOf(joined);
  const draw = (window: number): ComponentChildren => {
    const rect = windows[window];
    return pieces.map((piece) =>
      shifts.map(({ x, y }, i) => {
        const seen = { ...piece, x: piece.x + x, y: piece.y + y };
        if (!(rect && isNear(rect, seen, reachOf(pitch)))) return undefined;
        const isEcho = window > 0 || i > 0;
        return h(PieceView, { key: `${piece.id} ${i}`, piece: seen, language, isEcho });
      }),
    );
  };
  return h(Windows, { joined, draw });
}

/** Where copies fly over the edges, one layer for each window. */
export const JoinedFlights = ({ joined }: { readonly joined: Joined }): JSX.Element =>
  h(Windows, { joined, draw: (window) => h("g", { class: "flights", "data-window": window }) });
