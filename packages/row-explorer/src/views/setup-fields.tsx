import { serpentCartes } from "@serpentarium/serpent-cartes";
import { invalidOptions } from "@serpentarium/table";
import { OptionView, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import type { ViewProps } from "./view-props.ts";

const { collision: COLLISION, turnLimit: LIMIT } = serpentCartes.options.fields;
const { min, max } = serpentCartes.seats;
const SEAT_COUNTS = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

const isLimitInvalid = ({ state: { setup, turnLimit } }: ViewProps): boolean =>
  invalidOptions(serpentCartes, { ...setup.table.options, turnLimit }).has("turnLimit");

/** The options of the match; changes apply immediately. */
export function SetupFields(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { table, first } = state.setup;
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <div class="choices">
      {!state.isLive && <p class="needs-script">{reader.words.text("rows.needs-script")}</p>}
      <SelectView
        id="deck"
        label={reader.words.text("rows.deck")}
        value={state.deck}
        choices={[
          ["32", reader.words.text("rows.deck-32")],
          ["52", reader.words.text("rows.deck-52")],
          ["2x32", reader.words.text("rows.deck-64")],
        ]}
        onChange={(deck) => handlers.setDeck(deck)}
      />
      <SelectView
        id="entry"
        label={reader.words.text("rows.entry")}
        value={table.options.entry}
        choices={[
          ["card", reader.words.text("rows.by-card")],
          ["die", reader.words.text("rows.by-die")],
        ]}
        onChange={(entry) => handlers.setOptions({ entry })}
      />
      <SelectView
        id="players"
        label={reader.words.text("rows.players")}
        value={String(table.seats)}
        choices={SEAT_COUNTS.map((count) => [count, count])}
        onChange={(count) => handlers.setOptions({ seats: Number(count) })}
      />
      <SelectView
        id="first"
        label={reader.words.text("rows.begins")}
        value={String(first)}
        choices={seats.map((seat) => [String(seat), reader.words.text("rows.player", { n: seat + 1 })])}
        onChange={(seat) => handlers.setOptions({ first: Number(seat) })}
      />
      <OptionView
        id="collision"
        path="options.collision"
        field={COLLISION}
        value={table.options.collision}
        seats={table.seats}
        isInvalid={false}
        words={reader.words}
        onChange={(collision) => handlers.setOptions({ collision })}
      />
      <OptionView
        id="limit"
        path="options.turnLimit"
        field={LIMIT}
        value={state.turnLimit}
        seats={table.seats}
        isInvalid={isLimitInvalid(props)}
        words={reader.words}
        onChange={(turnLimit) => handlers.setOptions({ turnLimit })}
      />
    </div>
  );
}
