import {
  type AnyPosition,
  createRandom,
  type Game,
  type GameEvent,
  messageOfEvent,
  type Refusal,
} from "@serpentarium/core";
import { refusalFailure } from "@serpentarium/core/internal";
import { LAYOUTS, resolveClicks } from "@serpentarium/core/scene";
import { dequal } from "dequal/lite";
import { candidateTexts, parseActions } from "../candidates.ts";
import { findNonJson, firstDefined, memoize } from "../data.ts";
import type { CheckedWords } from "../game-words.ts";
import { atEachAction, atEachStep, type Law } from "../law.ts";
import { checkMessage } from "../text-checks.ts";

/** The space ids of a position in every layout. */
const spacesByLayout = memoize((position: AnyPosition, game: Game): readonly ReadonlySet<string>[] =>
  LAYOUTS.map((layout) => new Set(game.scene(position, layout).spaces.map(({ id }) => id))),
);

/** Finds a reference to a space that the scene does not have. */
function findUnknownSpace(game: Game, position: AnyPosition, spaces: readonly string[]): string | undefined {
  if (spaces.length === 0) return undefined;
  const known = spacesByLayout(position, game);
  const unknown = spaces.find((space) => known.some((ids) => !ids.has(space)));
  if (unknown === undefined) return undefined;
  const ids = known.flatMap((layout) => [...layout]);
  const like = ids.find((id) => id.startsWith(unknown)) ?? ids[0];
  return `points at "${unknown}", which is not a space of the scene${like === undefined ? "" : `, such as "${like}"`}`;
}

/** Checks a refusal: its clause, its text and its spaces. */
function checkRefusal(
  game: Game,
  position: AnyPosition,
  refusal: Refusal,
  words: readonly CheckedWords[],
): string | undefined {
  const { clause, spaces = [] } = refusal;
  if (!Object.hasOwn(game.clauses, clause)) return `names ${clause}, which is not a clause`;
  if (!game.clauses[clause]?.refuses) return `names ${clause}, a clause without "refuses: true"`;
  return (
    checkMessage(`by ${clause}`, refusalFailure(refusal).message, words) ??
    findUnknownSpace(game, position, spaces)
  );
}

/** Random presses of one or two targets; deterministic for a position. */
function randomPresses(game: Game, position: AnyPosition): readonly string[][] {
  const ids = game.scene(position, "wide").targets.map(({ id }) => id);
  const random = createRandom(`press/${game.formatPosition(position)}`);
  const press = (): string => ids[random.integer(ids.length)] ?? "";
  const some = Array.from({ length: 6 }, () => Array.from({ length: 1 + random.integer(2) }, press));
  return [["nowhere"], ["__proto__", ""], ...(ids.length > 0 ? some : [])];
}

/** The refusal of presses that neither spell nor begin a legal action. */
function refusalOf(game: Game, position: AnyPosition, pressed: readonly string[]): Refusal | undefined {
  const { intendedAction, ...withoutAttempt } = game;
  const { action, next } = resolveClicks(withoutAttempt, position, pressed);
  if (action || next.length > 0) return undefined;
  const attempted = intendedAction?.(position, pressed);
  return attempted && ("clause" in attempted ? attempted : game.refuse(position, attempted));
}

export const refusals: Law = {
  id: "refusals",
  title: { id: "laws.refusals" },
  needsClauses: true,
  check: atEachStep((step, playout, words) => {
    const { game } = playout;
    const { position } = step;
    if (position.phase === "over") return undefined;
    const tried = parseActions(game, candidateTexts(step, playout), position).map((action) => ({
      name: () => `"${game.formatAction(action, position)}"`,
      refusal: () => game.refuse(position, action),
    }));
    const pressed = randomPresses(game, position).map((targets) => ({
      name: () => `a press of ${targets.join(", ")}`,
      refusal: () => refusalOf(game, position, targets),
    }));
    return firstDefined(
      [...tried, ...pressed].map(({ name, refusal }) => () => {
        const refused = refusal();
        const problem = refused && checkRefusal(game, position, refused, words);
        return problem && `the refusal of ${name()} ${problem}`;
      }),
    );
  }, 12),
};

/** Checks the sentence for an event. */
export const checkEventText = (event: GameEvent, words: readonly CheckedWords[]): string | undefined =>
  checkMessage("in words", messageOfEvent(event), words);

/** Finds a path that leads nowhere, or through a space that its event does not name. */
function findWrongPath({ spaces, paths = [] }: GameEvent): string | undefined {
  if (paths.some(({ length }) => length < 2))
    return "has a path that does not lead from one space to another";
  const stray = paths.flat().find((space) => !spaces.includes(space));
  return stray === undefined ? undefined : `has a path through "${stray}", which it does not name`;
}

/** Checks one event: its clause, its texts and its spaces. */
function checkEvent(
  game: Game,
  position: AnyPosition,
  event: GameEvent,
  words: readonly CheckedWords[],
): string | undefined {
  if (!Object.hasOwn(game.clauses, event.clause)) return `applies ${event.clause}, which is not a clause`;
  return (
    checkEventText(event, words) ??
    findUnknownSpace(game, position, event.spaces) ??
    findWrongPath(event) ??
    findNonJson(event, "it")
  );
}

/** Checks the events of an action in a position. */
export const checkEvents = (
  game: Game,
  position: AnyPosition,
  events: readonly GameEvent[],
  words: readonly CheckedWords[] = [],
): string | undefined =>
  firstDefined(
    events.map((event) => () => {
      const problem = checkEvent(game, position, event, words);
      return problem && `the event "${event.type}" ${problem}`;
    }),
  );

export const narration: Law = {
  id: "narration",
  title: { id: "laws.narration" },
  needsClauses: true,
  check: atEachAction(({ position, action }, { game }, words) => {
    const text = game.formatAction(action, position);
    const events = game.events(position, action);
    if (events.length === 0) return `"${text}" has no narration`;
    if (!dequal(game.events(position, action, game.apply(position, action)), events))
      return `"${text}" is narrated otherwise when the position after it is given`;
    const problem = checkEvents(game, position, events, words);
    return problem && `in the narration of "${text}", ${problem}`;
  }),
};
