import type { Game, GameTypes } from "./game.ts";
import { type Seat, seatsOf, type Table } from "./table.ts";

/** Who looks on: a seat, or `everyone`, which is to say what all seats know alike. */
export type Viewer = Seat | "everyone";

const eyesOf = (viewer: Viewer, table: Table): readonly Seat[] =>
  viewer === "everyone" ? seatsOf(table) : [viewer];

/** What somebody sees of a position; everything where nobody in particular looks. */
export const seenPosition = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  viewer?: Viewer,
): T["position"] =>
  viewer === undefined
    ? position
    : eyesOf(viewer, position.table).reduce((seen, seat) => game.view(seen, seat), position);

/** What somebody sees of an action that is played in a position. */
export const seenAction = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): T["action"] =>
  viewer === undefined
    ? action
    : eyesOf(viewer, position.table).reduce((seen, seat) => game.viewAction(seen, seat, position), action);

/**
 * What a legal action does, told to somebody: made of nothing but what they see before and after it.
 *
 * @param position - the whole of it
 */
export const narrateTo = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): readonly T["event"][] =>
  viewer === undefined || !game.hides
    ? game.narrate(position, action)
    : game.narrate(
        seenPosition(game, position, viewer),
        seenAction(game, position, action, viewer),
        seenPosition(game, game.apply(position, action), viewer),
      );
