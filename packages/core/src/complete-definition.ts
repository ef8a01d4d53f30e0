import { type ActionRange, isInRange, toRange } from "./action-range.ts";
import type { Clauses } from "./clause.ts";
import { fail, type Result, succeed } from "./failure.ts";
import type { AnyAction, AnyPosition, CompleteDefinition, GameDefinition, GameTypes } from "./game.ts";
import { isOutcome } from "./is-outcome.ts";
import { defineOptions } from "./options/options.ts";
import type { Phase, PhaseDefinition, Refusal } from "./phase.ts";
import { createRandom } from "./seed.ts";
import { type Seat, seatsOf, type Table } from "./table.ts";

type Definition = GameDefinition<GameTypes>;
type Phases = Readonly<Record<string, Phase>>;

/** The default clause that refuses an action: only listed actions are legal. */
const LISTED = "action.listed";
const LISTED_CLAUSES: Clauses = {
  [LISTED]: { source: "platform", refuses: true },
};

/** The default clause for choices made in secret. */
const SECRET = "choice.secret";
const SECRET_CLAUSES: Clauses = {
  [SECRET]: { source: "platform" },
};

/** Returns the actions that a phase lists for a seat or for chance; those that differ only in amounts are one range. */
function listedRanges(phase: Phase | undefined, position: AnyPosition, seat?: Seat): readonly ActionRange[] {
  if (phase?.kind === "seat")
    return phase.legalRanges?.(position) ?? phase.legalActions(position).map(toRange);
  if (phase?.kind === "chance") return phase.outcomes?.(position).map(({ action }) => toRange(action)) ?? [];
  const seats = phase?.toAct(position).filter((one) => one === (seat ?? one)) ?? [];
  return seats.flatMap<ActionRange>(
    (one) => phase?.legalRanges?.(position, one) ?? phase?.legalActions(position, one).map(toRange) ?? [],
  );
}

/** Whether the actors of a phase can act in a position: in a simultaneous phase, every seat that chooses. */
function goesOn(phase: Phase, position: AnyPosition): boolean {
  if (phase.kind === "chance" && phase.draw) return true;
  const actors = phase.kind === "simultaneous" ? phase.toAct(position) : [undefined];
  const ranges = actors.map((seat) => listedRanges(phase, position, seat));
  return (
    ranges.length > 0 &&
    ranges.every((own) => own.length > 0 && own.every((range) => isInRange(range, range.action)))
  );
}

const SEPARATOR = ",";

