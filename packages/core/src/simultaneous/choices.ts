import { toRange } from "../action-range.ts";
import { deepFreeze } from "../deep-freeze.ts";
import type { ChoiceMadeEvent } from "../event.ts";
import { type Failure, fail, type Result, succeed } from "../failure.ts";
import type {
  AnyAction,
  AnyPosition,
  CompleteDefinition,
  Game,
  GameTypes,
  HiddenInformation,
} from "../game.ts";
import type { SimultaneousPhase } from "../phase.ts";
import type { Random } from "../random.ts";
import type { Layout, ViewOptions } from "../scene/scene.ts";
import type { Seat, Table } from "../table.ts";

import { withChoice } from "../with-choice.ts";

type Definition = CompleteDefinition<GameTypes>;
type Choice = AnyAction & { readonly seat: Seat };

/** The choice of another seat in a redacted position. */
interface HiddenChoice extends Choice {
  readonly hidden: true;
}

const hideChoice = ({ phase, seat }: Choice): HiddenChoice => ({ phase, seat, hidden: true });
const isHidden = (action: AnyAction): action is HiddenChoice => "hidden" in action && action.hidden === true;

const choicesOf = (position: AnyPosition): readonly Choice[] => (position.choices ?? []) as readonly Choice[];

/** Returns the position without the choices made so far. */
function beforeChoices(position: AnyPosition): AnyPosition {
  if (!position.choices) return position;
  const { choices: _, ...rest } = position;
  return rest;
}

/** Sets the choices made so far. */
const setChoices = (position: AnyPosition, choices: readonly Choice[]): AnyPosition =>
  choices.length > 0 ? { ...beforeChoices(position), choices } : beforeChoices(position);

const phaseAt = ({ phases }: Pick<Definition, "phases">, { phase: name }: AnyPosition) => {
  const phase = (phases as Game["phases"])[name];
  return phase?.kind === "simultaneous" ? phase : undefined;
};

/** Whether all seats that choose have chosen. */
const isComplete = (phase: SimultaneousPhase, position: AnyPosition, before = beforeChoices(position)) =>
  choicesOf(position).length === phase.toAct(before).length;

/** Separates the position from its choices; the text of an action cannot contain `_`. */
const CHOICES_SEPARATOR = " _";
const HIDDEN_TEXT = "?";

const notYourTurn = (seat: Seat): { readonly ok: false; readonly error: Failure } =>
  fail("not-your-turn", { id: "failures.not-your-turn.chosen", data: { seat } });

/** Parses a choice in a redacted position, which may be hidden. */
function parseRedactedChoice(
  definition: Definition,
  phase: SimultaneousPhase,
  position: AnyPosition,
  text: string,
): Choice | undefined {
  const [, number = "", own = ""] = /^([1-9]\d{0,2}):(.*)$/.exec(text) ?? [];
  const seat = Number(number) - 1;
  if (own === HIDDEN_TEXT) return hideChoice({ phase: position.phase, seat });
  const parsed = definition.parseAction(own, position, seat);
  return parsed.ok && !phase.refuse(position, parsed.value) ? (parsed.value as Choice) : undefined;
}

/** Parses a redacted position, with its choices. */
function parseRedactedPosition(definition: Definition, text: string, table: Table): Result<AnyPosition> {
  const at = typeof text === "string" ? text.lastIndexOf(CHOICES_SEPARATOR) : -1;
  const parse = definition.hidden?.parsePosition ?? definition.parsePosition;
  if (typeof text !== "string" || at < 0)
    return typeof text === "string" ? parse(text, table) : expectedView();
  const parsed = parse(text.slice(0, at), table);
  const phase = parsed.ok ? phaseAt(definition, parsed.value) : undefined;
  if (!parsed.ok || !phase) return parsed.ok ? expectedView() : parsed;
  const texts = text.slice(at + CHOICES_SEPARATOR.length).split("_");
  const seats = phase.toAct(parsed.value);
  const choices = texts.flatMap((one) => parseRedactedChoice(definition, phase, parsed.value, one) ?? []);
  const isAscending = choices.every(
    ({ seat }, i) => seats.includes(seat) && seat > (choices[i - 1]?.seat ?? -1),
  );
  return choices.length === texts.length && choices.length < seats.length && isAscending
    ? succeed(setChoices(parsed.value, choices))
    : expectedView();
}

