import { deepFreeze } from "../deep-freeze.ts";
import type { ChosenEvent } from "../event.ts";
import { type Failure, fail, type Result, succeed } from "../failure.ts";
import type { AnyAction, AnyPosition, Choices, Game, GameDefinition, GameTypes, Hidden } from "../game.ts";
import type { SimultaneousPhase } from "../phase.ts";
import type { Random } from "../random.ts";
import type { Layout, Look } from "../scene/scene.ts";
import type { Seat, Table } from "../table.ts";
import type { Language } from "../text.ts";

type Definition = GameDefinition<GameTypes>;
type Choice = AnyAction & { readonly seat: Seat };

/** A choice that the viewer does not know. */
interface HiddenChoice extends Choice {
  readonly hidden: true;
}

const hide = ({ phase, seat }: Choice): HiddenChoice => ({ phase, seat, hidden: true });
const isHidden = (action: AnyAction): action is HiddenChoice => "hidden" in action && action.hidden === true;

const choicesIn = (position: AnyPosition): readonly Choice[] => (position.choices ?? []) as readonly Choice[];

/** The position before anybody chose. */
function opened(position: AnyPosition): AnyPosition {
  if (!position.choices) return position;
  const { choices: _, ...rest } = position;
  return rest;
}

/** A position in which some have chosen. */
const chosen = (position: AnyPosition, choices: readonly Choice[]): AnyPosition =>
  choices.length > 0 ? { ...opened(position), choices } : opened(position);

/** The choices once one more is made, by seat. */
const choicesWith = (position: AnyPosition, choice: Choice): readonly Choice[] =>
  [...choicesIn(position), choice].sort((a, b) => a.seat - b.seat);

const phaseAt = ({ phases }: Pick<Definition, "phases">, { phase: name }: AnyPosition) => {
  const phase = (phases as Game["phases"])[name];
  return phase?.kind === "simultaneous" ? phase : undefined;
};

/** Whether a choice is the last one, so that it is no secret. */
const isLast = (phase: SimultaneousPhase, position: AnyPosition): boolean =>
  choicesIn(position).length + 1 === phase.toAct(opened(position)).length;

/** Separates the choices from the text of the position; the text of an action cannot contain it. */
const MARK = " _";
const UNKNOWN = "?";

const notYourTurn = (seat: Seat): { readonly ok: false; readonly error: Failure } =>
  fail(
    "not-your-turn",
    `it is not for player ${seat + 1} to choose now`,
    `ce n’est pas au joueur ${seat + 1} de choisir`,
  );

const CHOSEN: Readonly<Record<Language, (event: ChosenEvent) => string>> = {
  en: ({ seat }) => `Player ${seat + 1} has chosen.`,
  fr: ({ seat }) => `Le joueur ${seat + 1} a choisi.`,
};

/** Maps each function made by `withChoices` to the author's: a variant is made from the author's. */
const AUTHORS = new WeakMap<object, unknown>();

function instead<F extends object, V extends F>(own: F | undefined, made: V): V {
  AUTHORS.set(made, own);
  return made;
}

const REPLACED = [
  "parsePosition",
  "formatPosition",
  "parseAction",
  "formatAction",
  "narrate",
  "scene",
  "frames",
  "hidden",
] as const;

/** A definition as its author wrote it, where it was made from a game that has choices already. */
function withoutChoices(definition: Definition): Definition {
  const changes = REPLACED.flatMap((name) => {
    const made = definition[name];
    return made && AUTHORS.has(made) ? [[name, AUTHORS.get(made)]] : [];
  });
  return changes.length > 0 ? { ...definition, ...Object.fromEntries(changes) } : definition;
}

/** A choice of a view from its text: one that the viewer does not know is marked. */
function readSeenChoice(
  definition: Definition,
  phase: SimultaneousPhase,
  position: AnyPosition,
  text: string,
): Choice | undefined {
  const [, number = "", own = ""] = /^([1-9]\d{0,2}):(.*)$/.exec(text) ?? [];
  const seat = Number(number) - 1;
  if (own === UNKNOWN) return hide({ phase: position.phase, seat });
  const read = definition.parseAction(own, position, seat);
  return read.ok && !phase.refuse(position, read.value) ? (read.value as Choice) : undefined;
}

