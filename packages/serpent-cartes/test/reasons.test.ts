import { createTable } from "@serpentarium/core";
import { expect, test } from "vitest";
import { examples, serpentCartes } from "../src/index.ts";

const ENDED = /^over:(\S+?)!end\.[a-z-]+/;
const ended = examples.flatMap((example) =>
  "becomes" in example && ENDED.test(example.becomes) ? [example] : [],
);

test.each(ended)("$clause: the position is refused for a reason of another game", (example) => {
  const { becomes, seats, options = {} } = example;
  const table = createTable(serpentCartes, { seats, options });
  const reasons = Object.keys(serpentCartes.clauses).filter((id) => id.startsWith("end."));
  expect(serpentCartes.parsePosition(becomes.replace(ENDED, "over:$1!end.kiss"), table)).toMatchObject({
    error: {
      code: "bad-position",
      message: { en: `unknown reason end.kiss: expected one of ${reasons.join(", ")}` },
    },
  });
});
