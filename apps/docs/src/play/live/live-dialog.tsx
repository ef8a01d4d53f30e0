/** @jsxImportSource preact */
import { parseTable, type Seat, seatsOf } from "@serpentarium/core";
import { parsePlayerName } from "@serpentarium/core/record";
import { parseSeriesPlan, type SeriesPlan } from "@serpentarium/core/series";
import { defaultSeatName } from "@serpentarium/table";
import { Dialog } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { useState } from "preact/hooks";
import { type ChosenOptions, chosenOptions, withDefaults } from "../chosen-options.ts";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise, type Reader } from "../reader.ts";
import { OptionsView } from "../views/options-view.tsx";
import { PlanView } from "../views/plan-view.tsx";
import { SeatCountView } from "../views/seat-count-view.tsx";
import { SelectView } from "../views/select-view.tsx";
import { NameField } from "./join-form.tsx";
import type { LiveMatch } from "./live-match.ts";
import { LIVE_MESSAGES } from "./live-messages.ts";
import { loadName } from "./player-name.ts";
import "./live.css";

const MINUTE = 60_000;
const DAY = 86_400_000;

/** The clock in the form. */
interface ClockChoice {
  readonly kind: "none" | "move" | "game";
  readonly minutes: number;
  readonly seconds: number;
}

function clockOf({ kind, minutes, seconds }: ClockChoice): LiveMatch["clock"] {
  if (kind === "none") return null;
  return kind === "move"
    ? { kind, time: DAY }
    : { kind, time: Math.round(minutes * MINUTE), increment: Math.round(seconds * 1000) };
}

interface NumberProps {
  readonly id: string;
  readonly label: string;
  readonly value: number;
  readonly min: number;
  readonly max: number;
  readonly onInput: (value: number) => void;
}

const NumberField = ({ id, label, onInput, ...attributes }: NumberProps): JSX.Element => (
  <p class="field">
    <label for={id}>{label}</label>
    <input
      id={id}
      type="number"
      required
      {...attributes}
      onInput={(event) => onInput(event.currentTarget.valueAsNumber)}
    />
  </p>
);

interface ClockProps {
  readonly clock: ClockChoice;
  readonly reader: Reader;
  readonly onChange: (clock: ClockChoice) => void;
}

function ClockFields({ clock, reader, onChange }: ClockProps): JSX.Element {
  return (
    <>
      <SelectView
        id="live-clock"
        label={localise(reader, LIVE_MESSAGES.clock)}
        value={clock.kind}
        choices={[
          ["none", localise(reader, LIVE_MESSAGES.noClock)],
          ["move", localise(reader, LIVE_MESSAGES.dayMove)],
          ["game", localise(reader, LIVE_MESSAGES.gameClock)],
        ]}
        onChange={(kind) => onChange({ ...clock, kind: kind as ClockChoice["kind"] })}
      />
      {clock.kind === "game" && (
        <>
          <NumberField
            id="live-minutes"
            label={localise(reader, LIVE_MESSAGES.minutes)}
            value={clock.minutes}
            min={1}
            max={1440}
            onInput={(minutes) => onChange({ ...clock, minutes })}
          />
          <NumberField
            id="live-seconds"
            label={localise(reader, LIVE_MESSAGES.increment)}
            value={clock.seconds}
            min={0}
            max={600}
            onInput={(seconds) => onChange({ ...clock, seconds })}
          />
        </>
      )}
    </>
  );
}

/** The form for a new live match, prefilled from the current match. */
export function LiveDialog({ onClose, ...props }: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { state, handlers, reader } = props;
  const { game, context } = state;
  const [name, setName] = useState(loadName);
  const [count, setCount] = useState(context.table.seats);
  const [own, setOwn] = useState<Seat>(0);
  const [clock, setClock] = useState<ClockChoice>({ kind: "none", minutes: 10, seconds: 5 });
  const [plan, setPlan] = useState<SeriesPlan>(context.plan);
  const [chosen, setChosen] = useState<ChosenOptions>(() => chosenOptions(game, context.table));
  const [isSubmitted, setSubmitted] = useState(false);

  const begin = (event: SubmitEvent): void => {
    const table = parseTable(game, withDefaults(game, chosen, count), count);
    const parsedPlan = parseSeriesPlan(plan);
    const parsedName = parsePlayerName(name);
    setSubmitted(true);
    if (table.ok && parsedPlan.ok && parsedName.ok)
      handlers.beginLive({
        name: parsedName.value,
        player: own < count ? own : 0,
        table: table.value,
        plan: parsedPlan.value,
        clock: clockOf(clock),
      });
    else event.preventDefault();
  };
  return (
    <Dialog title={localise(reader, LIVE_MESSAGES.title)} onClose={onClose}>
      <p>{localise(reader, LIVE_MESSAGES.how)}</p>
      <form method="dialog" onSubmit={begin}>
        <NameField value={name} reader={reader} onInput={setName} />
        <SeatCountView game={game} count={count} reader={reader} onChange={setCount} />
        <SelectView
          id="live-seat"
          label={localise(reader, LIVE_MESSAGES.youAre)}
          value={String(own < count ? own : 0)}
          choices={seatsOf({ seats: count }).map((seat) => [
            String(seat),
            localise(reader, defaultSeatName(seat)),
          ])}
          onChange={(seat) => setOwn(Number(seat))}
        />
        <ClockFields clock={clock} reader={reader} onChange={setClock} />
        <PlanView plan={plan} reader={reader} isSubmitted={isSubmitted} onChange={setPlan} />
        <OptionsView {...{ game, chosen, isSubmitted, reader }} seats={count} onChange={setChosen} />
        <p class="buttons">
          <button type="submit" class="main">
            {localise(reader, LIVE_MESSAGES.open)}
          </button>
          <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {localise(reader, MESSAGES.cancel)}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
