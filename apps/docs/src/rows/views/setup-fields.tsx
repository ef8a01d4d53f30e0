/** @jsxImportSource preact */
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { expectedText, invalidOptions } from "../../play/option-errors.ts";
import { localise } from "../../play/reader.ts";
import { OptionView } from "../../play/views/option-view.tsx";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "./view-props.ts";

const { turnLimit: LIMIT } = serpentCartes.options.fields;
const { min, max } = serpentCartes.seats;
const SEAT_COUNTS = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));

/** The accepted limits, when the entered one is invalid. */
const expectedLimit = ({ state, reader }: ViewProps): string | undefined =>
  invalidOptions(serpentCartes, { ...state.setup.table.options, turnLimit: state.turnLimit }).has("turnLimit")
    ? expectedText("options.turnLimit", LIMIT, reader.words)
    : undefined;

/** The options of the match; changes apply at once. */
export function SetupFields(props: ViewProps): JSX.Element {
  const { state, handlers, reader } = props;
  const { table, first } = state.setup;
  const seats = Array.from({ length: table.seats }, (_, seat) => seat);
  return (
    <div class="choices">
      {!state.isLive && <p class="needs-script">{localise(reader, MESSAGES.needsScript)}</p>}
      <SelectView
        id="deck"
        label={localise(reader, MESSAGES.deck)}
        value={state.deck}
        choices={[
          ["32", localise(reader, MESSAGES.deck32)],
          ["52", localise(reader, MESSAGES.deck52)],
          ["2x32", localise(reader, MESSAGES.deck64)],
        ]}
        onChange={(deck) => handlers.setDeck(deck)}
      />
      <SelectView
        id="entry"
        label={localise(reader, MESSAGES.entry)}
        value={table.options.entry}
        choices={[
          ["card", localise(reader, MESSAGES.byCard)],
          ["die", localise(reader, MESSAGES.byDie)],
        ]}
        onChange={(entry) => handlers.setOptions({ entry })}
      />
      <SelectView
        id="players"
        label={localise(reader, MESSAGES.players)}
        value={String(table.seats)}
        choices={SEAT_COUNTS.map((count) => [count, count])}
        onChange={(count) => handlers.setOptions({ seats: Number(count) })}
      />
      <SelectView
        id="first"
        label={localise(reader, MESSAGES.begins)}
        value={String(first)}
        choices={seats.map((seat) => [String(seat), localise(reader, MESSAGES.player, { n: seat + 1 })])}
        onChange={(seat) => handlers.setOptions({ first: Number(seat) })}
      />
      <OptionView
        id="limit"
        path="options.turnLimit"
        field={LIMIT}
        value={state.turnLimit}
        seats={table.seats}
        expected={expectedLimit(props)}
        reader={reader}
        onChange={(turnLimit) => handlers.setOptions({ turnLimit })}
      />
    </div>
  );
}
