import {
  type AnyPosition,
  createTable,
  type Game,
  type GamePlugin,
  type GameTypes,
  type Message,
} from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import type { Check } from "./conformance.ts";
import { checkEdit, possibleEdits } from "./editor/edits.ts";
import { examplePositions, positionsAfterOneEdit, samplePositions } from "./editor/samples.ts";
import { checkTools } from "./editor/tools.ts";
import { type WordsOptions, wordsOf } from "./game-words.ts";
import { formatFailure } from "./refusal.ts";

const EDITOR_GROUP: Message = { id: "groups.editor" };

function checkBlankPosition(game: Game, editor: PositionEditor): string | undefined {
  const table = createTable(game);
  const position = editor.blank(table);
  const parsed = game.parsePosition(game.formatPosition(position), table);
  if (!parsed.ok) return formatFailure(parsed);
  if (position.phase === "over") return "its game is over";
  return game.scene(position, "wide").spaces.length > 0 ? undefined : "it has no space to press";
}

const firstProblem = <T>(items: readonly T[], check: (item: T) => string | undefined): string | undefined => {
  for (const item of items) {
    const problem = check(item);
    if (problem) return problem;
  }
  return undefined;
};

/** Finds a tool that changes nothing on any space of any position. */
function findUnusedTool(
  game: Game,
  editor: PositionEditor,
  positions: readonly AnyPosition[],
): string | undefined {
  const unused = new Set(positions.flatMap(({ table }) => editor.tools(table).map(({ id }) => id)));
  for (const position of positions) {
    if (unused.size === 0) return undefined;
    for (const { tool, space } of possibleEdits(game, editor, position))
      if (unused.has(tool) && editor.edit(position, tool, space).ok) unused.delete(tool);
  }
  const [tool] = unused;
  return tool && `${tool} does nothing anywhere`;
}

/** Checks that an unknown tool and an unknown space are refused. */
function checkUnknownIds(editor: PositionEditor, position: AnyPosition): string | undefined {
  const [tool] = editor.tools(position.table).filter(({ immediate }) => !immediate);
  const tried = [
    ["no-such-tool", ""],
    [tool?.id ?? "no-such-tool", "no-such-space"],
  ] as const;
  const accepted = tried.find(([id, space]) => editor.edit(position, id, space).ok);
  return accepted && `${accepted.join(" on ")} is accepted`;
}

/** The result of a check; an exception of the editor is a problem, too. */
function reportException(run: Check["run"]): string | undefined {
  try {
    return run();
  } catch (error) {
    return `it threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * All checks of a position editor, for any test runner. A tool may produce an invalid position, but the position can be drawn, and its text
 * parses back or fails with `bad-position` and a message.
 */
export function editorConformanceChecks<T extends GameTypes>(
  plugin: GamePlugin<T>,
  editor: PositionEditor,
  options?: WordsOptions,
): Check[] {
  const plain: GamePlugin = plugin;
  const { game, examples } = plain;
  const { all: words } = wordsOf(plain, options);
  const samples = () => samplePositions(game, editor, examples);
  const check = (id: string, run: Check["run"]): Check => ({
    group: EDITOR_GROUP,
    name: { id },
    run: () => reportException(run),
  });
  return [
    check("checks.tools", () => checkTools(editor, createTable(game), words)),
    check("checks.blank", () => checkBlankPosition(game, editor)),
    check("checks.edits", () =>
      firstProblem(samples(), (position) =>
        firstProblem(possibleEdits(game, editor, position), (edit) => checkEdit(game, editor, edit, words)),
      ),
    ),
    check("checks.tool-effects", () =>
      // a tool for a rare piece, or one that takes back another, may need a position that is not among the samples
      findUnusedTool(game, editor, [
        ...samples(),
        ...examplePositions(game, examples),
        ...positionsAfterOneEdit(game, editor),
      ]),
    ),
    check("checks.unknown-tools", () =>
      firstProblem(samples(), (position) => checkUnknownIds(editor, position)),
    ),
  ];
}
