import { fail, type Result, succeed } from "@serpentarium/core";
import { type Action, CARD_ACTIONS, DRAWS, type LayingPhase, ROLLS } from "./action.ts";
import { CARD_KINDS, kindsWithCards, TILE_NAMES } from "./material/cards.ts";
import { isNamedFromHead } from "./material/fit-rules.ts";
import { coordinatesOf, placedCardsOf, type Snake } from "./material/snake.ts";
import { type LayingPosition, type Position, snakeOfSeat, snakeOwnerOf } from "./position.ts";

export function formatAction(action: Action): string {
  switch (action.phase) {
    case "roll":
      return String(action.number);
    case "draw":
      return action.kind;
    default:
      return action.type === "out" ? `${action.kind}:out` : `${action.kind}:${action.end}${action.bend}`;
  }
}

// a Map, because the text may be "constructor"
const byText = <A extends Action>(actions: readonly A[]): ReadonlyMap<string, A> =>
  new Map(actions.map((action) => [formatAction(action), action]));

const ROLL_TEXTS = byText(ROLLS);
const DRAW_TEXTS = byText(DRAWS);
const cardActionTexts = (phase: LayingPhase): ReadonlyMap<string, Action> =>
  byText<Action>(
    CARD_KINDS.flatMap((kind) => [...CARD_ACTIONS[phase][kind].lays, CARD_ACTIONS[phase][kind].out]),
  );
const CARD_ACTION_TEXTS: Readonly<Record<LayingPhase, ReadonlyMap<string, Action>>> = {
  keep: cardActionTexts("keep"),
  lend: cardActionTexts("lend"),
  receive: cardActionTexts("receive"),
  reclaim: cardActionTexts("reclaim"),
};

function parseCardAction(text: string, position: LayingPosition): Result<Action> {
  const action = CARD_ACTION_TEXTS[position.phase].get(text);
  if (!action || action.phase === "roll" || action.phase === "draw") {
    return fail("notation", { id: "failures.notation.card-and-end" });
  }
  const snake = snakeOfSeat(position, snakeOwnerOf(position));
  if (action.type === "lay" && isNamedFromHead(snake, action.kind, action.end, action.bend)) {
    return fail("notation", { id: "failures.notation.named-from-head" });
  }
  return succeed(action);
}

/** Parses an action; fails with `notation` or `over`. */
export function parseAction(text: string, position: Position): Result<Action> {
  if (position.phase === "over") return fail("over", { id: "failures.over.game" });
  if (position.phase === "roll") {
    const roll = ROLL_TEXTS.get(text);
    return roll ? succeed(roll) : fail("notation", { id: "failures.notation.roll" });
  }
  if (position.phase === "draw") {
    const draw = DRAW_TEXTS.get(text);
    const kinds = kindsWithCards(position.deck);
    return draw && kinds.includes(draw.kind)
      ? succeed(draw)
      : fail("notation", { id: "failures.notation.kind-left", data: { kinds } });
  }
  return parseCardAction(text, position);
}

/** Formats the cards of a snake without the big card, such as `2.0.CNW+2.1.SV`. */
export const formatSnake = (snake: Snake): string =>
  placedCardsOf(snake)
    .map(({ cell, laid }) => {
      const { x, y } = coordinatesOf(snake, cell);
      return `${x}.${y}.${TILE_NAMES[laid]}`;
    })
    .join("+") || "-";
