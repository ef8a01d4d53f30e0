import {
  type AnyPosition,
  createTable,
  type Example,
  type Game,
  type Message,
  type Table,
} from "@serpentarium/core";
import type { PositionEditor } from "@serpentarium/core/editor";
import { type ChosenOptions, chosenOptions } from "../match/chosen-options.ts";
import { type Draft, draftFrom, tableOf } from "./draft.ts";

/** A position to start a draft from. */
export interface StartOption {
  readonly id: string;
  readonly title: Message;
  /** The clause that the example illustrates, if it is one of the rulebook. */
  readonly clause?: string;
  /** Creates the draft that replaces `before`. */
  draft(before: Draft): Draft;
}

type DraftSource = Pick<StartOption, "draft">;

const draftAt = (game: Game, position: AnyPosition): Draft =>
  draftFrom(game, position, chosenOptions(game, position.table));

/** A draft of a position at the chosen table or, if that table is invalid, at the current table of the board. */
const draftAtTable = (game: Game, position: (table: Table) => AnyPosition): DraftSource => ({
  draft(before) {
    const table = tableOf(game, before);
    return draftAt(game, position(table.ok ? table.value : before.position.table));
  },
});

/** A draft of an example of the rulebook, at its table; an illegal position shows its failure. */
function draftFromExample(
  game: Game,
  { position: text, options = {}, seats = game.seats.min }: Example,
): DraftSource {
  const table = createTable(game, { seats, options });
  const chosen: ChosenOptions = chosenOptions(game, table);
  return {
    draft(before) {
      const parsed = game.parsePosition(text, table);
      return { seats, chosen, text, position: parsed.ok ? parsed.value : before.position };
    },
  };
}

export function startOptions(
  game: Game,
  present: AnyPosition | undefined,
  editor: PositionEditor | undefined,
  examples: readonly Example[],
): readonly StartOption[] {
  return [
    ...(present
      ? [{ id: "present", title: { id: "play.editor.present" }, draft: () => draftAt(game, present) }]
      : []),
    {
      id: "first",
      title: { id: "play.editor.first" },
      ...draftAtTable(game, (table) => game.start(table)),
    },
    ...(editor
      ? [
          {
            id: "blank",
            title: { id: "play.editor.blank" },
            ...draftAtTable(game, (table) => editor.blank(table)),
          },
        ]
      : []),
    ...examples.map((example, i) => ({
      id: `example-${i}`,
      title: { id: `examples.${example.id}` },
      clause: example.clause,
      ...draftFromExample(game, example),
    })),
  ];
}
