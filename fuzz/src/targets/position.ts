import assert from "node:assert/strict";
import { type AnyPosition, createRandom, type Game, play, randomAction } from "@serpentarium/core";
import { accepted } from "../hold.ts";

const MOST_LISTED = 40;

/**
 * Holds what every position is good for: it is written down and read again, drawn and named, and what is listed can be
 * played. @throws AssertionError
 */
export function holdPosition(game: Game, position: AnyPosition): void {
  const text = game.formatPosition(position);
  assert.deepEqual(accepted(game.parsePosition(text, position.table)), position, `${text} reads otherwise`);
  game.scene(position, "wide");
  game.scene(position, "narrow");
  const isOver = position.phase === "over";
  assert.equal(position.outcome !== undefined, isOver, `an outcome and no end, or the reverse, at ${text}`);
  if (isOver) return;
  const actor = game.toAct(position);
  assert.ok(actor !== undefined, `nobody acts at ${text}`);
  const listed = game.legalActions(position);
  assert.ok(listed.length > 0 || actor === "chance", `nothing is legal at ${text}`);
  const actions = [...listed.slice(0, MOST_LISTED), randomAction(game, position, createRandom(1))];
  for (const action of actions) {
    const notation = game.formatAction(action, position);
    const after = accepted(play(game, position, notation), game);
    assert.ok(after, `${notation} is listed at ${text}, and refused`);
    game.narrate(position, action, after);
    game.clicks(position, action);
    if (game.evaluate && after.phase !== "over") game.evaluate(after, 0);
  }
}
