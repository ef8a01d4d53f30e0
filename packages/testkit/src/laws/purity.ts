import { deepFreeze } from "@serpentarium/core";
import { sameData } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import { answer, given, type Question, questions } from "../questions.ts";
import type { Step } from "../walk.ts";

/** The question that changes what it is given, or would where that is frozen. */
function impure(asked: readonly Question[], step: Step): Question | undefined {
  const frozen = deepFreeze(given(step));
  const stopped = asked.find(
    (question) => "thrown" in answer(question, frozen) && !("thrown" in answer(question, given(step))),
  );
  if (stopped) return stopped;
  // code that is not strict writes on what is frozen in vain, and does not notice
  const [open, before] = [given(step), given(step)];
  return asked.find((question) => {
    answer(question, open);
    return !sameData(open, before);
  });
}

export const purity: Law = {
  id: "purity",
  title: {
    en: "nothing that a game is asked changes the position or the action",
    fr: "aucune question posée au jeu ne modifie la position ni l’action",
  },
  check: atEachStep((step, walk) => {
    const question = impure(questions(step, walk), step);
    return question && `${question.name} changes the position or the action that it is given`;
  }, 10),
};
