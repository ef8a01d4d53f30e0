import {
  type AnyPosition,
  eventsForViewer,
  type Game,
  type GameEvent,
  redactAction,
  redactPosition,
  seatsOf,
  type Viewer,
} from "@serpentarium/core";
import { copy, firstDefined, sameData } from "../data.ts";
import { atEachStep, isPlayedStep, type Law, type PlayedStep } from "../law.ts";
import type { Playout, PlayoutStep } from "../playout.ts";
import { checkEvents } from "./narration.ts";
import { checkScenesAt } from "./scene.ts";

const isWord = (text: string): boolean => /^\S+$/.test(text);

/** Checks that a view can be formatted and drawn, and does not parse as a complete position. */
function checkView(game: Game, position: AnyPosition, viewer: Viewer): string | undefined {
  const seen = redactPosition(game, copy(position), viewer);
  const text = game.formatPosition(seen);
  if (text.trim() === "" || text.includes("\n")) return "sees a position whose text is not one line";
  if (!sameData(seen, position) && game.parsePosition(text, position.table).ok)
    return `sees "${text}", which parses as a complete position`;
  const problem = checkScenesAt(game, position) ? undefined : checkScenesAt(game, seen);
  return problem && `sees an invalid scene: ${problem}`;
}

/** Checks that the names of the seats are the same for every viewer. */
function checkSeatNames(game: Game, position: AnyPosition, viewer: Viewer): string | undefined {
  const seen = redactPosition(game, copy(position), viewer);
  const other = seatsOf(position.table).find(
    (seat) => !sameData(game.seatName?.(seen, seat), game.seatName?.(position, seat)),
  );
  return other === undefined ? undefined : `sees another name of seat ${other}`;
}

const clausesOf = (events: readonly GameEvent[]): readonly string[] => events.map(({ clause }) => clause);

/** Checks the narration of an action for a viewer, provided that the complete narration is valid. */
function checkNarrationFor(
  game: Game,
  { position, action, next }: PlayedStep,
  viewer: Viewer,
): string | undefined {
  const seen = redactPosition(game, copy(position), viewer);
  const text = game.formatAction(redactAction(game, copy(position), copy(action), viewer), seen);
  if (isWord(game.formatAction(action, position)) && !isWord(text))
    return `sees an action with the text "${text}"`;
  const allEvents = game.events(copy(position), copy(action));
  if (checkEvents(game, position, allEvents)) return undefined;
  const events = eventsForViewer(game, copy(position), copy(action), viewer);
  if (events.length === 0) return `gets no narration of "${text}"`;
  const problem = checkEvents(game, seen, events);
  if (problem) return `gets an invalid narration of "${text}": ${problem}`;
  const reason = next.outcome?.reason ?? "";
  return clausesOf(allEvents).includes(reason) && !clausesOf(events).includes(reason)
    ? `gets a narration of "${text}" without the end of the game (${reason})`
    : undefined;
}

const viewersOf = ({ table }: Playout): readonly Viewer[] => [...seatsOf(table), "everyone"];

function checkViewers(step: PlayoutStep, playout: Playout): string | undefined {
  const { game } = playout;
  if (!game.hidden) return undefined;
  return firstDefined(
    viewersOf(playout).map((viewer) => () => {
      const problem =
        checkView(game, step.position, viewer) ??
        checkSeatNames(game, step.position, viewer) ??
        (isPlayedStep(step) ? checkNarrationFor(game, step, viewer) : undefined);
      return problem && `${viewer === "everyone" ? viewer : `seat ${viewer}`} ${problem}`;
    }),
  );
}

/** Views can be formatted, drawn and narrated, and are not mistaken for complete positions. */
export const seen: Law = {
  id: "seen",
  title: {
    en: "the view of a seat can be formatted, drawn and narrated, and does not parse as a complete position",
    fr: "ce que voit une place s’écrit, se dessine et se raconte, sans passer pour une position entière",
  },
  check: atEachStep(checkViewers, 12),
};
