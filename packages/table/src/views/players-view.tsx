import { redactPosition, type Seat } from "@serpentarium/core";
import { occupantOf, PERSON, stateValueOf } from "@serpentarium/core/context";
import { playerAt } from "@serpentarium/core/match";
import type { ComponentChildren, JSX } from "preact";
import { occupantTitle } from "../bots/occupant-title.ts";
import { REMOTE_PLAYER } from "../match.ts";
import { botName } from "../player-names.ts";
import { seatName } from "../seat-names.ts";
import { type PlayersPlace, seatsByPlace } from "../seats-by-place.ts";
import type { ViewProps } from "../view-props.ts";
import { FaceView } from "./face-view.tsx";
import { seatStyle } from "./seat-style.ts";

interface PlayersProps extends Pick<ViewProps, "state" | "reader"> {
  readonly place: PlayersPlace;
  /** What a bar shows besides, such as a clock. */
  readonly extra?: ((seat: Seat) => ComponentChildren) | undefined;
}

/** What plays at a seat if no person does: the level of a bot that is called by its name, or the title of another one. */
function LevelView({ state, reader, seat }: PlayersProps & { readonly seat: Seat }): JSX.Element | null {
  const { context } = state;
  const occupant = occupantOf(context, seat);
  if (occupant === PERSON || occupant === REMOTE_PLAYER) return null;
  const isNamed = botName(context, playerAt(context, seat)) !== undefined;
  const title = isNamed ? { id: "bots.kind", data: { level: occupant } } : occupantTitle(occupant);
  return <small class="level">{reader.words.format(title)}</small>;
}

/** Whether a seat is to act now. */
const isToAct = ({ game, context, visited }: PlayersProps["state"], seat: Seat): boolean =>
  stateValueOf(context) !== "over" &&
  visited?.status === undefined &&
  game.seatsToAct(context.position).includes(seat);

function PlayerBar(props: PlayersProps & { readonly seat: Seat }): JSX.Element {
  const { state, reader, seat, extra } = props;
  const { game, context, position, viewer } = state;
  const status = game.seatStatus?.(redactPosition(game, position, viewer), seat);
  return (
    <li
      data-seat={seat}
      data-turn={isToAct(state, seat) ? "" : undefined}
      data-won={context.outcome?.places[seat] === 1 ? "" : undefined}
      style={seatStyle(game, context.position, seat)}
    >
      <FaceView occupant={occupantOf(context, seat)} />
      <span class="who">
        <strong>{reader.words.format(seatName(game, context.position, seat))}</strong>{" "}
        <LevelView {...props} />
      </span>
      {status !== undefined && <span class="has">{reader.words.format(status)}</span>}
      {extra?.(seat)}
    </li>
  );
}

/** A bar for each player: who they are, what they have, and whose turn it is. */
export function PlayersView(props: PlayersProps): JSX.Element {
  const { state, reader, place } = props;
  const seats = seatsByPlace(state)[place];
  return (
    <ul class="players" data-place={place} aria-label={reader.words.text("table.players")}>
      {seats.map((seat) => (
        <PlayerBar key={seat} {...props} seat={seat} />
      ))}
    </ul>
  );
}
