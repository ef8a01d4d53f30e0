import {
  type AnyPosition,
  createTable,
  type Game,
  type GameTypes,
  type Plugin,
  type Text,
} from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import type { Check } from "./conformance.ts";
import { checkEdit, editsOf } from "./editing/edits.ts";
import { samplesOf } from "./editing/samples.ts";
import { checkTools } from "./editing/tools.ts";
import { failed } from "./refused.ts";

const EDITOR: Text = { en: "editor", fr: "éditeur" };

/** What is wrong with the position that is offered to be filled. */
function misbegun(game: Game, editor: Editor): string | undefined {
  const table = createTable(game);
  const position = editor.blank(table);
  const read = game.parsePosition(game.formatPosition(position), table);
  if (!read.ok) return failed(read);
  if (position.phase === "over") return "the game is over in it";
  return game.scene(position, "wide").spaces.length > 0 ? undefined : "it has no space to press";
}

const firstOf = <T>(all: readonly T[], wrong: (one: T) => string | undefined): string | undefined => {
  for (const one of all) {
    const found = wrong(one);
    if (found) return found;
  }
  return undefined;
};

/** A tool that nowhere does anything, or none. */
function useless(game: Game, editor: Editor, samples: readonly AnyPosition[]): string | undefined {
  const used = new Set<string>();
  for (const edit of samples.flatMap((position) => editsOf(game, editor, position))) {
    if (!used.has(edit.tool) && editor.edit(edit.position, edit.tool, edit.space).ok) used.add(edit.tool);
  }
  const unused = samples.flatMap(({ table }) => editor.tools(table)).find(({ id }) => !used.has(id));
  return unused && `${unused.id} does nothing anywhere`;
}

/** What should fail and does not: a tool or a space that is not there. */
function lenient(editor: Editor, position: AnyPosition): string | undefined {
  const [tool] = editor.tools(position.table).filter(({ whole }) => !whole);
  const tried = [
    ["no-such-tool", ""],
    [tool?.id ?? "no-such-tool", "no-such-space"],
  ] as const;
  const taken = tried.find(([id, space]) => editor.edit(position, id, space).ok);
  return taken && `${taken.join(" on ")} is taken`;
}

/** What a look finds; an editor that breaks down under it is wrong, too. */
function unbroken(look: Check["run"]): string | undefined {
  try {
    return look();
  } catch (error) {
    return `it broke down: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/**
 * All that the kit checks about how a position is set up by pressing, for any test runner. What a tool makes need not be
 * able to stand, but is always drawn, and written so that it reads back or fails with `bad-position`, in words.
 */
export function editorConformance<T extends GameTypes>(
  { game: plain, examples }: Plugin<T>,
  plainEditor: Editor<T>,
): Check[] {
  const [game, editor]: readonly [Game, Editor] = [plain, plainEditor];
  const samples = () => samplesOf(game, editor, examples);
  const check = (en: string, fr: string, look: Check["run"]): Check => ({
    group: EDITOR,
    name: { en, fr },
    run: () => unbroken(look),
  });
  return [
    check(
      "its tools are told apart, in both languages",
      "ses outils se distinguent, dans les deux langues",
      () => checkTools(editor, createTable(game)),
    ),
    check("it begins with a position to be filled", "il part d’une position à remplir", () =>
      misbegun(game, editor),
    ),
    check(
      "every tool on every space can be drawn and written",
      "chaque outil sur chaque case se dessine et s’écrit",
      () =>
        firstOf(samples(), (position) =>
          firstOf(editsOf(game, editor, position), (edit) => checkEdit(game, editor, edit)),
        ),
    ),
    check("every tool is of some use", "chaque outil sert à quelque chose", () =>
      useless(game, editor, samples()),
    ),
    check("no other tool or space is taken", "aucun autre outil, aucune autre case n’est acceptée", () =>
      firstOf(samples(), (position) => lenient(editor, position)),
    ),
  ];
}
