import type { Words } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { shapesOf } from "./shape-view.ts";

export const transformOf = ({ x, y, rotation = 0 }: Piece): string =>
  `translate(${x} ${y})${rotation ? ` rotate(${rotation})` : ""}`;

export interface PieceViewProps {
  readonly piece: Piece;
  readonly words: Words;
  /** Whether this is an echo of a piece across a wrap-around edge. */
  readonly isEcho?: boolean;
}

export function PieceView({ piece, words, isEcho = false }: PieceViewProps): JSX.Element {
  const name = isEcho ? "data-echo" : "data-piece";
  const attributes = { class: "piece", [name]: piece.id, transform: transformOf(piece) };
  return h("g", attributes, shapesOf(piece.shapes, words));
}
