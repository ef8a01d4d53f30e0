import type { Game, GameTypes } from "./game.ts";
import type { Random } from "./random.ts";
import type { Layout, Scene } from "./scene/scene.ts";
import { type Seat, seatsOf, type Table } from "./table.ts";
import { withChoice } from "./with-choice.ts";

/** A viewer: a seat, or `everyone` for what all seats know. */
export type Viewer = Seat | "everyone";

/** Returns the seats of a viewer: all for `everyone`. */
export const seatsOfViewer = (viewer: Viewer, table: Table): readonly Seat[] =>
  viewer === "everyone" ? seatsOf(table) : [viewer];

/** Returns a position without what a viewer may not know; unchanged without a viewer or hidden information. */
export const redactPosition = <T extends GameTypes>(
  { hidden }: Pick<Game<T>, "hidden">,
  position: T["position"],
  viewer?: Viewer,
): T["position"] =>
  viewer === undefined || !hidden
    ? position
    : seatsOfViewer(viewer, position.table).reduce(
        (redacted, seat) => hidden.redactPosition(redacted, seat),
        position,
      );

/** Returns an action, played in a position, without what a viewer may not know. */
export const redactAction = <T extends GameTypes>(
  { hidden }: Pick<Game<T>, "hidden">,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): T["action"] =>
  viewer === undefined || !hidden
    ? action
    : seatsOfViewer(viewer, position.table).reduce(
        (redacted, seat) => hidden.redactAction(redacted, seat, position),
        action,
      );

/**
 * Draws a complete position that is consistent with what a seat knows of a position; returns that position in a game that hides nothing.
 */
export const determinize = <T extends GameTypes>(
  game: Pick<Game<T>, "hidden">,
  position: T["position"],
  seat: Seat,
  random: Random,
): T["position"] => game.hidden?.determinize(redactPosition(game, position, seat), seat, random) ?? position;

/** Redacts the position before a simultaneous choice, with that choice added: the last one reveals all others. */
const redactBefore = <T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  viewer: Viewer,
): T["position"] => redactPosition(game, withChoice(game, position, action), viewer);

/** Returns the frames that a board shows to a viewer between a position and the one after an action. */
export function framesForViewer<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  layout: Layout,
  viewer?: Viewer,
): readonly Scene[] {
  const before = viewer === undefined ? position : redactBefore(game, position, action, viewer);
  return game.frames?.(before, redactAction(game, position, action, viewer), layout) ?? [];
}

/**
 * Returns the events of a legal action, derived only from what a viewer sees before and after it.
 *
 * @param position - unredacted
 */
export function eventsForViewer<T extends GameTypes>(
  game: Game<T>,
  position: T["position"],
  action: T["action"],
  viewer?: Viewer,
): readonly T["event"][] {
  if (viewer === undefined || !game.hidden) return game.events(position, action);
  const after = redactPosition(game, game.apply(position, action), viewer);
  return game.events(
    redactBefore(game, position, action, viewer),
    redactAction(game, position, action, viewer),
    after,
  );
}
