import {
  type AnyPosition,
  createTable,
  type Example,
  type Game,
  type Table,
  type Text,
} from "@serpentarium/core";
import type { Editor } from "@serpentarium/core/editor";
import { type Chosen, chosenAt } from "../chosen-options.ts";
import { type Draft, draftFrom, tableOf } from "./draft.ts";
import { EDITOR_WORDS } from "./wording.ts";

/** Something to begin a draft with. */
export interface Origin {
  readonly id: string;
  readonly title: Text;
  /** The clause that it is about, where it comes from the rulebook. */
  readonly clause?: string;
  /** The draft that begins there, instead of another one. */
  draft(before: Draft): Draft;
}

type WithDraft = Pick<Origin, "draft">;

/** A draft that begins with a position, at its table. */
const at = (game: Game, position: AnyPosition): Draft =>
  draftFrom(game, position, chosenAt(game, position.table));

/** A position of the table that was chosen; of the one that is drawn, where that cannot be. */
const atTable = (game: Game, position: (table: Table) => AnyPosition): WithDraft => ({
  draft(before) {
    const table = tableOf(game, before);
    return at(game, position(table.ok ? table.value : before.drawn.table));
  },
});

/** An example of the rulebook, with the table that it needs; one that cannot stand shows why. */
function ofExample(game: Game, { position: text, options = {}, seats = game.seats.min }: Example): WithDraft {
  const table = createTable(game, { seats, options });
  const chosen: Chosen = chosenAt(game, table);
  return {
    draft(before) {
      const read = game.parsePosition(text, table);
      return { seats, chosen, text, drawn: read.ok ? read.value : before.drawn };
    },
  };
}

/** Everything that a draft can begin with. */
export function originsOf(
  game: Game,
  present: AnyPosition | undefined,
  editor: Editor | undefined,
  examples: readonly Example[],
): readonly Origin[] {
  const { present: now, first, blank } = EDITOR_WORDS;
  return [
    ...(present ? [{ id: "present", title: now, draft: () => at(game, present) }] : []),
    { id: "first", title: first, ...atTable(game, (table) => game.start(table)) },
    ...(editor ? [{ id: "blank", title: blank, ...atTable(game, (table) => editor.blank(table)) }] : []),
    ...examples.map((example, i) => ({
      id: `example-${i}`,
      title: example.caption,
      clause: example.clause,
      ...ofExample(game, example),
    })),
  ];
}
