/** @jsxImportSource preact */
import { type OptionField, parseTable } from "@serpentarium/core";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { isGoingOn } from "../log.ts";
import { expectedWords, wrongOptions } from "../option-words.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { Dialog } from "./dialog.tsx";
import { OptionView } from "./option-view.tsx";
import { SeatingView, type Seats } from "./seating-view.tsx";

/** Asks how to play the next match; the form begins with how this one is played. */
export function NewGameDialog({
  state,
  orders,
  reader,
  onClose,
}: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { game, context, log } = state;
  const { table, seating } = context;
  const [seats, setSeats] = useState<Seats>({ count: table.seats, ...seating });
  const [options, setOptions] = useState<Readonly<Record<string, unknown>>>({ ...table.options });
  const [isTried, setTried] = useState(false);
  const wrong = isTried ? wrongOptions(game, options) : new Set();
  const fields = Object.entries<OptionField>(game.options.fields);

  const begin = (event: SubmitEvent): void => {
    const { count, occupants, dealer } = seats;
    const next = parseTable(game, options, count);
    setTried(true);
    if (next.ok) orders.begin(next.value, { occupants: occupants.slice(0, count), dealer });
    else event.preventDefault();
  };
  return (
    <Dialog title={read(reader, WORDS.startGame)} onClose={onClose}>
      {isGoingOn(context, log) && <p>{read(reader, WORDS.keepsEarlier)}</p>}
      <form method="dialog" noValidate onSubmit={begin}>
        <SeatingView game={game} seats={seats} reader={reader} onChange={setSeats} />
        {fields.length > 0 && (
          <fieldset>
            <legend>{read(reader, WORDS.options)}</legend>
            {fields.map(([name, field]) => (
              <OptionView
                key={name}
                id={`option-${name}`}
                field={field}
                value={options[name]}
                wanted={wrong.has(name) ? expectedWords(game, field, reader.language) : undefined}
                reader={reader}
                onChange={(value) => setOptions({ ...options, [name]: value })}
              />
            ))}
          </fieldset>
        )}
        <p class="buttons">
          <button type="submit" class="main">
            {read(reader, WORDS.start)}
          </button>
          <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {read(reader, WORDS.cancel)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
