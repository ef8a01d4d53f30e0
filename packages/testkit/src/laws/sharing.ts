import { deepFreeze, parseTable } from "@serpentarium/core";
import { copy, first, sameData } from "../data.ts";
import { asAWhole, type Finding, type Law, stepOfEachPhase } from "../law.ts";
import { type Answer, answer, given, type Question, questions } from "../questions.ts";
import type { Step, Walk } from "../walk.ts";

/** What is given out beside the answers about a step. */
const beginnings = ({ game, table }: Walk): readonly Question[] => [
  { name: "parseTable", ask: () => parseTable(game, undefined, table.seats) },
  { name: "start", ask: () => game.start(copy(table)) },
];

/** Everything in a value that can be changed, and where it is. */
function open(value: unknown, path: string, found = new Map<object, string>()): Map<object, string> {
  if (typeof value !== "object" || value === null || found.has(value)) return found;
  if (!Object.isFrozen(value)) found.set(value, path);
  for (const [key, part] of Object.entries(value)) {
    open(part, Array.isArray(value) ? `${path}[]` : `${path}.${key}`, found);
  }
  return found;
}

/** What two rounds of answers have in common that can be changed. */
function shared(
  asked: readonly Question[],
  one: readonly Answer[],
  other: readonly Answer[],
): string | undefined {
  const openIn = (answers: readonly Answer[]): Map<object, string> => {
    const found = new Map<object, string>();
    for (const [i, result] of answers.entries()) {
      if ("value" in result) open(result.value, `${asked[i]?.name}()`, found);
    }
    return found;
  };
  const again = openIn(other);
  const found = [...openIn(one)].find(([part]) => again.has(part));
  return found && `${found[1]} is given out again and again, and not frozen`;
}

/** Changes all that can be changed of a value. */
function spoil(value: unknown): void {
  for (const part of open(value, "").keys()) {
    if (Array.isArray(part)) part.reverse().pop();
    for (const key of Object.keys(part)) Reflect.set(part, key, "spoilt");
  }
}

function spoilt(step: Step, walk: Walk): Finding | undefined {
  const asked = [...beginnings(walk), ...questions(step, walk)];
  const answers = (): readonly Answer[] => asked.map((question) => answer(question, given(step)));
  const [one, again] = [answers(), answers()];
  const common = shared(asked, one, again);
  // what is changed might be what a game counts on to come to an end
  if (common !== undefined) return { index: step.index, what: common };
  const before = one.map(copy);
  const isSteady = again.map((now, i) => sameData(now, before[i]));
  spoil([one, again]);
  const other = asked[answers().findIndex((now, i) => isSteady[i] && !sameData(now, before[i]))];
  return other && { index: step.index, what: `${other.name} answers otherwise once an answer was changed` };
}

export const sharing: Law = {
  id: "sharing",
  title: {
    en: "whoever changes what an answer holds changes no other answer",
    fr: "modifier le contenu d’une réponse n’en modifie aucune autre",
  },
  once: true,
  spoils: true,
  check: asAWhole((walk) => {
    deepFreeze(walk.table);
    return first(stepOfEachPhase(walk).map((step) => () => spoilt(step, walk)));
  }),
};
