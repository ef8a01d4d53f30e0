import { createTable } from "@serpentarium/core";
import { expect, test } from "vitest";
import { sssnakeTight } from "../src/index.ts";

/** The loose part of a crossing that runs against the big card. */
const BLIND = "2.0.CNW+0.1.CNE+1.1.X+2.1.CSW+0.2.CSE";

/** A snake whose ends and loose part lead out over straight lines, two of them over the same one. */
const WELL = "-1.0.DNE+2.0.CNW+-1.1.SV+0.1.CNE+2.1.SV+-1.2.CSE+0.2.CSW+2.2.CSW";

const table = createTable(sssnakeTight);

test.each([
  ["roll:chance 1 60.44.6.4 - 0 2.0.X+3.0.X -", { id: "failures.bad-position.several-loose" }],
  [
    "over:1!end.complete 1 59.44.7.4 - 0 -1.0.CNE+2.0.CNW+-1.1.CSE+0.1.SH+1.1.X+2.1.CSW -",
    { id: "failures.bad-position.complete-loose" },
  ],
  [`roll:chance 1 60.44.7.4 - 0 ${BLIND} -`, { id: "failures.bad-position.unreachable-loose" }],
  [`roll:chance 1 58.43.8.3 - 0 ${WELL} -`, { id: "failures.bad-position.unreachable-loose" }],
  ["roll:chance 1 60.44.6.4 - 0 - 2.0.X+3.0.X", { id: "failures.bad-position.several-loose" }],
  [
    "over:1!end.deck 1 0.0.0.0 - 0 2.0.X -",
    {
      id: "failures.bad-position.contradiction",
      data: { expected: "over:2!end.deck", given: "over:1!end.deck" },
    },
  ],
])("%s: %o", (text, message) => {
  const parsed = sssnakeTight.parsePosition(text, table);
  expect(parsed).toMatchObject({ error: { message } });
});
