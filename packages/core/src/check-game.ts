import { SerpentariumError } from "./failure.ts";
import type { GameDefinition, GameTypes } from "./game.ts";
import type { OptionField } from "./options/option-field.ts";
import type { Phase } from "./phase.ts";

type Definition = GameDefinition<GameTypes>;
/** What is wrong, in a sentence that begins with the place. */
type Faults = Generator<string, void>;

const KEBAB = /^[a-z][a-z0-9-]*$/;
const CLAUSE = /^[a-z][a-z0-9-]*\.[a-z][a-z0-9-]*$/;
const VERSION = /^\d+\.\d+\.\d+(?:[-+][\w.+-]+)?$/;
const OVER = "over";

const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && Number(value) > 0;
const isFunction = (value: unknown): boolean => typeof value === "function";

function* headFaults({ id, version, seats }: Definition): Faults {
  if (!KEBAB.test(id)) yield `id: "${id}" is not kebab-case`;
  if (!VERSION.test(version)) yield `version: "${version}" is no version such as 1.2.0`;
  const { min, max } = seats;
  if (!isCount(min) || !isCount(max)) yield `seats: ${min} to ${max} are no whole numbers above 0`;
  else if (min > max) yield `seats: min is ${min}, above max, which is ${max}`;
}

/** The functions that a phase of each kind must have. */
const NEEDED: Readonly<Record<Phase["kind"], readonly string[]>> = {
  seat: ["refuse", "apply", "toAct", "legalActions"],
  chance: ["refuse", "apply"],
  simultaneous: ["refuse", "resolve", "narrate", "toAct", "legalActions"],
};

function* kindFaults(place: string, phase: Phase, clauses: object): Faults {
  if (!Object.hasOwn(NEEDED, phase.kind)) {
    yield `${place}.kind: expected one of ${Object.keys(NEEDED).join(", ")}`;
    return;
  }
  const missing = NEEDED[phase.kind].find((name) => !isFunction(Reflect.get(phase, name)));
  if (missing) yield `${place}.${missing}: expected a function`;
  if (phase.kind === "chance" && isFunction(phase.outcomes) === isFunction(phase.draw))
    yield `${place}: expected either outcomes or draw`;
  if (phase.kind !== "simultaneous") return;
  if (!isFunction(phase.withChoices)) yield `${place}: make it with simultaneousPhase`;
  if (!Object.hasOwn(clauses, phase.clause)) yield `${place}.clause: "${phase.clause}" is no clause`;
}

function* phaseFaults(phases: Readonly<Record<string, Phase>>, clauses: object): Faults {
  const [first, ...others] = Object.keys(phases);
  if (first === undefined) yield "phases: there is none";
  const reached = new Set([first, ...Object.values(phases).flatMap(({ next }) => next)]);
  for (const [name, phase] of Object.entries(phases)) {
    const place = `phases.${name}`;
    if (!KEBAB.test(name) || name === OVER) yield `${place}: a phase may not be called so`;
    yield* kindFaults(place, phase, clauses);
    for (const next of phase.next) {
      if (next !== OVER && !Object.hasOwn(phases, next)) yield `${place}.next: "${next}" is no phase`;
    }
  }
  for (const name of others) {
    if (!reached.has(name)) yield `phases.${name}: no phase leads to it, and it is not the first`;
  }
  if (!reached.has(OVER)) yield `phases: none leads to "${OVER}"`;
}

function* integerFaults(place: string, field: Extract<OptionField, { kind: "integer" }>): Faults {
  const { min, max, multipleOf = 1, orNone = false, default: usual } = field;
  if (min > max) yield `${place}: min is ${min}, above max, which is ${max}`;
  const isOne = usual === null ? orNone : usual >= min && usual <= max && usual % multipleOf === 0;
  if (!isOne) yield `${place}.default: ${usual} is not among its values`;
}

function* fieldFaults(name: string, field: OptionField, names: readonly string[]): Faults {
  const place = `options.${name}`;
  switch (field.kind) {
    case "integer":
      yield* integerFaults(place, field);
      if (field.atLeast !== undefined && !names.includes(field.atLeast))
        yield `${place}.atLeast: "${field.atLeast}" is no option`;
      return;
    case "choice":
      if (!field.values?.includes(field.default))
        yield `${place}.default: "${field.default}" is not among its values`;
      return;
    case "counts":
      if (field.min > field.max) yield `${place}: min is ${field.min}, above max, which is ${field.max}`;
      return;
    default:
      yield `${place}.kind: expected one of integer, choice, counts`;
  }
}

function* faultsOf(definition: Definition): Faults {
  yield* headFaults(definition);
  // the table is indexed by the position's own phase: seen from here every phase takes every position
  yield* phaseFaults(definition.phases as Readonly<Record<string, Phase>>, definition.clauses);
  const isNarrated = Object.values(definition.phases).every(
    (phase) => (phase as Phase).kind === "simultaneous",
  );
  if (!isNarrated && !isFunction(definition.narrate)) yield "narrate: expected a function";
  for (const clause of Object.keys(definition.clauses)) {
    if (!CLAUSE.test(clause)) yield `clauses: "${clause}" is no id such as move.pair`;
  }
  const fields = Object.entries<OptionField>(definition.options.fields);
  const names = fields.map(([name]) => name);
  for (const [name, field] of fields) yield* fieldFaults(name, field, names);
  const presets = (definition.presets ?? []).map(({ id }) => id);
  for (const id of presets.filter((one, i) => !KEBAB.test(one) || presets.indexOf(one) !== i)) {
    yield `presets: "${id}" is not kebab-case, or there twice`;
  }
}

/**
 * Sees to it that a definition can be a game.
 *
 * @throws SerpentariumError `bad-game`, with the place of the first thing that is wrong
 */
export function checkGame(definition: Definition): void {
  const [fault] = faultsOf(definition);
  if (fault !== undefined) throw new SerpentariumError("bad-game", `${definition.id}: ${fault}`);
}
