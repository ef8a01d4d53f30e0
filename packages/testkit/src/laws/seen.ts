import {
  type AnyPosition,
  type Game,
  type GameEvent,
  narrateTo,
  seatsOf,
  seenAction,
  seenPosition,
  type Viewer,
} from "@serpentarium/core";
import { copy, first, sameData } from "../data.ts";
import { atEachStep, isPlayed, type Law, type Played } from "../law.ts";
import type { Step, Walk } from "../walk.ts";
import { unsoundAt } from "./scene.ts";
import { mistoldEvents } from "./telling.ts";

const isWord = (text: string): boolean => /^\S+$/.test(text);

/** What is wrong with a view as it is written and drawn. */
function misshown(game: Game, position: AnyPosition, viewer: Viewer): string | undefined {
  const seen = seenPosition(game, copy(position), viewer);
  const text = game.formatPosition(seen);
  if (text.trim() === "" || text.includes("\n")) return "sees a position that is not written on one line";
  if (!sameData(seen, position) && game.parsePosition(text, position.table).ok)
    return `sees "${text}", which passes for a whole position`;
  const wrong = unsoundAt(game, position) ? undefined : unsoundAt(game, seen);
  return wrong && `sees a scene that is not sound: ${wrong}`;
}

/** What a seat is called does not depend on who looks. */
function misnamed(game: Game, position: AnyPosition, viewer: Viewer): string | undefined {
  const seen = seenPosition(game, copy(position), viewer);
  const other = seatsOf(position.table).find(
    (seat) => !sameData(game.seatName?.(seen, seat), game.seatName?.(position, seat)),
  );
  return other === undefined ? undefined : `sees another name of seat ${other}`;
}

const clausesOf = (events: readonly GameEvent[]): readonly string[] => events.map(({ clause }) => clause);

/** What is wrong with how an action is told to somebody, where it is told well to who knows all. */
function mistoldTo(game: Game, { position, action, next }: Played, viewer: Viewer): string | undefined {
  const seen = seenPosition(game, copy(position), viewer);
  const text = game.formatAction(seenAction(game, copy(position), copy(action), viewer), seen);
  if (isWord(game.formatAction(action, position)) && !isWord(text))
    return `sees an action written as "${text}"`;
  const whole = game.narrate(copy(position), copy(action));
  if (mistoldEvents(game, position, whole)) return undefined;
  const events = narrateTo(game, copy(position), copy(action), viewer);
  if (events.length === 0) return `is told nothing of "${text}"`;
  const wrong = mistoldEvents(game, seen, events);
  if (wrong) return `is told "${text}" wrongly: ${wrong}`;
  const reason = next.outcome?.reason ?? "";
  return clausesOf(whole).includes(reason) && !clausesOf(events).includes(reason)
    ? `is not told by "${text}" that the game is over (${reason})`
    : undefined;
}

const viewersOf = ({ table }: Walk): readonly Viewer[] => [...seatsOf(table), "everyone"];

function look(step: Step, walk: Walk): string | undefined {
  const { game } = walk;
  if (!game.hidden) return undefined;
  return first(
    viewersOf(walk).map((viewer) => () => {
      const wrong =
        misshown(game, step.position, viewer) ??
        misnamed(game, step.position, viewer) ??
        (isPlayed(step) ? mistoldTo(game, step, viewer) : undefined);
      return wrong && `${viewer === "everyone" ? viewer : `seat ${viewer}`} ${wrong}`;
    }),
  );
}

/** What is written, drawn and told of a view: that it can be, and that it passes for nothing else. */
export const seen: Law = {
  id: "seen",
  title: {
    en: "what a seat sees can be written, drawn and told, and passes for no whole position",
    fr: "ce que voit une place s’écrit, se dessine et se raconte, sans passer pour une position entière",
  },
  check: atEachStep(look, 12),
};