/** What a seat sees of a position, from its text. */
function readView(definition: Definition, text: string, table: Table): Result<AnyPosition> {
  const at = typeof text === "string" ? text.lastIndexOf(MARK) : -1;
  const read = definition.hidden?.parsePosition ?? definition.parsePosition;
  if (typeof text !== "string" || at < 0) return typeof text === "string" ? read(text, table) : noView();
  const parsed = read(text.slice(0, at), table);
  const phase = parsed.ok ? phaseAt(definition, parsed.value) : undefined;
  if (!parsed.ok || !phase) return parsed.ok ? noView() : parsed;
  const texts = text.slice(at + MARK.length).split("_");
  const seats = phase.toAct(parsed.value);
  const choices = texts.flatMap((one) => readSeenChoice(definition, phase, parsed.value, one) ?? []);
  const ascends = choices.every(({ seat }, i) => seats.includes(seat) && seat > (choices[i - 1]?.seat ?? -1));
  return choices.length === texts.length && choices.length < seats.length && ascends
    ? succeed(chosen(parsed.value, choices))
    : noView();
}

const noView = () =>
  fail(
    "bad-position",
    "expected what a seat sees, with choices such as _1:left_2:?",
    "attendu : ce que voit une place, avec des choix comme _1:left_2:?",
  );

function hiddenWith(definition: Definition): Hidden {
  const own = definition.hidden;
  return {
    ...((own?.parsePosition || !own) && {
      parsePosition: (text, table) => readView(definition, text, table),
    }),
    position(position, seat) {
      const seen = own?.position(opened(position), seat) ?? opened(position);
      return chosen(
        seen,
        choicesIn(position).map((choice) => (choice.seat === seat ? choice : hide(choice))),
      );
    },
    action(action, seat, position) {
      const phase = phaseAt(definition, position);
      if (!phase || action.seat === seat || isHidden(action) || isLast(phase, position))
        return isHidden(action) ? action : (own?.action(action, seat, opened(position)) ?? action);
      return hide(action as Choice);
    },
    determinize(seen, seat, random) {
      const whole = own?.determinize(opened(seen), seat, random) ?? opened(seen);
      const phase = phaseAt(definition, seen);
      if (!phase) return whole;
      const drawn = choicesIn(seen).map((choice) =>
        isHidden(choice) ? drawChoice(phase, whole, choice.seat, random) : choice,
      );
      return chosen(whole, drawn);
    },
  };
}

function drawChoice(phase: SimultaneousPhase, position: AnyPosition, seat: Seat, random: Random): Choice {
  const legal = phase.legalActions(position, seat);
  return legal[random.integer(legal.length)] as Choice;
}

/** What is asked about choices that are no secret any more. */
const choicesOf = (definition: Definition): Choices => {
  const { hidden: own } = definition;
  const revealedAction: Choices["revealedAction"] = (action, seat, position) =>
    own?.action(action, seat, opened(position)) ?? action;
  return {
    isLast(position) {
      const phase = phaseAt(definition, position);
      return phase !== undefined && isLast(phase, position);
    },
    revealedAction,
    revealedPosition: (position, seat) =>
      chosen(
        own?.position(opened(position), seat) ?? opened(position),
        choicesIn(position).map((choice) => revealedAction(choice, seat, position) as Choice),
      ),
  };
};

/**
 * A game with the answers about its simultaneous phases: each choice is an action, kept in the position until the last.
 *
 * @param createGame - makes a game that answers all but those
 */
