import {
  type AnyAction,
  type AnyPosition,
  createRandom,
  determinize,
  eventsForViewer,
  type Game,
  type GameEvent,
  redactAction,
  redactPosition,
  type Seat,
  seatsOf,
  type Viewer,
} from "@serpentarium/core";
import { dequal } from "dequal/lite";
import { copy, firstDefined } from "../data.ts";
import { isDraft } from "../draft.ts";
import { atEachStep, isPlayedStep, type Law, type PlayedStep } from "../law.ts";
import { listedActions } from "../listed-actions.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { checkEvents } from "./narration.ts";
import { checkScenesAt } from "./scene.ts";

const isWord = (text: string): boolean => /^\S+$/.test(text);

/** The view of a position; the position itself if nothing is hidden, because the scenes of equal positions are equal. */
function viewOf(game: Game, position: AnyPosition, viewer: Viewer): AnyPosition {
  const seen = redactPosition(game, copy(position), viewer);
  return dequal(seen, position) ? position : seen;
}

/** Checks that a view can be formatted and drawn if the position can be, and does not parse as a complete position. */
function checkView(
  game: Game,
  position: AnyPosition,
  seen: AnyPosition,
  canBeDrawn: boolean,
): string | undefined {
  const text = game.formatPosition(seen);
  if (text.trim() === "" || text.includes("\n")) return "sees a position whose text is not one line";
  if (seen === position) return undefined;
  if (game.parsePosition(text, position.table).ok)
    return `sees "${text}", which parses as a complete position`;
  const problem = canBeDrawn ? checkScenesAt(game, seen, []) : undefined;
  return problem && `sees an invalid scene: ${problem}`;
}

/** Checks that the names of the seats are the same for every viewer. */
function checkSeatNames(game: Game, position: AnyPosition, seen: AnyPosition): string | undefined {
  const other = seatsOf(position.table).find(
    (seat) => !dequal(game.seatName?.(seen, seat), game.seatName?.(position, seat)),
  );
  return other === undefined ? undefined : `sees another name of seat ${other}`;
}

const clausesOf = (events: readonly GameEvent[]): readonly string[] => events.map(({ clause }) => clause);

/** The number of drawn positions per step that the seat cannot distinguish from the actual one. */
const MAX_WORLDS = 6;

/** The actions in a position that a seat cannot distinguish from an action in another position. */
function actionsLike(game: Game, position: AnyPosition, { action }: PlayedStep, seen: AnyAction, seat: Seat) {
  const legal = listedActions(game, position, action.seat);
  const others = legal.length > 0 ? legal : game.refuse(position, action) ? [] : [action];
  return others.filter((other) => dequal(redactAction(game, position, other, seat), seen));
}

/**
 * Finds an event that is reported to a seat, but that happens only in a position that the seat can distinguish from the actual one after
 * the action.
 */
function findFalseEvent(
  game: Game,
  step: PlayedStep,
  events: readonly GameEvent[],
  seat: Seat,
): GameEvent | undefined {
  if (events.length === 0) return undefined;
  const { position, action, next } = step;
  const seen = redactAction(game, position, action, seat);
  const after = redactPosition(game, copy(next), seat);
  const random = createRandom(`worlds/${game.formatPosition(position)}`);
  for (let count = 0; count < MAX_WORLDS; count++) {
    const world = determinize(game, copy(position), seat, random);
    for (const other of actionsLike(game, world, step, seen, seat)) {
      if (dequal(redactPosition(game, game.apply(copy(world), copy(other)), seat), after)) continue;
      const elsewhere = game.events(copy(world), copy(other));
      const wrong = events.find((event) => elsewhere.some((one) => dequal(one, event)));
      if (wrong) return wrong;
    }
  }
  return undefined;
}

/** Checks the narration of an action for a viewer, given its complete narration. */
function checkNarrationFor(
  game: Game,
  step: PlayedStep,
  viewer: Viewer,
  seen: AnyPosition,
  allEvents: readonly GameEvent[],
): string | undefined {
  const { position, action, next } = step;
  const text = game.formatAction(redactAction(game, copy(position), copy(action), viewer), seen);
  if (isWord(game.formatAction(action, position)) && !isWord(text))
    return `sees an action with the text "${text}"`;
  const events = eventsForViewer(game, copy(position), copy(action), viewer);
  if (events.length === 0) return `gets no narration of "${text}"`;
  const problem = checkEvents(game, seen, events);
  if (problem) return `gets an invalid narration of "${text}": ${problem}`;
  const reason = next.outcome?.reason ?? "";
  if (clausesOf(allEvents).includes(reason) && !clausesOf(events).includes(reason))
    return `gets a narration of "${text}" without the end of the game (${reason})`;
  if (viewer === "everyone") return undefined;
  const unproven = events.filter((event) => !allEvents.some((one) => dequal(one, event)));
  const wrong = findFalseEvent(game, step, unproven, viewer);
  return wrong && `is told "${wrong.type}" of "${text}", which it sees did not happen`;
}

const viewersOf = ({ table }: Playout): readonly Viewer[] => [...seatsOf(table), "everyone"];

/** The complete narration of the action of a step; undefined in a draft, or if it is invalid, which another law reports. */
function narrationOf(game: Game, step: PlayoutStep): readonly GameEvent[] | undefined {
  if (!isPlayedStep(step) || isDraft(game)) return undefined;
  const events = game.events(copy(step.position), copy(step.action));
  return checkEvents(game, step.position, events) === undefined ? events : undefined;
}

function checkViewers(step: PlayoutStep, playout: Playout): string | undefined {
  const { game } = playout;
  if (!game.hidden) return undefined;
  const canBeDrawn = checkScenesAt(game, step.position, []) === undefined;
  const allEvents = narrationOf(game, step);
  return firstDefined(
    viewersOf(playout).map((viewer) => () => {
      const view = viewOf(game, step.position, viewer);
      const problem =
        checkView(game, step.position, view, canBeDrawn) ??
        checkSeatNames(game, step.position, view) ??
        (allEvents && isPlayedStep(step)
          ? checkNarrationFor(game, step, viewer, view, allEvents)
          : undefined);
      return problem && `${viewer === "everyone" ? viewer : `seat ${viewer}`} ${problem}`;
    }),
  );
}

/** Views can be formatted, drawn and truthfully narrated, and are not confused with complete positions. */
export const seen: Law = {
  id: "seen",
  title: { id: "laws.seen" },
  check: atEachStep(checkViewers, 12),
};
