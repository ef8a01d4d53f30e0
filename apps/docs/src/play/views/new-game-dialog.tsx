/** @jsxImportSource preact */
import { parseTable, type Seat } from "@serpentarium/core";
import type { OptionField } from "@serpentarium/core/options";
import { parsePlan, type SeriesPlan } from "@serpentarium/core/series";
import { occupantsOf } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type Chosen, chosenAt, optionsAt } from "../chosen-options.ts";
import { dealing } from "../dealing.ts";
import { isGoingOn } from "../log.ts";
import { expectedWords, wrongOptions } from "../option-words.ts";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { Dialog } from "./dialog.tsx";
import { OptionView } from "./option-view.tsx";
import { PlanView } from "./plan-view.tsx";
import { PresetView } from "./preset-view.tsx";
import { SeatingView, type Seats } from "./seating-view.tsx";
import { OwnSeatView, WhereView } from "./where-view.tsx";

/**
 * Asks how to play the next match; the form begins with how this one is played. An option that nobody has touched
 * follows the number of seats.
 */
export function NewGameDialog({
  state,
  orders,
  reader,
  onClose,
}: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { game, context, log, link } = state;
  const { table } = context;
  const [seats, setSeats] = useState<Seats>({
    count: table.seats,
    ...context.seating,
    occupants: occupantsOf(context),
  });
  const [plan, setPlan] = useState<SeriesPlan>(context.plan);
  const [chosen, setChosen] = useState<Chosen>(() => chosenAt(game, table));
  const [isTried, setTried] = useState(false);
  const [own, setOwn] = useState<Seat | undefined>(link?.seat);
  const options = optionsAt(game, chosen, seats.count);
  const wrong = isTried ? wrongOptions(game, options) : new Set();
  const fields = Object.entries<OptionField>(game.options.fields);

  const begin = (event: SubmitEvent): void => {
    const { count, occupants, dealer } = seats;
    const [next, planned] = [parseTable(game, options, count), parsePlan(plan)];
    setTried(true);
    if (next.ok && own !== undefined) orders.beginByLink(next.value, own < count ? own : 0);
    else if (next.ok && planned.ok) {
      const seating = dealing({ occupants: occupants.slice(0, count) }, dealer);
      orders.begin({ ...seating, plan: planned.value, table: next.value });
    } else event.preventDefault();
  };
  return (
    <Dialog title={read(reader, WORDS.startGame)} onClose={onClose}>
      {isGoingOn(context, log) && <p>{read(reader, WORDS.keepsEarlier)}</p>}
      <form method="dialog" noValidate onSubmit={begin}>
        <WhereView game={game} own={own} reader={reader} onChange={setOwn} />
        {own === undefined ? (
          <>
            <SeatingView game={game} seats={seats} plan={plan} reader={reader} onChange={setSeats} />
            <PlanView plan={plan} reader={reader} isTried={isTried} onChange={setPlan} />
          </>
        ) : (
          <OwnSeatView
            game={game}
            count={seats.count}
            own={own}
            reader={reader}
            onCount={(count) => setSeats({ ...seats, count })}
            onOwn={setOwn}
          />
        )}
        {fields.length > 0 && (
          <fieldset>
            <legend>{read(reader, WORDS.options)}</legend>
            <PresetView game={game} chosen={chosen} reader={reader} onChange={setChosen} />
            {fields.map(([name, field]) => (
              <OptionView
                key={name}
                id={`option-${name}`}
                field={field}
                value={options[name]}
                seats={seats.count}
                wanted={wrong.has(name) ? expectedWords(game, field, reader.language) : undefined}
                reader={reader}
                onChange={(value) => setChosen({ ...chosen, [name]: value })}
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
