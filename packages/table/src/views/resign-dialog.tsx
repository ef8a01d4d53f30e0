import { seatsOf } from "@serpentarium/core";
import type { JSX } from "preact";
import { seatName } from "../seat-names.ts";
import type { ViewProps } from "../view-props.ts";
import { seatsOfPeople } from "../viewer.ts";
import { Dialog } from "./dialog.tsx";

export interface ResignProps extends ViewProps {
  readonly onClose: () => void;
}

/** Asks which person at this screen resigns, by default the one to act first. If all players are here, they can agree on a draw. */
export function ResignDialog({ state, send, reader, onClose }: ResignProps): JSX.Element {
  const { game, context } = state;
  const { position } = context;
  const people = seatsOfPeople(context);
  const all = people.length > 0 ? people : seatsOf(position.table);
  const seats = all.filter((seat) => !game.isOut?.(position, seat));
  const actor = game.toAct(position);
  const ordered = seats.toSorted((a, b) => Number(b === actor) - Number(a === actor));
  return (
    <Dialog title={reader.words.text("table.who-resigns")} onClose={onClose}>
      <p>{reader.words.format(game.giveUp ? { id: "table.others-play-on" } : { id: "table.others-win" })}</p>
      <form method="dialog" class="buttons">
        {ordered.map((seat) => (
          <button key={seat} type="submit" onClick={() => send({ type: "end", reason: "resign", seat })}>
            {reader.words.format(seatName(game, position, seat))}
          </button>
        ))}
        {people.length > 1 && people.length === position.table.seats && (
          <button type="submit" onClick={() => send({ type: "end", reason: "draw" })}>
            {reader.words.text("table.agree-on-draw")}
          </button>
        )}
        <button type="submit" class="main" autofocus>
          {reader.words.text("table.play-on")}
        </button>
      </form>
    </Dialog>
  );
}
