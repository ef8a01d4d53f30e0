import { SerpentariumError } from "./failure.ts";
import type { GameDefinition, GameTypes } from "./game.ts";
import { fieldProblems } from "./options/field-problems.ts";
import type { OptionField } from "./options/option-field.ts";
import type { Phase, PhaseDefinition } from "./phase.ts";
import { supportOf } from "./support.ts";

type Definition = GameDefinition<GameTypes>;
/** Descriptions of problems; each begins with its location. */
type Problems = Generator<string, void>;

const KEBAB_CASE = /^[a-z][a-z0-9-]*$/;
const CLAUSE_ID = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const OVER = "over";

const isPositiveInteger = (value: unknown): value is number =>
  Number.isSafeInteger(value) && Number(value) > 0;
const isFunction = (value: unknown): boolean => typeof value === "function";

function* headerProblems(definition: Definition): Problems {
  const { id, version = "0.0.0", seats } = definition;
  // choices are handled by core only, whose members need positions without them
  if ("definition" in definition) yield "expected a definition, not a game: use its member definition";
  if (!KEBAB_CASE.test(id)) yield `id: "${id}" is not kebab-case`;
  if (!VERSION.test(version)) yield `version: "${version}" is not a version such as 1.2.0`;
  const { min, max } = seats;
  if (!isPositiveInteger(min) || !isPositiveInteger(max))
    yield `seats: ${min} and ${max} should be whole numbers above 0`;
  else if (min > max) yield `seats: min is ${min}, above max, which is ${max}`;
}

const REQUIRED_METHODS: Readonly<Record<Phase["kind"], readonly string[]>> = {
  seat: ["apply", "toAct", "legalActions"],
  chance: ["apply"],
  simultaneous: ["resolve", "toAct", "legalActions"],
};

function* kindProblems(place: string, phase: PhaseDefinition, clauses: object): Problems {
  if (!Object.hasOwn(REQUIRED_METHODS, phase.kind)) {
    yield `${place}.kind: expected one of ${Object.keys(REQUIRED_METHODS).join(", ")}`;
    return;
  }
  const missing = REQUIRED_METHODS[phase.kind].find((name) => !isFunction(Reflect.get(phase, name)));
  if (missing) yield `${place}.${missing}: expected a function`;
  if (phase.kind === "chance" && isFunction(phase.outcomes) === isFunction(phase.draw))
    yield `${place}: expected either outcomes or draw`;
  if (phase.kind !== "simultaneous") return;
  if (!supportOf(phase)) yield `${place}: create it with simultaneousPhase`;
  if (phase.clause !== undefined && !Object.hasOwn(clauses, phase.clause))
    yield `${place}.clause: "${phase.clause}" is not a clause`;
}

function* phaseProblems(phases: Readonly<Record<string, PhaseDefinition>>, clauses: object): Problems {
  const [first, ...others] = Object.keys(phases);
  if (first === undefined) yield "phases: expected at least one";
  const reached = new Set([first ?? OVER]);
  for (const name of reached) {
    // without `next`, any phase may follow
    const phase = phases[name];
    if (phase) for (const next of phase.next ?? [...Object.keys(phases), OVER]) reached.add(next);
  }
  for (const [name, phase] of Object.entries(phases)) {
    const place = `phases.${name}`;
    if (!KEBAB_CASE.test(name) || name === OVER) yield `${place}: not a valid name for a phase`;
    yield* kindProblems(place, phase, clauses);
    for (const next of phase.next ?? []) {
      if (next !== OVER && !Object.hasOwn(phases, next)) yield `${place}.next: "${next}" is not a phase`;
    }
  }
  for (const name of others) {
    if (!reached.has(name)) yield `phases.${name}: no way leads to it from the first phase`;
  }
  if (!reached.has(OVER)) yield `phases: no phase leads to "${OVER}"`;
}

/** Members that must be defined together. */
const PAIRS = [
  ["formatPosition", "parsePosition"],
  ["formatAction", "parseAction"],
] as const;

function* gameProblems(definition: Definition): Problems {
  yield* headerProblems(definition);
  const { clauses = {} } = definition;
  // phases are typed for their own positions only, but are looked up by the position's phase
  yield* phaseProblems(definition.phases as Readonly<Record<string, PhaseDefinition>>, clauses);
  for (const [one, other] of PAIRS) {
    if (isFunction(definition[one]) !== isFunction(definition[other]))
      yield `expected both ${one} and ${other}, or neither`;
  }
  const { aim, giveUp, phases } = definition;
  if (typeof aim === "object" && !(aim.score > 0 && aim.score < Number.POSITIVE_INFINITY))
    yield `aim.score: ${aim.score} should be a number above 0`;
  if (giveUp && !supportOf(giveUp)) yield "giveUp: create it with giveUpRule";
  if (giveUp?.playsOn && !definition.isOut) yield "giveUp: playsOn needs isOut";
  if (giveUp?.playsOn && Object.values(phases).some(({ kind }) => kind === "simultaneous"))
    yield "giveUp: nobody plays on for a seat in a simultaneous phase";
  for (const clause of Object.keys(clauses)) {
    if (!CLAUSE_ID.test(clause)) yield `clauses: "${clause}" is not an id such as move.pair`;
  }
  // untyped code may pass the fields directly, without a table
  const { fields: byName }: { readonly fields?: Readonly<Record<string, OptionField>> } =
    definition.options ?? {
      fields: {},
    };
  if (!byName) return yield "options: expected the result of defineOptions";
  const fields = Object.entries(byName);
  const names = fields.map(([name]) => name);
  for (const [name, field] of fields) yield* fieldProblems(name, field, names);
  const { presets: sets = [] } = definition;
  if (sets.filter(({ isProposed }) => isProposed).length > 1) yield "presets: more than one is proposed";
  const presets = sets.map(({ id }) => id);
  for (const id of presets.filter((one, i) => !KEBAB_CASE.test(one) || presets.indexOf(one) !== i)) {
    yield `presets: "${id}" is not kebab-case, or is used twice`;
  }
}

/**
 * Checks the definition of a game.
 *
 * @throws SerpentariumError `bad-game`, with the location of the first problem
 */
export function checkGame(definition: Definition): void {
  const [problem] = gameProblems(definition);
  if (problem !== undefined) throw new SerpentariumError("bad-game", `${definition.id}: ${problem}`);
}
