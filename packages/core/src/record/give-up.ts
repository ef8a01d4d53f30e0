import { areListable } from "../action-range.ts";
import type { GaveUpEvent } from "../event.ts";
import { succeed } from "../failure.ts";
import {
  type AnyAction,
  type AnyPosition,
  type Game,
  type GameTypes,
  type GiveUp,
  type GivingUp,
  isGivingUp,
} from "../game.ts";
import { randomAction } from "../playout.ts";
import { withSupport } from "../support.ts";
import type { Seat } from "../table.ts";

import { type EarlyEnding, isEarlyEndingReason } from "./early-ending.ts";

/** The end of a match caused by one seat. */
type SeatEnding = Extract<EarlyEnding, { readonly seat: Seat }>;

const formatEnding = ({ seat, reason }: SeatEnding): string => `${seat + 1}!${reason}`;

/**
 * Returns the action, in notation, by which a seat leaves a match that the others continue; undefined if the ending ends the match for all.
 */
export const givingUpText = (game: Pick<Game, "giveUp">, ending: EarlyEnding): string | undefined =>
  game.giveUp && ending.reason !== "draw" ? formatEnding(ending) : undefined;

function parseGivingUp(text: string, { phase, table }: AnyPosition): GivingUp | undefined {
  const [, number, reason] = /^([1-9]\d{0,2})!([a-z]+)$/.exec(text) ?? [];
  const seat = Number(number) - 1;
  return seat < table.seats && isEarlyEndingReason(reason) && reason !== "draw"
    ? { phase, seat, gaveUp: reason }
    : undefined;
}

/** Returns the position without pending choices: all seats choose again. */
function withoutChoices({ choices: _, ...position }: AnyPosition): AnyPosition {
  return position;
}

/**
 * Creates the rule for a seat that resigns, leaves or runs out of time in a game that the others continue.
 *
 * @param rule - its clause; `apply`, which returns the position after a seat has left; and `playsOn`, if a random player takes
 *   its turns
 */
export const giveUpRule = <T extends GameTypes>(rule: GiveUp<T>): GiveUp<T> =>
  withSupport({ ...rule }, ({ giveUp }, game) => (giveUp ? withGivingUp(game, giveUp) : game));

/** Lets chance take the turns of seats that are out. */
function withRandomPlayer(game: Game): Game {
  const isPlayedOn = (position: AnyPosition): boolean => {
    const actor = game.toAct(position);
    return typeof actor === "number" && game.isOut?.(position, actor) === true;
  };
  const listed =
    <R>(list: (position: AnyPosition, seat?: Seat) => readonly R[]): typeof list =>
    (position, seat) =>
      seat !== undefined && isPlayedOn(position) ? [] : list(position, seat);
  return {
    ...game,
    toAct: (position) => (isPlayedOn(position) ? "chance" : game.toAct(position)),
    seatsToAct: (position) => (isPlayedOn(position) ? [] : game.seatsToAct(position)),
    legalActions: listed<AnyAction>(game.legalActions),
    legalRanges: listed(game.legalRanges),
    chanceOutcomes(position) {
      if (!isPlayedOn(position)) return game.chanceOutcomes(position);
      if (!areListable(game.legalRanges(position))) return undefined;
      return game.legalActions(position).map((action) => ({ action, weight: 1 }));
    },
    drawOutcome: (position, random) =>
      isPlayedOn(position) ? randomAction(game, position, random) : game.drawOutcome(position, random),
  };
}

/** Adds to a game the action by which a seat leaves it. */
function withGivingUp(plain: Game, { clause, apply, playsOn }: GiveUp): Game {
  const game = playsOn ? withRandomPlayer(plain) : plain;
  const { hidden } = game;
  return {
    ...game,
    parseAction(text, position) {
      const action = typeof text === "string" ? parseGivingUp(text, position) : undefined;
      return action ? succeed(action) : game.parseAction(text, position);
    },
    formatAction: (action, position) =>
      isGivingUp(action)
        ? formatEnding({ seat: action.seat, reason: action.gaveUp })
        : game.formatAction(action, position),
    refuse(position, action) {
      if (!isGivingUp(action)) return game.refuse(position, action);
      return game.isOut?.(position, action.seat) ? { clause } : undefined;
    },
    apply: (position, action) =>
      isGivingUp(action) ? apply(withoutChoices(position), action.seat) : game.apply(position, action),
    events(position, action, after) {
      if (!isGivingUp(action)) return game.events(position, action, after);
      const { seat, gaveUp: reason } = action;
      const event: GaveUpEvent = { type: "gave-up", clause, spaces: [], seat, reason };
      return [event];
    },
    clicks: (position, action) => (isGivingUp(action) ? [] : game.clicks(position, action)),
    frames: (position, action, layout) =>
      isGivingUp(action) ? [] : (game.frames?.(position, action, layout) ?? []),
    ...(hidden && {
      hidden: {
        ...hidden,
        redactAction: (action, seat, position) =>
          isGivingUp(action) ? action : hidden.redactAction(action, seat, position),
      },
    }),
  };
}
