import assert from "node:assert/strict";
import { parseTable } from "@serpentarium/core";
import fc, { type Arbitrary } from "fast-check";
import {
  beginningOf,
  changed,
  draftFrom,
  edited,
  failureOf,
  usableSpaces,
} from "../../../apps/docs/src/play/editor/draft.ts";
import { accepted, find } from "../hold.ts";
import { type Match, matches } from "../matches.ts";
import { spoilData, spoilText } from "../spoil.ts";
import { defineTarget } from "../target.ts";
import { holdPosition } from "./position.ts";

/** A tool that is used on a space, or something that is typed or chosen. */
type Step =
  | { readonly tool: string; readonly space: string }
  | { readonly text: string }
  | { readonly seats: number }
  | { readonly chosen: unknown };

interface Case {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** A position to begin with; nothing for an empty board. */
  readonly position: string | null;
  readonly steps: readonly Step[];
}

const steps = ({ subject: { game, editor }, positions, table, words }: Match): Arbitrary<readonly Step[]> => {
  const scenes = [positions[0], positions.at(-1)].flatMap((position) =>
    position ? game.scene(position, "wide").spaces.map(({ id }) => id) : [],
  );
  const space = fc.oneof(
    { arbitrary: fc.constantFrom("", ...scenes), weight: 8 },
    fc.constantFrom("", ...scenes).chain((id) => spoilText(id)),
  );
  const tool = fc.oneof(
    { arbitrary: fc.constantFrom("", ...(editor?.tools(table).map(({ id }) => id) ?? [])), weight: 12 },
    fc.constantFrom("__proto__", "toString", "junk"),
  );
  const use = fc.record({ tool, space });
  const typed = fc
    .constantFrom(...positions.slice(-20))
    .chain((position) => spoilText(game.formatPosition(position), words))
    .map((text) => ({ text }));
  const chosen = spoilData(table.options).map((options) => ({ chosen: options }));
  const other = fc.oneof(typed, chosen, fc.record({ seats: fc.integer({ min: -1, max: 9 }) }));
  return fc.array(fc.oneof({ arbitrary: use, weight: 6 }, other), { maxLength: 30 });
};

/** The position editor, and positions as they are typed. */
export const editor = defineTarget<Case>({
  name: "editor",
  cases: (subjects) =>
    matches(subjects).chain((match) =>
      fc.record({
        game: fc.constant(match.subject.game.id),
        seats: fc.constant(match.table.seats),
        options: fc.constant(match.table.options),
        position: fc.constantFrom(null, ...match.positions.map(match.subject.game.formatPosition)),
        steps: steps(match),
      }),
    ),
  check({ game: id, seats, options, position: text, steps: all }, subjects) {
    const { game, editor: tools } = find(subjects, id);
    const table = accepted(parseTable(game, options, seats));
    if (!table) return;
    const position =
      text === null ? (tools?.blank(table) ?? game.start(table)) : accepted(game.parsePosition(text, table));
    if (!position) return;
    let draft = draftFrom(game, position, table.options as never);
    for (const step of all) {
      if ("tool" in step) {
        if (!tools) continue;
        draft = edited(game, tools, draft, step.tool, step.space);
        if (draft.idle) accepted({ ok: false, error: draft.idle });
        assert.ok(typeof game.formatPosition(draft.drawn) === "string");
        game.scene(draft.drawn, "wide");
      } else draft = changed(game, draft, step as never);
      const failure = failureOf(game, draft);
      if (failure) accepted({ ok: false, error: failure });
    }
    usableSpaces(game, tools, draft.drawn, all.find((step) => "tool" in step)?.tool ?? "");
    const beginning = accepted(beginningOf(game, draft));
    if (beginning?.position) holdPosition(game, beginning.position);
  },
});
