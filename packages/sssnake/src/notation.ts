import { type Actor, fail, type Result, succeed } from "@serpentarium/core";
import { formatPhase } from "@serpentarium/core/notation";
import { type Action, CHOICES, DRAWS, type LayingPhase, ROLLS } from "./action.ts";
import { KINDS, LAID_NAMES, spelled } from "./material/cards.ts";
import { isNamedFromHead } from "./material/fit.ts";
import { cardsOf, placeOf, type Snake } from "./material/snake.ts";
import { handOf, type LayingPosition, neighbourOf, ownerIn, type Position, snakeOf } from "./position.ts";

export function formatAction(action: Action): string {
  switch (action.phase) {
    case "roll":
      return String(action.number);
    case "draw":
      return action.kind;
    default:
      return action.type === "out" ? `${action.kind}:out` : `${action.kind}:${action.end}${action.turn}`;
  }
}

// by text, without a prototype: what is typed may be "constructor"
const textsOf = <A extends Action>(actions: readonly A[]): ReadonlyMap<string, A> =>
  new Map(actions.map((action) => [formatAction(action), action]));

const ROLL_TEXTS = textsOf(ROLLS);
const DRAW_TEXTS = textsOf(DRAWS);
const choiceTexts = (phase: LayingPhase): ReadonlyMap<string, Action> =>
  textsOf<Action>(KINDS.flatMap((kind) => [...CHOICES[phase][kind].lays, CHOICES[phase][kind].out]));
const CHOICE_TEXTS: Readonly<Record<LayingPhase, ReadonlyMap<string, Action>>> = {
  keep: choiceTexts("keep"),
  lend: choiceTexts("lend"),
  receive: choiceTexts("receive"),
  reclaim: choiceTexts("reclaim"),
};

function parseChoice(text: string, position: LayingPosition): Result<Action> {
  const action = CHOICE_TEXTS[position.phase].get(text);
  if (!action || action.phase === "roll" || action.phase === "draw") {
    return fail(
      "notation",
      "expected a card and an end, as S:h or C:tL, or C:out",
      "attendu : une carte et un bout, comme S:h ou C:tL, ou C:out",
    );
  }
  const snake = snakeOf(position, ownerIn(position));
  if (action.type === "lay" && isNamedFromHead(snake, action.kind, action.end, action.turn)) {
    return fail(
      "notation",
      "both ends face this cell: a card that joins the head end is named from it, with h",
      "les deux bouts donnent sur cette case : une carte qui prolonge la tête se note depuis elle, avec h",
    );
  }
  return succeed(action);
}

/** An action from its text. */
export function parseAction(text: string, position: Position): Result<Action> {
  if (position.phase === "over") return fail("over", "the game is over", "la partie est finie");
  if (position.phase === "roll") {
    const roll = ROLL_TEXTS.get(text);
    return roll ? succeed(roll) : fail("notation", "expected 1, 2 or 3", "attendu : 1, 2 ou 3");
  }
  if (position.phase === "draw") {
    const draw = DRAW_TEXTS.get(text);
    const left = position.deck.flatMap((count, i) => (count > 0 ? [KINDS[i]] : [])).join(", ");
    return draw && left.includes(draw.kind)
      ? succeed(draw)
      : fail(
          "notation",
          `expected a kind left in the deck: ${left}`,
          `attendu : une sorte qui reste dans la pioche : ${left}`,
        );
  }
  return parseChoice(text, position);
}

const formatSnake = (snake: Snake): string =>
  cardsOf(snake)
    .map(({ cell, laid }) => {
      const { x, y } = placeOf(snake, cell);
      return `${x}.${y}.${LAID_NAMES[laid]}`;
    })
    .join("+") || "-";

const actorIn = (position: Position): Actor => {
  if (position.phase === "roll" || position.phase === "draw") return "chance";
  return position.phase === "receive" ? neighbourOf(position) : position.roller;
};

/** `<phase>:<to act> <roller> <deck> <hand> <left to keep> <snake of seat 0> <snake of seat 1> …`. */
export function formatPosition(position: Position): string {
  const { roller, deck, snakes } = position;
  return [
    formatPhase(position, actorIn(position), "+"),
    roller + 1,
    deck.join("."),
    spelled(handOf(position)) || "-",
    "left" in position ? position.left : 0,
    ...snakes.map(formatSnake),
  ].join(" ");
}
