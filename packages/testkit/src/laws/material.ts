import { MAX_PIECE_SIZE, type MaterialPiece, pieceHeight, type Shape } from "@serpentarium/core/scene";
import { findNonJson, firstDefined } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { type Law, onWholePlayout } from "../law.ts";
import { checkMessage } from "../text-checks.ts";

/** Larger differences of two aspect ratios are visible on a sheet. */
const EPSILON = 1e-6;

function checkSize(piece: MaterialPiece): string | undefined {
  const { count, width, front, back } = piece;
  const height = pieceHeight(piece);
  if (!(Number.isInteger(count) && count > 0)) return `has the count ${count}`;
  if (!(width > 0 && height > 0)) return "has no size";
  if (width > MAX_PIECE_SIZE.width + EPSILON || height > MAX_PIECE_SIZE.height + EPSILON)
    return `is ${width} × ${height} mm, more than the ${MAX_PIECE_SIZE.width} × ${MAX_PIECE_SIZE.height} mm of a sheet`;
  const isLikeFront = !back || Math.abs(back.width * front.height - back.height * front.width) < EPSILON;
  return isLikeFront ? undefined : "has a back of another shape";
}

function checkPiece(piece: MaterialPiece, words: readonly CheckedWords[]): string | undefined {
  const { label, front, back } = piece;
  const shapes = [front, back].flatMap((face): readonly Shape[] => [
    ...(face?.background ?? []),
    ...[...(face?.spaces ?? []), ...(face?.pieces ?? [])].flatMap((item) => item.shapes ?? []),
  ]);
  return (
    findNonJson(piece, "piece") ??
    checkSize(piece) ??
    checkMessage("its label", label, words) ??
    firstDefined(
      shapes.map((shape) => () => {
        return shape.shape === "text" ? checkMessage("a text on it", shape.text, words) : undefined;
      }),
    )
  );
}

export const material: Law = {
  id: "material",
  title: { id: "laws.material" },
  once: true,
  check: onWholePlayout(({ game, table }, words) => {
    const pieces = game.material?.(table) ?? [];
    const ids = pieces.map(({ id }) => id);
    const duplicate = ids.find((id, i) => ids.indexOf(id) < i);
    if (duplicate !== undefined) return `two pieces have the id "${duplicate}"`;
    return firstDefined(
      pieces.map((piece) => () => {
        const problem = checkPiece(piece, words);
        return problem && `the piece "${piece.id}" ${problem}`;
      }),
    );
  }),
};
