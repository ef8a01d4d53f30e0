import {
  type AnyPosition,
  createRandom,
  type Data,
  type Game,
  type GameEvent,
  LANGUAGES,
  pick,
  type Refusal,
  say,
} from "@serpentarium/core";
import { LAYOUTS } from "@serpentarium/core/scene";
import { candidates, readActions } from "../candidates.ts";
import { first, unplain } from "../data.ts";
import { atEachAction, atEachStep, type Law } from "../law.ts";
import { mistold, misworded } from "../wording.ts";

const boards = new WeakMap<AnyPosition, readonly ReadonlySet<string>[]>();

/** The spaces of a position in every layout; they are asked for again and again. */
function boardsOf(game: Game, position: AnyPosition): readonly ReadonlySet<string>[] {
  const known = boards.get(position);
  if (known) return known;
  const made = LAYOUTS.map((layout) => new Set(game.scene(position, layout).spaces.map(({ id }) => id)));
  boards.set(position, made);
  return made;
}

/** A space that something points at, though the board does not have it. */
function astray(game: Game, position: AnyPosition, spaces: readonly string[]): string | undefined {
  if (spaces.length === 0) return undefined;
  const known = boardsOf(game, position);
  const lost = spaces.find((space) => known.some((board) => !board.has(space)));
  return lost === undefined ? undefined : `points at "${lost}", which is no space of the board`;
}

/** What is wrong with how a clause says no. */
function mistoldRefusal(game: Game, position: AnyPosition, refusal: Refusal): string | undefined {
  const { clause, data, spaces = [] } = refusal;
  if (!Object.hasOwn(game.clauses, clause)) return `names ${clause}, which is no clause`;
  const { refusal: text } = game.clauses[clause] ?? {};
  if (!text) return `names ${clause}, a clause without a text to refuse with`;
  return mistold(`by ${clause}`, text, data ?? ({} satisfies Data)) ?? astray(game, position, spaces);
}

/** Presses of a few targets, the same ones every time. */
function presses(game: Game, position: AnyPosition): readonly string[][] {
  const ids = game.scene(position, "wide").targets.map(({ id }) => id);
  const random = createRandom(`press/${game.formatPosition(position)}`);
  const press = (): string => ids[random.integer(ids.length)] ?? "";
  const some = Array.from({ length: 6 }, () => Array.from({ length: 1 + random.integer(2) }, press));
  return [["nowhere"], ["__proto__", ""], ...(ids.length > 0 ? some : [])];
}

/** How presses are refused that neither spell nor begin a legal action. */
function refusalOf(game: Game, position: AnyPosition, pressed: readonly string[]): Refusal | undefined {
  const { attempt, ...mute } = game;
  const { action, next } = pick(mute, position, pressed);
  if (action || next.length > 0) return undefined;
  const meant = attempt?.(position, pressed);
  return meant && ("clause" in meant ? meant : game.refuse(position, meant));
}

export const refusals: Law = {
  id: "refusals",
  title: {
    en: "every refusal names a clause, and says in both languages why",
    fr: "chaque refus nomme une clause et dit pourquoi dans les deux langues",
  },
  check: atEachStep((step, walk) => {
    const { game } = walk;
    const { position } = step;
    if (position.phase === "over") return undefined;
    const tried = readActions(game, candidates(step, walk), position).map((action) => ({
      name: () => `"${game.formatAction(action, position)}"`,
      refusal: () => game.refuse(position, action),
    }));
    const pressed = presses(game, position).map((targets) => ({
      name: () => `a press of ${targets.join(", ")}`,
      refusal: () => refusalOf(game, position, targets),
    }));
    return first(
      [...tried, ...pressed].map(({ name, refusal }) => () => {
        const given = refusal();
        const wrong = given && mistoldRefusal(game, position, given);
        return wrong && `the refusal of ${name()} ${wrong}`;
      }),
    );
  }, 12),
};

/** What is wrong with one event. */
function mistoldEvent(game: Game, position: AnyPosition, event: GameEvent): string | undefined {
  if (!Object.hasOwn(game.clauses, event.clause)) return `applies ${event.clause}, which is no clause`;
  if (!Object.hasOwn(game.words, event.type)) return "has no words";
  for (const language of LANGUAGES) {
    const wrong = misworded(say(game, event, language));
    if (wrong) return `(${language}) ${wrong}`;
  }
  return astray(game, position, event.spaces) ?? unplain(event, "it");
}

/** What is wrong with events that happen in a position. */
export const mistoldEvents = (
  game: Game,
  position: AnyPosition,
  events: readonly GameEvent[],
): string | undefined =>
  first(
    events.map((event) => () => {
      const wrong = mistoldEvent(game, position, event);
      return wrong && `the event "${event.type}" ${wrong}`;
    }),
  );

export const narration: Law = {
  id: "narration",
  title: {
    en: "every action is told, each event under a clause and in words of both languages",
    fr: "chaque action se raconte, chaque événement sous une clause et dans les deux langues",
  },
  check: atEachAction(({ position, action }, { game }) => {
    const text = game.formatAction(action, position);
    const events = game.narrate(position, action);
    if (events.length === 0) return `nothing is told of "${text}"`;
    const wrong = mistoldEvents(game, position, events);
    return wrong && `as "${text}" is told, ${wrong}`;
  }),
};
