// #region broken
import { definePlugin } from "@serpentarium/core";
import { defineVariant } from "@serpentarium/core/variant";
import { checkLaw, conformanceChecks, formatViolation, LAWS, testTablesOf } from "@serpentarium/testkit";
import plugin, { examples, ticTacToe } from "./tic-tac-toe/src/index.ts";

/** A faulty game: `refuse` allows marking the first cell twice. */
const faulty = defineVariant(ticTacToe, {
  id: "tic-tac-toe-faulty",
  version: "0.1.0",
  base: ">=0.0.0",
  phases: {
    place: (base) => ({
      ...base,
      refuse: (position, action) => (action.cell === 0 ? undefined : base.refuse(position, action)),
    }),
  },
});

const [table] = testTablesOf(faulty);
const law = LAWS.find(({ id }) => id === "listed");
const violation = law && table && checkLaw(faulty, law, table);
export const report = violation ? formatViolation(violation) : "";

// #endregion

// #region conformance
import kitEn from "@serpentarium/testkit/words/en";

const kitWords = createWords("en", kitEn);
export const failed = conformanceChecks(definePlugin(faulty, examples, plugin.words))
  .filter((check) => check.run() !== undefined)
  .map(({ name }) => kitWords.format(name));

// #endregion

// #region playthrough
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import { formatPlaythrough } from "@serpentarium/testkit";

const words = createWords("en", ...plugin.words, coreEn);
export const text = formatPlaythrough(ticTacToe, { actions: ["b2", "a1", "c2"] }, words);

// #endregion

// #region perft
import { checkPerft } from "@serpentarium/testkit";

const start = "place:1 .........";
export const wrong = checkPerft(ticTacToe, { pos: start, perft: [9, 72, 504] }); // undefined: the counts are right

// #endregion

// #region golden
import { checkGolden, generateGolden } from "@serpentarium/testkit";

const released = generateGolden(ticTacToe); // a dozen short matches, one record per line
export const changed = checkGolden(ticTacToe, { version: "0.1.0", text: released }); // undefined
// #endregion

export { released };
