import { type Clause, type Example, parseTable, pick, play, type Result, unwrap } from "@serpentarium/core";
import { expect, test } from "vitest";
import { type ClauseId, examples, type Position, pantarei } from "../src/index.ts";

const read = ({ position, options }: Example): Result<Position> =>
  pantarei.parsePosition(position, unwrap(parseTable(pantarei, options)));

const legal = (position: Position): string[] =>
  pantarei.legalActions(position).map((action) => pantarei.formatAction(action, position));

function check(example: Example<ClauseId>): void {
  if ("rejected" in example) {
    expect(read(example)).toMatchObject({ ok: false, error: { code: "bad-position" } });
    return;
  }
  const position = unwrap(read(example));
  if ("play" in example) {
    expect(pantarei.formatPosition(unwrap(play(pantarei, position, example.play)))).toBe(example.becomes);
  } else if ("refused" in example) {
    expect(play(pantarei, position, example.refused)).toMatchObject({ error: { clause: example.clause } });
  } else if ("press" in example) {
    const targets = pantarei.scene(position, "wide").targets.map(({ id }) => id);
    expect(targets).toEqual(expect.arrayContaining([...example.press]));
    expect(pick(pantarei, position, example.press).failure?.clause).toBe(example.clause);
  } else if ("legal" in example) {
    expect(legal(position).sort()).toEqual([...example.legal].sort());
  } else {
    expect(legal(position)).toEqual(expect.arrayContaining([...example.among]));
    for (const never of example.never ?? []) expect(legal(position)).not.toContain(never);
  }
}

test.each(examples.map((example) => [example.clause, example.caption.en, example] as const))(
  "%s: %s",
  (_clause, _caption, example) => check(example),
);

const rules: readonly (readonly [string, Clause])[] = Object.entries(pantarei.clauses);

test.each(rules)(
  "%s has an example that allows and, if it can forbid, one that refuses",
  (id, { refusal }) => {
    const own = examples.filter(({ clause }) => clause === id);
    expect(own.some((example) => "play" in example || "legal" in example || "among" in example)).toBe(true);
    expect(own.some((example) => "refused" in example || "press" in example)).toBe(refusal !== undefined);
  },
);
