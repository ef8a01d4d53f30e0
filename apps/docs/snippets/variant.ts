// #region refused
import { createTable, play, unwrap } from "@serpentarium/core";
import { ssserpentQuick } from "./ssserpent-quick/src/index.ts";

const table = createTable(ssserpentQuick); // a grid of 7
const position = unwrap(
  ssserpentQuick.parsePosition("heads:yellow -.5 a6..-.5.j c3,e5 d4,f2,f6 b4,c6,d2 0 0 0", table),
);

const refused = play(ssserpentQuick, position, "a3");
export const clause = refused.ok ? undefined : refused.error.clause; // "heads.other-side"

// #endregion

// #region differences
import { defineVariant, diffVariant } from "@serpentarium/core/variant";
import { ssserpent } from "@serpentarium/ssserpent";

export const { clauses, options, phases } = diffVariant(ssserpent, ssserpentQuick);

// clauses: { added: ["heads.other-side", "end.kiss"], changed: ["material.pieces"], removed: [] }
// options: { added: [], changed: ["size", "apples", "blueApples"], removed: [] }
// phases: { added: [], changed: ["heads", "move"], removed: [] }
// #endregion

// #region worded
import { createWords } from "@serpentarium/core/words";
import words from "@serpentarium/ssserpent/words/en";

export const refusal = createWords("en", words).text("clauses.place.apple.refusal", { cell: "c3", by: "b3" });

// "No apple can go on c3. Look at b3: an apple needs a free cell off the border, with no other apple beside it."
// #endregion

// #region bad
const own = { id: "ssserpent-huge", version: "0.1.0" };

export const tooNew = () => defineVariant(ssserpent, { ...own, base: "^9.0.0" }); // throws bad-base
export const unknown = () =>
  defineVariant(ssserpent, { ...own, base: ">=0.0.0", clauses: { "eat.pear": null } }); // throws bad-variant
// #endregion
