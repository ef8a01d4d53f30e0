/** @jsxImportSource preact */
import { PERSON } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import type { ViewProps } from "../play-state.ts";
import { read } from "../reader.ts";
import { seatName, seatsOf } from "../seats.ts";
import { WORDS } from "../wording.ts";
import { Dialog } from "./dialog.tsx";

/** Asks who gives up, of those who sit at this screen; whoever acts comes first. Where all sit here, they may agree on a draw. */
export function ResignDialog({
  state,
  orders,
  reader,
  onClose,
}: ViewProps & { readonly onClose: () => void }): JSX.Element {
  const { game, context } = state;
  const { position, seating } = context;
  const people = seatsOf(position).filter((seat) => seating.occupants[seat] === PERSON);
  const seats = people.length > 0 ? people : seatsOf(position);
  const actor = game.toAct(position);
  const inTurn = seats.toSorted((a, b) => Number(b === actor) - Number(a === actor));
  return (
    <Dialog title={read(reader, WORDS.whoResigns)} onClose={onClose}>
      <p>{read(reader, WORDS.othersWin)}</p>
      <form method="dialog" class="buttons">
        {inTurn.map((seat) => (
          <button key={seat} type="submit" onClick={() => orders.end({ reason: "resign", seat })}>
            {read(reader, seatName(game, position, seat))}
          </button>
        ))}
        {people.length > 1 && people.length === position.table.seats && (
          <button type="submit" onClick={() => orders.end({ reason: "draw" })}>
            {read(reader, WORDS.agreeOnDraw)}
          </button>
        )}
        <button type="submit" class="main" autofocus>
          {read(reader, WORDS.playOn)}
        </button>
      </form>
    </Dialog>
  );
}
