import type { Game, GameTypes } from "./game.ts";
import type { Random } from "./random.ts";
import type { Layout, Scene } from "./scene/scene.ts";
import { type Seat, seatsOf, type Table } from "./table.ts";

/** Who looks on: a seat, or `everyone`, which is to say what all seats know alike. */
export type Viewer = Seat | "everyone";

const eyesOf = (viewer: Viewer, table: Table): readonly Seat[] =>
  viewer === "everyone" ? seatsOf(table) : [viewer];

/** What a viewer sees of a position; all of it without a viewer, or when the game hides nothing. */
export const seenPosition = <T extends GameTypes>(
  { hidden }: Pick<Game<T>, "hidden">,
  position: T["position"],
  viewer?: Viewer,
): T["position"] =>
  viewer === undefined || !hidden
    ? position
    : eyesOf(viewer, position.table).reduce((seen, seat) => hidden.position(seen, seat), position);

/** What a viewer sees of an action that is played in a position. */
export const seenAction = <T extends GameTypes>(
  { hidden }: Pick<Game<T>, "hidden">,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): T["action"] =>
  viewer === undefined || !hidden
    ? action
    : eyesOf(viewer, position.table).reduce((seen, seat) => hidden.action(seen, seat, position), action);

/**
 * A whole position that looks the same to a seat, drawn from what it sees of another one; where nothing is hidden, that one.
 */
export const determinize = <T extends GameTypes>(
  game: Pick<Game<T>, "hidden">,
  position: T["position"],
  seat: Seat,
  random: Random,
): T["position"] => game.hidden?.determinize(seenPosition(game, position, seat), seat, random) ?? position;

/** What a viewer sees of the position before an action: the last choice of a phase reveals all others. */
function seenBefore<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  viewer: Viewer,
): T["position"] {
  const { choices } = game;
  return choices?.isLast(position)
    ? eyesOf(viewer, position.table).reduce((seen, seat) => choices.revealedPosition(seen, seat), position)
    : seenPosition(game, position, viewer);
}

/** The frames that a board shows to a viewer between a position and the one after an action. */
export function framesTo<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  layout: Layout,
  viewer?: Viewer,
): readonly Scene[] {
  const before = viewer === undefined ? position : seenBefore(game, position, viewer);
  return game.frames?.(before, seenAction(game, position, action, viewer), layout) ?? [];
}

/**
 * The events of a legal action for a viewer, made only of what that viewer sees before and after it.
 *
 * @param position - the whole of it
 */
export function narrateTo<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): readonly T["event"][] {
  if (viewer === undefined || !game.hidden) return game.narrate(position, action);
  const after = seenPosition(game, game.apply(position, action), viewer);
  return game.narrate(seenBefore(game, position, viewer), seenAction(game, position, action, viewer), after);
}

/**
 * What a viewer sees of the actions of a match: of each what was seen when it was played, but the choices of a phase that
 * is over are no secret any more.
 *
 * @param positions - before each action
 */
export function seenActions<T extends GameTypes>(
  game: Game<T>,
  positions: readonly T["position"][],
  actions: readonly T["action"][],
  viewer?: Viewer,
): readonly T["action"][] {
  const played = actions.map((action, i) => ({ action, position: positions[i] as T["position"] }));
  const { choices } = game;
  const last = played.findLastIndex(({ position }) => choices?.isLast(position));
  return played.map(({ action, position }, i) =>
    !choices || viewer === undefined || action.seat === undefined || i > last
      ? seenAction(game, position, action, viewer)
      : eyesOf(viewer, position.table).reduce(
          (seen, seat) => choices.revealedAction(seen, seat, position),
          action,
        ),
  );
}
