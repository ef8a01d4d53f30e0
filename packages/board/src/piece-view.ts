import type { Language } from "@serpentarium/core";
import type { Piece } from "@serpentarium/core/scene";
import { h, type JSX } from "preact";
import { shapesOf } from "./shape-view.ts";

/** Where a piece stands, as the value of a `transform`. */
const standing = ({ x, y, turn = 0 }: Piece): string =>
  `translate(${x} ${y})${turn ? ` rotate(${turn})` : ""}`;

export interface PieceViewProps {
  readonly piece: Piece;
  readonly language: Language;
  /** It stands elsewhere, and is seen here once more. */
  readonly isEcho?: boolean;
}

export function PieceView({ piece, language, isEcho = false }: PieceViewProps): JSX.Element {
  const name = isEcho ? "data-echo" : "data-piece";
  const attributes = { class: "piece", [name]: piece.id, transform: standing(piece) };
  return h("g", attributes, shapesOf(piece.shapes, language));
}
