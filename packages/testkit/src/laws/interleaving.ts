import type { AnyPosition, Game } from "@serpentarium/core";
import { copy, sameData } from "../data.ts";
import { asAWhole, type Finding, type Law, spread } from "../law.ts";
import { answer, given, questions } from "../questions.ts";
import type { Step, Walk } from "../walk.ts";

/** How many steps of a walk are asked about by turns. */
const STEPS = 4;

/** What a game is most likely to keep something for. */
const RULES = new Set(["legalActions", "refuse", "sample", "draw", "apply"]);

/** Positions that lack one of their parts, as only a mistake in a program makes them. */
const malformed = (position: AnyPosition): readonly AnyPosition[] =>
  Object.keys(position)
    .filter((name) => name !== "phase" && name !== "table")
    .map((name) => {
      const rest = { ...copy(position) };
      Reflect.deleteProperty(rest, name);
      return rest;
    });

/** Asks what has no answer; what the game throws then is its own affair. */
function disturb(game: Game, position: AnyPosition): void {
  try {
    const [action] = game.legalActions(position);
    if (action) game.apply(position, action);
  } catch {
    // only what it leaves behind is looked at
  }
}

/** The questions about a step with their answers, where these are always the same. */
function steadyAnswers(step: Step, walk: Walk) {
  const asked = questions(step, walk).map((question) => ({ question, alone: answer(question, given(step)) }));
  return asked.filter(({ question, alone }) => sameData(answer(question, given(step)), alone));
}

function mixedUp(walk: Walk): Finding | undefined {
  const steps = spread(walk, STEPS);
  const asked = steps.map((step) => ({ step, steady: steadyAnswers(step, walk) }));
  const rounds = Math.max(...asked.map(({ steady }) => steady.length));
  for (let round = 0; round < rounds; round++) {
    for (const [turn, { step, steady }] of asked.entries()) {
      const { question, alone } = steady[round] ?? {};
      if (!question) continue;
      const other = asked[(turn + 1) % asked.length]?.step ?? step;
      for (const broken of [undefined, ...(RULES.has(question.name) ? malformed(other.position) : [])]) {
        if (broken) disturb(walk.game, broken);
        if (sameData(answer(question, given(step)), alone)) continue;
        const between = broken ? "a malformed position" : "another position";
        return {
          index: step.index,
          what: `${question.name} answers otherwise once ${between} was asked about`,
        };
      }
    }
  }
  return undefined;
}

/** What a game keeps between two questions must not show: not of other matches, nor of a question that failed. */
export const interleaving: Law = {
  id: "interleaving",
  title: {
    en: "no question changes the answer to another, be it about another match or one that fails",
    fr: "aucune question ne change la réponse à une autre, fût-ce sur une autre partie ou en échouant",
  },
  spoils: true,
  check: asAWhole(mixedUp),
};
