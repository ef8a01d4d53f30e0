import { type Seat, seatsOf } from "@serpentarium/core";
import { parsePlayerName } from "@serpentarium/core/record";
import type { WatchedMatch } from "@serpentarium/live/client";
import type { ComponentChildren, JSX } from "preact";
import { useState } from "preact/hooks";
import type { Reader } from "../../reader.ts";
import { defaultSeatName } from "../../seat-names.ts";
import { Dialog } from "../../views/dialog.tsx";
import { SelectView } from "../../views/select-view.tsx";
import type { NewLiveMatch } from "../live-session.ts";
import { loadName } from "../player-name.ts";
import { NameField } from "./join-form.tsx";

const MINUTE = 60_000;
const DAY = 86_400_000;

interface ClockChoice {
  readonly kind: "none" | "move" | "game";
  readonly minutes: number;
  readonly seconds: number;
}

function clockOf({ kind, minutes, seconds }: ClockChoice): WatchedMatch["clock"] {
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
        label={reader.words.text("table.live.clock")}
        value={clock.kind}
        choices={[
          ["none", reader.words.text("table.live.no-clock")],
          ["move", reader.words.text("table.live.day-move")],
          ["game", reader.words.text("table.live.game-clock")],
        ]}
        onChange={(kind) => onChange({ ...clock, kind: kind as ClockChoice["kind"] })}
      />
      {clock.kind === "game" && (
        <>
          <NumberField
            id="live-minutes"
            label={reader.words.text("table.live.minutes")}
            value={clock.minutes}
            min={1}
            max={1440}
            onInput={(minutes) => onChange({ ...clock, minutes })}
          />
          <NumberField
            id="live-seconds"
            label={reader.words.text("table.live.increment")}
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

interface LiveDialogProps {
  /** The number of seats of the match. */
  readonly seats: number;
  readonly reader: Reader;
  /** Called with the user's choices. Returns whether the match can begin; otherwise the dialog stays open. */
  readonly onBegin: (chosen: Pick<NewLiveMatch, "name" | "player" | "clock">) => boolean;
  readonly onClose: () => void;
  /** The fields of the page for the table and the series. */
  readonly children?: ComponentChildren;
}

/** The form for a new live match. */
export function LiveDialog({ seats, reader, onBegin, onClose, children }: LiveDialogProps): JSX.Element {
  const [name, setName] = useState(loadName);
  const [chosen, setChosen] = useState<Seat>(0);
  const [clock, setClock] = useState<ClockChoice>({ kind: "none", minutes: 10, seconds: 5 });
  const player = chosen < seats ? chosen : 0;
  const begin = (event: SubmitEvent): void => {
    const parsed = parsePlayerName(name);
    if (!(parsed.ok && onBegin({ name: parsed.value, player, clock: clockOf(clock) })))
      event.preventDefault();
  };
  return (
    <Dialog title={reader.words.text("table.live.title")} onClose={onClose}>
      <p>{reader.words.text("table.live.how")}</p>
      <form method="dialog" onSubmit={begin}>
        <NameField value={name} reader={reader} onInput={setName} />
        {children}
        <SelectView
          id="live-seat"
          label={reader.words.text("table.live.you-are")}
          value={String(player)}
          choices={seatsOf({ seats }).map((seat) => [
            String(seat),
            reader.words.format(defaultSeatName(seat)),
          ])}
          onChange={(seat) => setChosen(Number(seat))}
        />
        <ClockFields clock={clock} reader={reader} onChange={setClock} />
        <p class="buttons">
          <button type="submit" class="main">
            {reader.words.text("table.live.open")}
          </button>
          <button type="button" onClick={(event) => event.currentTarget.closest("dialog")?.close()}>
            {reader.words.text("table.live.cancel")}
          </button>
        </p>
      </form>
    </Dialog>
  );
}
