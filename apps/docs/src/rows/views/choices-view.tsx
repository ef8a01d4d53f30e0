/** @jsxImportSource preact */
import { serpentCartes } from "@serpentarium/serpent-cartes";
import type { JSX } from "preact";
import { expectedWords, wrongOptions } from "../../play/option-words.ts";
import { read } from "../../play/reader.ts";
import { ChoiceView } from "../../play/views/choice-view.tsx";
import { OptionView } from "../../play/views/option-view.tsx";
import { WORDS } from "../wording.ts";
import type { ViewProps } from "./view-props.ts";

const { turnLimit: LIMIT } = serpentCartes.options.fields;
const { min, max } = serpentCartes.seats;
const COUNTS = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

/** What would be right, where the limit is not. */
const wantedLimit = ({ state, reader }: ViewProps): string | undefined =>
  wrongOptions(serpentCartes, { ...state.setup.table.options, turnLimit: state.turnLimit }).has("turnLimit")
    ? expectedWords(serpentCartes, LIMIT, reader.language)
    : undefined;

/** What can be chosen beside the row; each choice holds at once. */
export function ChoicesView(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const { table, first } = state.setup;
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <div class="choices">
      {!state.isLive && <p class="needs-script">{read(reader, WORDS.needsScript)}</p>}
      <ChoiceView
        id="deck"
        label={read(reader, WORDS.deck)}
        value={state.deck}
        choices={[
          ["32", read(reader, WORDS.deck32)],
          ["52", read(reader, WORDS.deck52)],
          ["2x32", read(reader, WORDS.deck64)],
        ]}
        onChange={(deck) => orders.deck(deck)}
      />
      <ChoiceView
        id="entry"
        label={read(reader, WORDS.entry)}
        value={table.options.entry}
        choices={[
          ["card", read(reader, WORDS.byCard)],
          ["die", read(reader, WORDS.byDie)],
        ]}
        onChange={(entry) => orders.choose({ entry })}
      />
      <ChoiceView
        id="players"
        label={read(reader, WORDS.players)}
        value={String(table.seats)}
        choices={COUNTS.map((count) => [count, count])}
        onChange={(count) => orders.choose({ seats: Number(count) })}
      />
      <ChoiceView
        id="first"
        label={read(reader, WORDS.begins)}
        value={String(first)}
        choices={seats.map((seat) => [String(seat), read(reader, WORDS.player, { n: seat + 1 })])}
        onChange={(seat) => orders.choose({ first: Number(seat) })}
      />
      <OptionView
        id="limit"
        field={LIMIT}
        value={state.turnLimit}
        seats={table.seats}
        wanted={wantedLimit(props)}
        reader={reader}
        onChange={(turnLimit) => orders.choose({ turnLimit })}
      />
    </div>
  );
}