export function withChoices(given: Definition, createGame: (definition: Definition) => Game): Game {
  const definition = withoutChoices(given);
  const game = createGame(definition);
  const seatsToAct = (phase: SimultaneousPhase, position: AnyPosition): readonly Seat[] => {
    const made = choicesIn(position);
    return phase.toAct(opened(position)).filter((seat) => made.every((choice) => choice.seat !== seat));
  };

  function readChoice(phase: SimultaneousPhase, position: AnyPosition, text: string): Result<AnyAction> {
    const [, number = "", own = ""] = /^([1-9]\d{0,2}):(.*)$/.exec(text) ?? [];
    const seat = Number(number) - 1;
    if (number === "" || own === UNKNOWN || seat >= position.table.seats) {
      return fail(
        "notation",
        "expected the player, a colon and the choice, such as 1:left",
        "attendu : le joueur, deux-points et le choix, comme 1:left",
      );
    }
    if (!seatsToAct(phase, position).includes(seat)) return notYourTurn(seat);
    return deepFreeze(definition.parseAction(own, opened(position), seat));
  }

  const formatAction = instead(
    definition.formatAction,
    (action: AnyAction, position: AnyPosition): string => {
      if (!phaseAt(game, position)) return definition.formatAction(action, position);
      const text = isHidden(action) ? UNKNOWN : definition.formatAction(action, opened(position));
      return `${typeof action.seat === "number" ? action.seat + 1 : UNKNOWN}:${text}`;
    },
  );

  const formatPosition = instead(definition.formatPosition, (position: AnyPosition): string => {
    const texts = choicesIn(position).map((choice) => formatAction(choice, position));
    const text = definition.formatPosition(opened(position));
    return texts.length > 0 ? `${text}${MARK}${texts.join("_")}` : text;
  });

  /** A position with the choices of a text, each legal there and not all of them made. */
  function readChoices(position: AnyPosition, texts: readonly string[]): AnyPosition | undefined {
    const phase = phaseAt(game, position);
    if (!phase) return undefined;
    let now = position;
    for (const text of texts) {
      const read = readChoice(phase, now, text);
      if (!read.ok || phase.refuse(position, read.value) !== undefined || isLast(phase, now))
        return undefined;
      now = chosen(now, choicesWith(now, read.value as Choice));
    }
    return now;
  }

  const parsePosition = instead(
    definition.parsePosition,
    (text: string, table: Table): Result<AnyPosition> => {
      const at = typeof text === "string" ? text.lastIndexOf(MARK) : -1;
      if (at < 0) return game.parsePosition(text, table);
      const parsed = game.parsePosition(text.slice(0, at), table);
      if (!parsed.ok) return parsed;
      const position = readChoices(parsed.value, text.slice(at + MARK.length).split("_"));
      if (position && formatPosition(position) === text) return succeed(position);
      return fail(
        "bad-position",
        "expected legal choices after the position, by seat and not all of them, such as _1:left",
        "attendu : des choix permis après la position, par place et pas tous, comme _1:left",
      );
    },
  );

  const hidden = instead(definition.hidden, hiddenWith(definition));
  const isSimultaneous = (position: AnyPosition): boolean => phaseAt(game, position) !== undefined;
  const { frames } = game;

  return {
    ...game,
    choices: choicesOf(definition),
    words: { ...definition.words, chosen: CHOSEN },
    hidden,
    parsePosition,
    formatPosition,
    formatAction,
    parseAction: instead(definition.parseAction, (text: string, position: AnyPosition) => {
      const phase = phaseAt(game, position);
      return phase && typeof text === "string"
        ? readChoice(phase, position, text)
        : game.parseAction(text, position);
    }),
    narrate: instead(definition.narrate, (position: AnyPosition, action: AnyAction, after?: AnyPosition) => {
      const phase = phaseAt(game, position);
      if (!phase) return game.narrate(position, action, after);
      const { clause } = phase;
      const made: ChosenEvent = { type: "chosen", clause, spaces: [], seat: Number(action.seat) };
      if (!isLast(phase, position)) return [made];
      return deepFreeze([
        made,
        ...phase.narrate(opened(position), choicesWith(position, action as Choice), after),
      ]);
    }),
    scene: instead(definition.scene, (position: AnyPosition, layout: Layout, look?: Look) => {
      const phase = phaseAt(game, position);
      const seat = phase && (look?.seat ?? seatsToAct(phase, position)[0]);
      return game.scene(position, layout, seat === undefined ? look : { ...look, seat });
    }),
    frames: instead(definition.frames, (position, action, layout) => {
      const phase = phaseAt(game, position);
      if (!phase) return frames?.(position, action, layout) ?? [];
      if (!phase.frames || !isLast(phase, position)) return [];
      return deepFreeze(phase.frames(opened(position), choicesWith(position, action as Choice), layout));
    }),
    toAct: (position) => {
      const phase = phaseAt(game, position);
      return phase ? seatsToAct(phase, position)[0] : game.toAct(position);
    },
    seatsToAct: (position) => {
      const phase = phaseAt(game, position);
      return phase ? seatsToAct(phase, position) : game.seatsToAct(position);
    },
    legalActions(position, seat) {
      const phase = phaseAt(game, position);
      if (!phase) return game.legalActions(position, seat);
      const seats = seatsToAct(phase, position);
      const chooser = seat ?? seats[0];
      return chooser !== undefined && seats.includes(chooser)
        ? phase.legalActions(opened(position), chooser)
        : [];
    },
    refuse: (position, action) => game.refuse(isSimultaneous(position) ? opened(position) : position, action),
    apply(position, action) {
      const phase = phaseAt(game, position);
      if (!phase) return game.apply(position, action);
      const choices = choicesWith(position, action as Choice);
      return isLast(phase, position) ? phase.resolve(opened(position), choices) : chosen(position, choices);
    },
  };
}
