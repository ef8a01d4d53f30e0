import type { GameDefinition, Refusal } from "@serpentarium/core";
import { type Action, CARD_ACTIONS, type CardAction, DRAWS, type Lay, ROLLS } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import { bendsOf, CARD_KINDS, type CardKind, kindsWithCards } from "./material/cards.ts";
import { type FitRules, PLACEMENTS, type Placement } from "./material/fit-rules.ts";
import { END_LETTERS, type EndLetter } from "./material/snake.ts";
import {
  isLayingPosition,
  type LayingPosition,
  type Position,
  snakeOfSeat,
  snakeOwnerOf,
} from "./position.ts";
import { deckKindSpaceId, endTargetId, handKindSpaceId } from "./spaces.ts";
import type { Sssnake } from "./types.ts";

/** The button that lays the card as shown. */
export const LAY_TARGET = "lay";
/** The button that removes the card from the game. */
export const OUT_TARGET = "out";
/** The target of a face of the die. */
export const dieFace = (number: number): string => `die-${number}`;

/** The click on a card in hand; none if all are of one kind. */
const handClicks = ({ hand }: LayingPosition, kind: CardKind): readonly string[] =>
  kindsWithCards(hand).length > 1 ? [handKindSpaceId(kind)] : [];

/** The clicks so far: a kind of card, an end, and the number of clicks on that end. */
export interface ClickState {
  readonly kind?: CardKind | undefined;
  readonly end?: EndLetter | undefined;
  readonly times: number;
}

/** Reads the clicks so far. */
export function clickStateOf(position: LayingPosition, clicked: readonly string[]): ClickState {
  const [only, ...more] = kindsWithCards(position.hand);
  const kind =
    CARD_KINDS.find((other) => clicked.includes(handKindSpaceId(other))) ??
    (more.length === 0 ? only : undefined);
  const owner = snakeOwnerOf(position);
  const end = END_LETTERS.find((name) => clicked.includes(endTargetId(owner, name)));
  return { kind, end, times: end ? clicked.filter((id) => id === endTargetId(owner, end)).length : 0 };
}

/** The fits of a kind of card at an end. */
export const fitsAt = (
  { fitsOf }: FitRules,
  position: LayingPosition,
  kind: CardKind,
  end: EndLetter,
): readonly Placement[] => {
  const fits = fitsOf(snakeOfSeat(position, snakeOwnerOf(position)), kind);
  return PLACEMENTS[kind].filter((placement, i) => fits & (1 << i) && placement.end === end);
};

/** Whether a card in hand fits an end in two orientations. */
export const needsTurning = (fitRules: FitRules, position: LayingPosition): boolean =>
  kindsWithCards(position.hand).some((kind) =>
    END_LETTERS.some((end) => fitsAt(fitRules, position, kind, end).length > 1),
  );

/** Whether a card in hand fits an end. */
export const fitsAnywhere = (fitRules: FitRules, position: LayingPosition): boolean =>
  kindsWithCards(position.hand).some((kind) =>
    END_LETTERS.some((end) => fitsAt(fitRules, position, kind, end).length > 0),
  );

function layClicks(
  fitRules: FitRules,
  position: LayingPosition,
  { kind, end, bend }: Lay,
): readonly string[] {
  const start = handClicks(position, kind);
  const at = endTargetId(snakeOwnerOf(position), end);
  const fits = fitsAt(fitRules, position, kind, end);
  if (fits.length < 2) return [...start, at];
  // another click turns the card to its other orientation
  return fits[0]?.bend === bend ? [...start, at, LAY_TARGET] : [...start, at, at, LAY_TARGET];
}

/**
 * The targets to click for an action: a card of the hand if there are several kinds, then the end. A card that fits in two orientations is
 * turned by clicking the end again, and laid with a button. Chance: a face of the die, a kind in the deck.
 */
function clicksOf(fitRules: FitRules, position: Position, action: Action): readonly string[] {
  if (action.phase === "roll") return [dieFace(action.number)];
  if (action.phase === "draw") return [deckKindSpaceId(action.kind)];
  if (!isLayingPosition(position)) return [];
  if (action.type === "out") return [...handClicks(position, action.kind), OUT_TARGET];
  return layClicks(fitRules, position, action);
}

function intendedCardAction(
  position: LayingPosition,
  clicked: readonly string[],
): CardAction | Refusal<ClauseId> | undefined {
  const { phase } = position;
  const last = clicked.at(-1) ?? "";
  const { kind, end } = clickStateOf(position, clicked);
  if (last.startsWith("card-")) return { clause: "place.for-good" };
  if (last.startsWith("cell-")) return { clause: "place.at-end" };
  if (!kind) return undefined;
  const { lays, out } = CARD_ACTIONS[phase][kind];
  if (last === OUT_TARGET) return out;
  return end && lays.find((lay) => lay.end === end && lay.bend === bendsOf(kind)[0]);
}

function intendedActionOf(
  position: Position,
  clicked: readonly string[],
): Action | Refusal<ClauseId> | undefined {
  if (position.phase === "roll") return ROLLS.find(({ number }) => dieFace(number) === clicked[0]);
  if (position.phase === "draw") return DRAWS.find(({ kind }) => deckKindSpaceId(kind) === clicked[0]);
  return isLayingPosition(position) ? intendedCardAction(position, clicked) : undefined;
}

/** The clicks for each action, and the action that illegal clicks intend. */
export const createClicks = (
  fitRules: FitRules,
): Pick<Required<GameDefinition<Sssnake>>, "clicks" | "intendedAction"> => ({
  clicks: (position, action) => clicksOf(fitRules, position, action),
  intendedAction: intendedActionOf,
});
