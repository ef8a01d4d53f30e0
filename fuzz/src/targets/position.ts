import assert from "node:assert/strict";
import { type AnyPosition, createRandom, type Game, play, randomAction } from "@serpentarium/core";
import { valueIfOk } from "../assertions.ts";

const MAX_LISTED = 40;

/**
 * Checks a valid position: its text round-trips, it can be drawn, and the listed actions can be played.
 *
 * @throws AssertionError
 */
export function assertPosition(game: Game, position: AnyPosition): void {
  const text = game.formatPosition(position);
  assert.deepEqual(
    valueIfOk(game.parsePosition(text, position.table)),
    position,
    `${text} does not round-trip`,
  );
  game.scene(position, "wide");
  game.scene(position, "narrow");
  const isOver = position.phase === "over";
  assert.equal(
    position.outcome !== undefined,
    isOver,
    `an outcome before the end, or an end without one, at ${text}`,
  );
  if (isOver) return;
  const actor = game.toAct(position);
  assert.ok(actor !== undefined, `no actor at ${text}`);
  const listed = game.legalActions(position);
  assert.ok(listed.length > 0 || actor === "chance", `no legal action at ${text}`);
  const actions = [...listed.slice(0, MAX_LISTED), randomAction(game, position, createRandom(1))];
  for (const action of actions) {
    const notation = game.formatAction(action, position);
    const played = valueIfOk(play(game, position, notation), game);
    assert.ok(played, `${notation} is listed at ${text}, but refused`);
    const { position: after } = played;
    game.events(position, action, after);
    game.clicks(position, action);
    if (game.evaluate && after.phase !== "over") game.evaluate(after, 0);
  }
}
