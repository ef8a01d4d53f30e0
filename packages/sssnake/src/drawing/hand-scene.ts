import type { Layout, Piece, Rect, Space, Target, ViewOptions } from "@serpentarium/core/scene";
import type { FitRules } from "../material/fit-rules.ts";
import type { Position } from "../position.ts";
import { buttonScene, buttonsOf } from "./buttons.ts";
import { deckPieces, deckSpaces, deckTargets } from "./deck.ts";
import { diePiece, dieSpace, dieTargets } from "./die-scene.ts";
import { handPieces, handSpace, handTargets } from "./hand.ts";
import { type HandLayout, placesOf } from "./hand-layout.ts";

function chanceTargets(position: Position, { deck, die }: HandLayout): Target[] {
  if (position.phase === "roll") return dieTargets(die);
  return position.phase === "draw" ? deckTargets(position, deck) : [];
}

/** The part of the scene with the die, the hand and the deck. `bottom` is the lower edge of the tables. */
export function handScene(
  position: Position,
  layout: Layout,
  bottom: number,
  { aids = [], clicked = [] }: ViewOptions,
  fitRules: FitRules,
) {
  const places = placesOf(layout, bottom);
  const { die, hand, deck } = places;
  const buttons = buttonsOf(position, clicked, fitRules).map((button, i) =>
    buttonScene(button, places.buttons[i] as Rect),
  );
  return {
    spaces: [
      dieSpace(position.rolled, die),
      ...deckSpaces(position, deck, aids.includes("odds")),
      handSpace(position, hand),
      ...buttons.map(({ space }) => space),
    ] satisfies Space[],
    pieces: [
      diePiece(position.rolled, die),
      ...deckPieces(position, deck),
      ...handPieces(position, hand),
    ] satisfies Piece[],
    targets: [
      ...chanceTargets(position, places),
      ...handTargets(position, hand),
      ...buttons.flatMap(({ targets }) => targets),
    ],
  };
}
