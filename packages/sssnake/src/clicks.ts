import type { GameDefinition, Refusal } from "@serpentarium/core";
import { type Action, CHOICES, type Choice, DRAWS, type Lay, ROLLS } from "./action.ts";
import type { ClauseId } from "./clauses.ts";
import type { Sssnake } from "./game.ts";
import { KINDS, type Kind, kindsIn, turnsOf } from "./material/cards.ts";
import type { Fit, Fitting } from "./material/fit.ts";
import { ENDS, type EndName } from "./material/snake.ts";
import { isLaying, type LayingPosition, ownerIn, type Position, snakeOf } from "./position.ts";
import { deckSpace, endSpace, handSpace } from "./spaces.ts";

/** Lays the card as it is shown. */
export const LAY = "lay";
/** The card leaves the game. */
export const OUT = "out";
/** A face of the die. */
export const dieFace = (number: number): string => `die-${number}`;

/** The card to be pressed first, where there is a choice. */
const handClicks = ({ hand }: LayingPosition, kind: Kind): readonly string[] =>
  kindsIn(hand).length > 1 ? [handSpace(kind)] : [];

/** What has been pressed so far: a kind of card, and an end as often as it was pressed. */
export interface Pressed {
  readonly kind?: Kind | undefined;
  readonly end?: EndName | undefined;
  readonly times: number;
}

export function pressedIn(position: LayingPosition, clicked: readonly string[]): Pressed {
  const [only, ...more] = kindsIn(position.hand);
  const kind =
    KINDS.find((other) => clicked.includes(handSpace(other))) ?? (more.length === 0 ? only : undefined);
  const owner = ownerIn(position);
  const end = ENDS.find((name) => clicked.includes(endSpace(owner, name)));
  return { kind, end, times: end ? clicked.filter((id) => id === endSpace(owner, end)).length : 0 };
}

/** The ways in which a kind of card fits on an end. */
export const fitsAt = (
  { fitsOf }: Fitting,
  position: LayingPosition,
  kind: Kind,
  end: EndName,
): readonly Fit[] => fitsOf(snakeOf(position, ownerIn(position)), kind).filter((fit) => fit.end === end);

/** Whether a card in hand fits somewhere in two ways. */
export const needsTurning = (fitting: Fitting, position: LayingPosition): boolean =>
  kindsIn(position.hand).some((kind) => ENDS.some((end) => fitsAt(fitting, position, kind, end).length > 1));

function layClicks(fitting: Fitting, position: LayingPosition, { kind, end, turn }: Lay): readonly string[] {
  const start = handClicks(position, kind);
  const at = endSpace(ownerIn(position), end);
  const ways = fitsAt(fitting, position, kind, end);
  if (ways.length < 2) return [...start, at];
  // pressed once more, the card lies the other way round
  return ways[0]?.turn === turn ? [...start, at, LAY] : [...start, at, at, LAY];
}

/**
 * A card of the hand where there are several kinds, then the end on which it is laid; a card that fits in two ways is
 * turned by pressing the end again, and laid by a button. Chance: a face of the die, a kind in the deck.
 */
function clicksOf(fitting: Fitting, position: Position, action: Action): readonly string[] {
  if (action.phase === "roll") return [dieFace(action.number)];
  if (action.phase === "draw") return [deckSpace(action.kind)];
  if (!isLaying(position)) return [];
  if (action.type === "out") return [...handClicks(position, action.kind), OUT];
  return layClicks(fitting, position, action);
}

function attemptLaying(
  position: LayingPosition,
  clicked: readonly string[],
): Choice | Refusal<ClauseId> | undefined {
  const { phase } = position;
  const last = clicked.at(-1) ?? "";
  const { kind, end } = pressedIn(position, clicked);
  if (last.startsWith("card-")) return { clause: "place.for-good" };
  if (last.startsWith("cell-")) return { clause: "place.at-end" };
  if (!kind) return undefined;
  const { lays, out } = CHOICES[phase][kind];
  if (last === OUT) return out;
  return end && lays.find((lay) => lay.end === end && lay.turn === turnsOf(kind)[0]);
}

function attemptOf(position: Position, clicked: readonly string[]): Action | Refusal<ClauseId> | undefined {
  if (position.phase === "roll") return ROLLS.find(({ number }) => dieFace(number) === clicked[0]);
  if (position.phase === "draw") return DRAWS.find(({ kind }) => deckSpace(kind) === clicked[0]);
  return isLaying(position) ? attemptLaying(position, clicked) : undefined;
}

/** What is pressed for an action, and what somebody means whose presses spell nothing legal. */
export const createClicking = (
  fitting: Fitting,
): Pick<Required<GameDefinition<Sssnake>>, "clicks" | "attempt"> => ({
  clicks: (position, action) => clicksOf(fitting, position, action),
  attempt: attemptOf,
});
