import { fail, type Result, succeed } from "@serpentarium/core";
import { type Action, CARD_ACTIONS, DRAWS, type LayingPhase, ROLLS } from "./action.ts";
import { CARD_KINDS, TILE_NAMES } from "./material/cards.ts";
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
    return fail("notation", {
      en: "expected a card and an end, such as S:h or C:tL, or C:out",
      fr: "attendu : une carte et un bout, comme S:h ou C:tL, ou C:out",
    });
  }
  const snake = snakeOfSeat(position, snakeOwnerOf(position));
  if (action.type === "lay" && isNamedFromHead(snake, action.kind, action.end, action.bend)) {
    return fail("notation", {
      en: "both ends face this cell: a card that joins the head end is named from it, with h",
      fr: "les deux bouts donnent sur cette case : une carte qui prolonge la tête se note depuis elle, avec h",
    });
  }
  return succeed(action);
}

/** Parses an action; fails with `notation` or `over`. */
export function parseAction(text: string, position: Position): Result<Action> {
  if (position.phase === "over") return fail("over", { en: "the game is over", fr: "la partie est finie" });
  if (position.phase === "roll") {
    const roll = ROLL_TEXTS.get(text);
    return roll ? succeed(roll) : fail("notation", { en: "expected 1, 2 or 3", fr: "attendu : 1, 2 ou 3" });
  }
  if (position.phase === "draw") {
    const draw = DRAW_TEXTS.get(text);
    const left = position.deck.flatMap((count, i) => (count > 0 ? [CARD_KINDS[i]] : [])).join(", ");
    return draw && left.includes(draw.kind)
      ? succeed(draw)
      : fail("notation", {
          en: `expected a kind left in the deck: ${left}`,
          fr: `attendu : une sorte qui reste dans la pioche : ${left}`,
        });
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