const expectedView = () => fail("bad-position", { id: "failures.bad-position.view" });

function hiddenWithChoices(definition: Definition): HiddenInformation {
  const own = definition.hidden;
  const positionFields = own ? own.positionFields : definition.positionFields;
  return {
    ...(positionFields && { positionFields }),
    ...((own?.parsePosition || !own) && {
      parsePosition: (text, table) => parseRedactedPosition(definition, text, table),
    }),
    redactPosition(position, seat) {
      const redacted = own?.redactPosition(position, seat) ?? position;
      const choices = choicesOf(position).map((choice) => redactChoice(definition, choice, seat, position));
      return setChoices(redacted, choices);
    },
    redactAction(action, seat, position) {
      if (phaseAt(definition, position))
        return redactChoice(definition, action as Choice, seat, withChoice(definition, position, action));
      return own?.redactAction(action, seat, position) ?? action;
    },
    determinize(seen, seat, random) {
      const drawn = own?.determinize(seen, seat, random) ?? seen;
      const phase = phaseAt(definition, seen);
      if (!phase) return drawn;
      const complete = beforeChoices(drawn);
      const choices = choicesOf(drawn.choices ? drawn : seen).map((choice) =>
        isHidden(choice) ? drawChoice(phase, complete, choice.seat, random) : choice,
      );
      return setChoices(complete, choices);
    },
  };
}

/** Redacts one of the choices of a position, by the game's rule for choices once all are made. */
function redactChoice(definition: Definition, choice: Choice, seat: Seat, position: AnyPosition): Choice {
  const phase = phaseAt(definition, position);
  if (!phase || isHidden(choice)) return choice;
  if (isComplete(phase, position))
    return (definition.hidden?.redactAction(choice, seat, position) ?? choice) as Choice;
  return choice.seat === seat ? choice : hideChoice(choice);
}

function drawChoice(phase: SimultaneousPhase, position: AnyPosition, seat: Seat, random: Random): Choice {
  if (phase.sample) return phase.sample(position, random, seat) as Choice;
  const legal = phase.legalActions(position, seat);
  return legal[random.integer(legal.length)] as Choice;
}

/**
 * Creates a game that supports simultaneous phases: each choice is an action, stored in the position until the last one.
 *
 * @param game - without that support
 */
