/** @jsxImportSource preact */
import { PERSON } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { MESSAGES } from "../messages.ts";
import type { ViewProps } from "../play-state.ts";
import { localise } from "../reader.ts";
import { seatName, seatsOf } from "../seat-names.ts";
import { Dialog } from "./dialog.tsx";

/** Asks which person at this screen resigns, the one to act first. If all players are here, they can agree on a draw. */
export function ResignDialog({
  state,
  handlers,
  reader,
  onClose,
}: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { game, context } = state;
  const { position, seating } = context;
  const people = seatsOf(position).filter((seat) => seating.occupants[seat] === PERSON);
  const seats = people.length > 0 ? people : seatsOf(position);
  const actor = game.toAct(position);
  const ordered = seats.toSorted((a, b) => Number(b === actor) - Number(a === actor));
  return (
    <Dialog title={localise(reader, MESSAGES.whoResigns)} onClose={onClose}>
      <p>{localise(reader, MESSAGES.othersWin)}</p>
      <form method="dialog" class="buttons">
        {ordered.map((seat) => (
          <button key={seat} type="submit" onClick={() => handlers.end({ reason: "resign", seat })}>
            {localise(reader, seatName(game, position, seat))}
          </button>
        ))}
        {people.length > 1 && people.length === position.table.seats && (
          <button type="submit" onClick={() => handlers.end({ reason: "draw" })}>
            {localise(reader, MESSAGES.agreeOnDraw)}
          </button>
        )}
        <button type="submit" class="main" autofocus>
          {localise(reader, MESSAGES.playOn)}
        </button>
      </form>
    </Dialog>
  );
}
