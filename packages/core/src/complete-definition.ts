import type { Clauses } from "./clause.ts";
import { fail, type Result, succeed } from "./failure.ts";
import type { AnyAction, AnyPosition, CompleteDefinition, GameDefinition, GameTypes } from "./game.ts";
import { defineOptions } from "./options/options.ts";
import type { Phase, PhaseDefinition, Refusal } from "./phase.ts";
import { type Seat, seatsOf, type Table } from "./table.ts";
import type { Text } from "./text.ts";

type Definition = GameDefinition<GameTypes>;
type Phases = Readonly<Record<string, Phase>>;

/** The clause that refuses an action where the phase says nothing: only what it lists is legal. */
const LISTED = "action.listed";
const LISTED_CLAUSES: Clauses = {
  [LISTED]: {
    source: "platform",
    title: { en: "Only listed actions", fr: "Rien d’autre que les coups proposés" },
    refusal: { en: "This action is not possible here.", fr: "Ce coup n’est pas possible ici." },
  },
};

/** Returns a name as a title: `place-tile` as “Place tile”, in both languages. */
function titleOf(name: string): Text {
  const words = name.replaceAll("-", " ");
  const title = words.charAt(0).toUpperCase() + words.slice(1);
  return { en: title, fr: title };
}

/** Returns the actions that a phase lists for a seat, or of chance. */
function listedActions(phase: Phase | undefined, position: AnyPosition, seat?: Seat): readonly AnyAction[] {
  if (phase?.kind === "seat") return phase.legalActions(position);
  if (phase?.kind === "chance") return phase.outcomes?.(position).map(({ action }) => action) ?? [];
  return (phase?.toAct(position) ?? [])
    .filter((one) => one === (seat ?? one))
    .flatMap((one) => phase?.legalActions(position, one) ?? []);
}

/** The values of an action that its text consists of. */
const valuesOf = ({ phase: _, seat: __, ...values }: AnyAction): readonly [string, unknown][] =>
  Object.entries(values);

const SEPARATOR = ",";

const formatAction = (action: AnyAction): string =>
  valuesOf(action)
    .map(([, value]) => (typeof value === "string" ? value : JSON.stringify(value)))
    .join(SEPARATOR);

/** Returns a value of the same kind as an example from its text; undefined where it is none. */
function parseValue(text: string, example: unknown): unknown {
  if (typeof example === "string") return text;
  return typeof example === "number" && String(Number(text)) === text ? Number(text) : undefined;
}

/** Parses an action that is not listed, with values of the same kinds as those of one that is. */
function parseLike(text: string, example: AnyAction | undefined): AnyAction | undefined {
  if (!example) return undefined;
  const texts = text.split(SEPARATOR);
  const values = valuesOf(example).map(
    ([name, value], i) => [name, parseValue(texts[i] ?? "", value)] as const,
  );
  const isComplete = texts.length === values.length && values.every(([, value]) => value !== undefined);
  return isComplete ? { ...example, ...Object.fromEntries(values) } : undefined;
}

/** Creates the notation of a game whose author has written none: positions as JSON, actions by their values. */
function defaultNotation({ scene, isOut }: Definition, phases: Phases) {
  const formatPosition = ({ table: _, ...position }: AnyPosition): string => JSON.stringify(position);
  const isPosition = (value: object): value is AnyPosition =>
    "phase" in value && (value.phase === "over" || Object.hasOwn(phases, String(value.phase)));

  /** Whether a position can be drawn, and has an action or an outcome. @throws where the game misses something in it */
  function isComplete(position: AnyPosition): boolean {
    for (const seat of seatsOf(position.table)) isOut?.(position, seat);
    const phase = phases[position.phase];
    const goesOn =
      (phase?.kind === "chance" && phase.draw !== undefined) || listedActions(phase, position).length > 0;
    return (phase ? goesOn : position.outcome !== undefined) && scene(position, "wide", {}).width > 0;
  }

  function parsePosition(text: string, table: Table): Result<AnyPosition> {
    try {
      const position = { ...Object(JSON.parse(text)), table };
      if (isPosition(position) && formatPosition(position) === text && isComplete(position))
        return succeed(position);
    } catch {
      // not JSON, or the game misses something in it
    }
    return fail(
      "bad-position",
      "expected a complete position as JSON",
      "attendu : une position complète en JSON",
    );
  }

  function parseAction(text: string, position: AnyPosition, seat?: Seat): Result<AnyAction> {
    const listed = listedActions(phases[position.phase], position, seat);
    const action = listed.find((one) => formatAction(one) === text) ?? parseLike(text, listed[0]);
    if (action) return succeed(action);
    const [example] = listed.map(formatAction);
    return fail("notation", `expected an action such as ${example}`, `attendu : une action comme ${example}`);
  }

  return { formatPosition, parsePosition, formatAction, parseAction };
}

/** Returns a phase with what its author has left out. */
function completePhase(name: string, phase: PhaseDefinition, names: readonly string[]): Phase {
  const title = phase.title ?? titleOf(name);
  /** Refuses all but the actions that the phase lists. */
  function refuse(position: AnyPosition, action: AnyAction): Refusal | undefined {
    const text = JSON.stringify(action);
    const listed = listedActions(complete, position, action.seat);
    return listed.some((one) => JSON.stringify(one) === text) ? undefined : { clause: LISTED };
  }
  const complete: Phase = Object.assign({ prompt: title, next: [...names, "over"], refuse }, phase, {
    title,
  });
  return complete;
}

/** Whether an author has written all of a phase. */
const isWhole = ({ title, prompt, next, refuse }: PhaseDefinition): boolean =>
  [title, prompt, next, refuse].every((member) => member !== undefined);

/** Returns a definition with what its author has left out. */
export function completeDefinition(definition: Definition): CompleteDefinition<GameTypes> {
  const given = Object.entries(definition.phases as Readonly<Record<string, PhaseDefinition>>);
  const names = given.map(([name]) => name);
  const phases: Phases = Object.fromEntries(
    given.map(([name, phase]) => [
      name,
      isWhole(phase) ? (phase as Phase) : completePhase(name, phase, names),
    ]),
  );
  const isListed = given.some(([, { refuse }]) => refuse === undefined);
  return {
    version: "0.0.0",
    options: defineOptions({}),
    maxActions: () => null,
    texts: {},
    ...defaultNotation(definition, phases),
    ...definition,
    clauses: isListed ? { ...definition.clauses, ...LISTED_CLAUSES } : (definition.clauses ?? {}),
    phases,
  };
}