export function withChoices(definition: Definition, game: Game): Game {
  const seatsToAct = (phase: SimultaneousPhase, position: AnyPosition): readonly Seat[] => {
    const choices = choicesOf(position);
    return phase
      .toAct(beforeChoices(position))
      .filter((seat) => choices.every((choice) => choice.seat !== seat));
  };

  /** The seat whose actions are requested, if it has not chosen; by default, the first such seat. */
  const chooserIn = (phase: SimultaneousPhase, position: AnyPosition, seat?: Seat): Seat | undefined =>
    seatsToAct(phase, position).find((other) => seat === undefined || other === seat);

  const legalActions: Game["legalActions"] = (position, seat) => {
    const phase = phaseAt(game, position);
    if (!phase) return game.legalActions(position, seat);
    const chooser = chooserIn(phase, position, seat);
    return chooser === undefined ? [] : phase.legalActions(beforeChoices(position), chooser);
  };

  function parseChoice(phase: SimultaneousPhase, position: AnyPosition, text: string): Result<AnyAction> {
    const [, number = "", own = ""] = /^([1-9]\d{0,2}):(.*)$/.exec(text) ?? [];
    const seat = Number(number) - 1;
    if (number === "" || own === HIDDEN_TEXT || seat >= position.table.seats) {
      return fail("notation", { id: "failures.notation.choice" });
    }
    if (!seatsToAct(phase, position).includes(seat)) return notYourTurn(seat);
    return deepFreeze(definition.parseAction(own, beforeChoices(position), seat));
  }

  const formatAction = (action: AnyAction, position: AnyPosition): string => {
    if (!phaseAt(game, position)) return definition.formatAction(action, position);
    const text = isHidden(action) ? HIDDEN_TEXT : definition.formatAction(action, beforeChoices(position));
    return `${typeof action.seat === "number" ? action.seat + 1 : HIDDEN_TEXT}:${text}`;
  };

  const formatPosition = (position: AnyPosition): string => {
    const texts = choicesOf(position).map((choice) => formatAction(choice, position));
    const text = definition.formatPosition(beforeChoices(position));
    return texts.length > 0 ? `${text}${CHOICES_SEPARATOR}${texts.join("_")}` : text;
  };

  /** Parses choices and adds them to a position; undefined unless all are legal and at least one seat has not chosen. */
  function parseChoices(position: AnyPosition, texts: readonly string[]): AnyPosition | undefined {
    const phase = phaseAt(game, position);
    if (!phase) return undefined;
    let current = position;
    for (const text of texts) {
      const parsed = parseChoice(phase, current, text);
      if (!parsed.ok || phase.refuse(position, parsed.value) !== undefined) return undefined;
      current = withChoice(game, current, parsed.value);
      if (isComplete(phase, current)) return undefined;
    }
    return current;
  }

  const parsePosition = (text: string, table: Table): Result<AnyPosition> => {
    const at = typeof text === "string" ? text.lastIndexOf(CHOICES_SEPARATOR) : -1;
    if (at < 0) return game.parsePosition(text, table);
    const parsed = game.parsePosition(text.slice(0, at), table);
    if (!parsed.ok) return parsed;
    const position = parseChoices(parsed.value, text.slice(at + CHOICES_SEPARATOR.length).split("_"));
    if (position && formatPosition(position) === text) return succeed(position);
    return fail("bad-position", { id: "failures.bad-position.choices" });
  };

  const hidden = hiddenWithChoices(definition);
  const isSimultaneous = (position: AnyPosition): boolean => phaseAt(game, position) !== undefined;
  const { frames } = game;

  return {
    ...game,
    hidden,
    parsePosition,
    formatPosition,
    formatAction,
    parseAction: (text: string, position: AnyPosition) => {
      const phase = phaseAt(game, position);
      return phase && typeof text === "string"
        ? parseChoice(phase, position, text)
        : game.parseAction(text, position);
    },
    events: (position: AnyPosition, action: AnyAction, after?: AnyPosition) => {
      const phase = phaseAt(game, position);
      if (!phase) return game.events(position, action, after);
      const { clause } = phase;
      const chosenEvent: ChoiceMadeEvent = {
        type: "chosen",
        clause,
        spaces: [],
        seat: Number(action.seat),
      };
      const chosen = withChoice(game, position, action);
      if (!isComplete(phase, chosen)) return [chosenEvent];
      const [before, choices] = [beforeChoices(position), choicesOf(chosen)];
      return deepFreeze([
        chosenEvent,
        ...phase.events(before, choices, after ?? phase.resolve(before, choices)),
      ]);
    },
    scene: (position: AnyPosition, layout: Layout, look?: ViewOptions) => {
      const phase = phaseAt(game, position);
      const seat = phase && (look?.seat ?? seatsToAct(phase, position)[0]);
      return game.scene(position, layout, seat === undefined ? look : { ...look, seat });
    },
    frames: (position, action, layout) => {
      const phase = phaseAt(game, position);
      if (!phase) return frames?.(position, action, layout) ?? [];
      const chosen = withChoice(game, position, action);
      if (!phase.frames || !isComplete(phase, chosen)) return [];
      return deepFreeze(phase.frames(beforeChoices(position), choicesOf(chosen), layout));
    },
    toAct: (position) => {
      const phase = phaseAt(game, position);
      return phase ? seatsToAct(phase, position)[0] : game.toAct(position);
    },
    seatsToAct: (position) => {
      const phase = phaseAt(game, position);
      return phase ? seatsToAct(phase, position) : game.seatsToAct(position);
    },
    legalActions,
    legalRanges(position, seat) {
      const phase = phaseAt(game, position);
      if (!phase) return game.legalRanges(position, seat);
      const chooser = chooserIn(phase, position, seat);
      return phase.legalRanges && chooser !== undefined
        ? phase.legalRanges(beforeChoices(position), chooser)
        : legalActions(position, seat).map(toRange);
    },
    refuse: (position, action) =>
      game.refuse(isSimultaneous(position) ? beforeChoices(position) : position, action),
    apply(position, action) {
      const phase = phaseAt(game, position);
      if (!phase) return game.apply(position, action);
      const [before, chosen] = [beforeChoices(position), withChoice(game, position, action)];
      return isComplete(phase, chosen, before) ? phase.resolve(before, choicesOf(chosen)) : chosen;
    },
  };
}