/** Characters to escape in the text of a value, because links, lists and hidden choices use them. */
const ESCAPED = /[\s_%,?"[{]/g;

const escapeText = (text: string): string =>
  text.replace(ESCAPED, (sign) => (sign === "_" ? "%5F" : encodeURIComponent(sign)));

/** Returns the text of a value; an empty string is two quotation marks. */
function formatValue(value: unknown): string {
  if (typeof value === "string") return escapeText(value) || '""';
  return JSON.stringify(value).replace(/[\s_%]/g, escapeText);
}

/** Parses a value of the same kind as an example; undefined if the text is invalid. */
function parseValue(text: string, example: unknown): unknown {
  if (typeof example === "string") return text === '""' ? "" : decodeURIComponent(text);
  return typeof example === "number" ? Number(text) : undefined;
}

/** Creates the default notation of a game: positions as JSON, actions as lists of their values. */
function defaultNotation(definition: Definition, phases: Phases) {
  const { scene, isOut, hidden } = definition;
  // escape "_" where it would begin the choices
  const formatPosition = ({ table: _, ...position }: AnyPosition): string =>
    JSON.stringify(position).replaceAll(" _", " \\u005f");

  /** Whether JSON has the members that all games' positions share, apart from choices. */
  function isPosition(value: Readonly<Record<string, unknown>>, table: Table): boolean {
    const { phase, outcome, choices } = value;
    if (choices !== undefined) return false;
    if (phase === "over") return isOutcome(outcome, definition, table);
    return Object.hasOwn(phases, String(phase)) && (outcome ?? null) === null;
  }

  const isDrawn = (position: AnyPosition): boolean => scene(position, "wide", {}).width > 0;
  /** Whether a position is the redacted view of a seat. */
  const isView = (position: AnyPosition, seat: Seat): boolean =>
    hidden !== undefined &&
    formatPosition(hidden.redactPosition(position, seat)) === formatPosition(position);
  /** Whether a position hides nothing from a seat, so that nothing needs to be guessed. */
  const isWholeFor = (position: AnyPosition, seat: Seat): boolean =>
    !isView(position, seat) ||
    formatPosition(hidden?.determinize(position, seat, createRandom(0)) ?? position) ===
      formatPosition(position);

  /** Whether a position can be drawn, hides nothing, and has an action or an outcome. @throws if the game cannot handle the position */
  function isComplete(position: AnyPosition): boolean {
    const seats = seatsOf(position.table);
    for (const seat of seats) isOut?.(position, seat);
    const phase = phases[position.phase];
    return (
      (!phase || goesOn(phase, position)) &&
      isDrawn(position) &&
      seats.every((seat) => isWholeFor(position, seat))
    );
  }

  const parserOf =
    (accepts: (position: AnyPosition) => boolean) =>
    (text: string, table: Table): Result<AnyPosition> => {
      try {
        const position = { ...Object(JSON.parse(text)), table };
        if (isPosition(position, table) && formatPosition(position) === text && accepts(position))
          return succeed(position);
      } catch {
        // not JSON, or a position that the game cannot handle
      }
      return fail("bad-position", { id: "failures.bad-position.json" });
    };

  /** The values in the text of an action; core writes the seat of a choice. */
  function valuesOf(action: AnyAction): readonly (readonly [string, unknown])[] {
    const unwritten = phases[action.phase]?.kind === "simultaneous" ? ["phase", "seat"] : ["phase"];
    return Object.entries(action).filter(([name, value]) => value !== undefined && !unwritten.includes(name));
  }

  const formatAction = (action: AnyAction): string =>
    valuesOf(action)
      .map(([, value]) => formatValue(value))
      .join(SEPARATOR) || action.phase;

  /** Parses an action that is not listed, with values of the same kinds as in a listed one. */
  function parseLike(text: string, example: AnyAction): AnyAction | undefined {
    const texts = text.split(SEPARATOR);
    try {
      const values = valuesOf(example).map(([name, value], i) => [name, parseValue(texts[i] ?? "", value)]);
      const action: AnyAction = { ...example, ...Object.fromEntries(values) };
      return formatAction(action) === text ? action : undefined;
    } catch {
      // invalid percent-encoding
      return undefined;
    }
  }

  function parseAction(text: string, position: AnyPosition, seat?: Seat): Result<AnyAction> {
    const ranges = listedRanges(phases[position.phase], position, seat);
    const like = ranges.flatMap((range) => {
      const action = parseLike(text, range.action);
      return action ? [{ range, action }] : [];
    });
    const listed =
      ranges.find(({ action }) => formatAction(action) === text) ??
      like.find(({ range, action }) => isInRange(range, action));
    const action = listed?.action ?? like[0]?.action;
    if (action) return succeed(action);
    const [example] = ranges.map((range) => formatAction(range.action));
    return fail("notation", { id: "failures.notation.such-as", data: { example } });
  }

  return {
    formatPosition,
    parsePosition: parserOf(isComplete),
    parseView: parserOf(
      (position) => isDrawn(position) && seatsOf(position.table).some((seat) => isView(position, seat)),
    ),
    formatAction,
    parseAction,
  };
}

/** Completes a phase with defaults. */
function completePhase(phase: PhaseDefinition, names: readonly string[]): Phase {
  /** The default refusal: refuses all actions that the phase does not list. */
  function refuse(position: AnyPosition, action: AnyAction): Refusal | undefined {
    const listed = listedRanges(complete, position, action.seat);
    return listed.some((range) => isInRange(range, action)) ? undefined : { clause: LISTED };
  }
  const defaults = { next: [...names, "over"], refuse };
  const complete: Phase =
    phase.kind === "simultaneous"
      ? Object.assign(defaults, { clause: SECRET, events: () => [] }, phase)
      : Object.assign(defaults, phase);
  return complete;
}

/** Whether an author has defined all members of a phase. */
const isWhole = (phase: PhaseDefinition): phase is Phase =>
  ["next", "refuse", ...(phase.kind === "simultaneous" ? ["clause", "events"] : [])].every(
    (member) => Reflect.get(phase, member) !== undefined,
  );

/** Completes a definition with defaults. */
export function completeDefinition(definition: Definition): CompleteDefinition<GameTypes> {
  const given = Object.entries(definition.phases as Readonly<Record<string, PhaseDefinition>>);
  const names = given.map(([name]) => name);
  const phases: Phases = Object.fromEntries(
    given.map(([name, phase]) => [name, isWhole(phase) ? phase : completePhase(phase, names)]),
  );
  const { parseView, ...notation } = defaultNotation(definition, phases);
  const { clauses, parsePosition, hidden } = definition;
  const isListed = given.some(([, { refuse }]) => refuse === undefined);
  const isSecret = given.some(([, phase]) => phase.kind === "simultaneous" && phase.clause === undefined);
  return {
    version: "0.0.0",
    options: defineOptions({}),
    maxActions: () => null,
    ...notation,
    ...definition,
    ...(hidden && !parsePosition && { hidden: { parsePosition: parseView, ...hidden } }),
    clauses:
      isListed || isSecret
        ? { ...clauses, ...(isListed && LISTED_CLAUSES), ...(isSecret && SECRET_CLAUSES) }
        : (clauses ?? {}),
    phases,
  };
}
