import { sameData } from "../data.ts";
import { atEachStep, type Law } from "../law.ts";
import { answer, given, questions } from "../questions.ts";

export const determinism: Law = {
  id: "determinism",
  title: {
    en: "the same question always has the same answer",
    fr: "à la même question, toujours la même réponse",
  },
  check: atEachStep((step, walk) => {
    const [one, other] = [given(step), given(step)];
    const fickle = questions(step, walk).find(
      (question) => !sameData(answer(question, one), answer(question, other)),
    );
    return fickle && `${fickle.name} has two answers to one question`;
  }, 10),
};
