import assert from "node:assert/strict";
import { parseTable } from "@serpentarium/core";
import fc, { type Arbitrary } from "fast-check";
import {
  applyTool,
  changeDraft,
  draftFrom,
  failureOf,
  startFromDraft,
  usableSpaces,
} from "../../../packages/play/src/editor/draft.ts";
import { findSubject, valueIfOk } from "../assertions.ts";
import { mutateData, mutateText } from "../mutate.ts";
import { type RandomMatch, randomMatches } from "../random-matches.ts";
import { defineTarget } from "../target.ts";
import { assertPosition } from "./position.ts";

/** A tool used on a space, a typed position, or chosen seats or options. */
type Step =
  | { readonly tool: string; readonly space: string }
  | { readonly text: string }
  | { readonly seats: number }
  | { readonly chosen: unknown };

interface Case {
  readonly game: string;
  readonly seats: number;
  readonly options: object;
  /** The position to begin with; `null` for a blank one. */
  readonly position: string | null;
  readonly steps: readonly Step[];
}

const editorSteps = ({
  subject: { game, editor },
  positions,
  table,
  notations,
}: RandomMatch): Arbitrary<readonly Step[]> => {
  const spaces = [positions[0], positions.at(-1)].flatMap((position) =>
    position ? game.scene(position, "wide").spaces.map(({ id }) => id) : [],
  );
  const space = fc.oneof(
    { arbitrary: fc.constantFrom("", ...spaces), weight: 8 },
    fc.constantFrom("", ...spaces).chain((id) => mutateText(id)),
  );
  const tool = fc.oneof(
    { arbitrary: fc.constantFrom("", ...(editor?.tools(table).map(({ id }) => id) ?? [])), weight: 12 },
    fc.constantFrom("__proto__", "toString", "junk"),
  );
  const use = fc.record({ tool, space });
  const typed = fc
    .constantFrom(...positions.slice(-20))
    .chain((position) => mutateText(game.formatPosition(position), notations))
    .map((text) => ({ text }));
  const chosen = mutateData(table.options).map((options) => ({ chosen: options }));
  const other = fc.oneof(typed, chosen, fc.record({ seats: fc.integer({ min: -1, max: 9 }) }));
  return fc.array(fc.oneof({ arbitrary: use, weight: 6 }, other), { maxLength: 30 });
};

/** The position editor, with tools and typed positions. */
export const editor = defineTarget<Case>({
  name: "editor",
  cases: (subjects) =>
    randomMatches(subjects).chain((match) =>
      fc.record({
        game: fc.constant(match.subject.game.id),
        seats: fc.constant(match.table.seats),
        options: fc.constant(match.table.options),
        position: fc.constantFrom(null, ...match.positions.map(match.subject.game.formatPosition)),
        steps: editorSteps(match),
      }),
    ),
  check({ game: id, seats, options, position: text, steps: allSteps }, subjects) {
    const { game, editor: tools } = findSubject(subjects, id);
    const table = valueIfOk(parseTable(game, options, seats));
    if (!table) return;
    const position =
      text === null ? (tools?.blank(table) ?? game.start(table)) : valueIfOk(game.parsePosition(text, table));
    if (!position) return;
    let draft = draftFrom(game, position, table.options as never);
    for (const step of allSteps) {
      if ("tool" in step) {
        if (!tools) continue;
        draft = applyTool(game, tools, draft, step.tool, step.space);
        if (draft.editFailure) valueIfOk({ ok: false, error: draft.editFailure });
        assert.ok(typeof game.formatPosition(draft.position) === "string");
        game.scene(draft.position, "wide");
      } else draft = changeDraft(game, draft, step as never);
      const failure = failureOf(game, draft);
      if (failure) valueIfOk({ ok: false, error: failure });
    }
    usableSpaces(game, tools, draft.position, allSteps.find((step) => "tool" in step)?.tool ?? "");
    const beginning = valueIfOk(startFromDraft(game, draft));
    if (beginning?.position) assertPosition(game, beginning.position);
  },
});
