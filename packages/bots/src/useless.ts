import type { AnyPosition, Game, GameTypes } from "@serpentarium/core";

/** The positions before and after an action. */
export interface Step<P> {
  readonly from: P;
  readonly position: P;
}

/** How many of each thing are drawn: pieces without their identity, so that alike ones are the same, and what spaces show. */
function drawnThings(game: Game, position: AnyPosition): ReadonlyMap<string, number> {
  const { pieces, spaces } = game.scene(position, "wide");
  const things = new Map<string, number>();
  const add = (thing: unknown): void => {
    const key = JSON.stringify(thing);
    things.set(key, (things.get(key) ?? 0) + 1);
  };
  for (const { panel, x, y, rotation, shapes } of pieces) add([panel, x, y, rotation, shapes]);
  for (const { id, shapes } of spaces) if (shapes) add([id, shapes]);
  return things;
}

/** What an action adds to the board, and what it removes: the changed numbers of things. */
function changesOf<T extends GameTypes>(game: Game<T>, { from, position }: Step<T["position"]>) {
  const before = drawnThings(game, from);
  const after = drawnThings(game, position);
  const changes = new Map<string, number>();
  for (const key of new Set([...before.keys(), ...after.keys()])) {
    const change = (after.get(key) ?? 0) - (before.get(key) ?? 0);
    if (change !== 0) changes.set(key, change);
  }
  return changes;
}

/**
 * Creates a test for useless actions of a position: such an action changes nothing on the board, or takes back what the last action of the
 * same seat changed. Positions are compared as they are drawn, because counters, and whose turn it is, are no change. With hidden
 * information no action is known to be useless.
 *
 * @param previous - the last action of the same seat, if known
 */
export function createUselessTest<T extends GameTypes>(
  game: Game<T>,
  from: T["position"],
  previous?: Step<T["position"]>,
): (action: T["action"]) => boolean {
  let before: ReadonlyMap<string, number> | undefined;
  return (action) => {
    if (game.hidden) return false;
    const position = game.apply(from, action);
    // another phase is progress even where nothing moves, such as after a choice
    if (position.phase !== from.phase) return false;
    const changes = changesOf(game, { from, position });
    if (changes.size === 0) return true;
    if (!previous) return false;
    before ??= changesOf(game, previous);
    if (before.size !== changes.size) return false;
    for (const [key, change] of changes) if (before.get(key) !== -change) return false;
    return true;
  };
}
