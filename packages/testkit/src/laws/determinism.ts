import { dequal } from "dequal/lite";
import { atEachStep, type Law } from "../law.ts";
import { queriesAt, queryInput, runQuery } from "../queries.ts";

export const determinism: Law = {
  id: "determinism",
  title: {
    en: "the same call always returns the same value",
    fr: "à la même question, toujours la même réponse",
  },
  check: atEachStep((step, playout) => {
    const [one, other] = [queryInput(step), queryInput(step)];
    const unstable = queriesAt(step, playout).find(
      (query) => !dequal(runQuery(query, one), runQuery(query, other)),
    );
    return unstable && `${unstable.name} returns two values for the same arguments`;
  }, 10),
};
