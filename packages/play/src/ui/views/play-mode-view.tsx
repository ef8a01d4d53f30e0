/** @jsxImportSource preact */
import type { Game, Seat } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { defaultSeatName } from "@serpentarium/table";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { SeatCountView } from "./seat-count-view.tsx";

interface PlayModeProps {
  readonly game: Game;
  /** The user’s seat in a match by link; undefined for a match at this screen. */
  readonly own: Seat | undefined;
  readonly reader: Reader;
  readonly onChange: (own: Seat | undefined) => void;
  /** Switches to the form for a live match; undefined if no server answers. */
  readonly onLive: (() => void) | undefined;
}

/** Asks whether to play at this screen, live or by link; a game with hidden information is played by links for single seats. */
export function PlayModeView({ game, own, reader, onChange, onLive }: PlayModeProps): JSX.Element {
  const isByLink = !game.hidden || game.hidden.parsePosition !== undefined;
  if (!isByLink && !onLive) return <p>{reader.words.text("play.dialog.not-by-link")}</p>;
  return (
    <SelectView
      id="where"
      label={reader.words.text("play.dialog.where-to-play")}
      value={own === undefined ? "here" : "link"}
      choices={[
        ["here", reader.words.text("play.dialog.all-here")],
        ...(onLive ? [["live", reader.words.text("play.dialog.live")] as const] : []),
        ...(isByLink ? [["link", reader.words.text("play.dialog.by-link")] as const] : []),
      ]}
      onChange={(where) => (where === "live" ? onLive?.() : onChange(where === "link" ? 0 : undefined))}
    />
  );
}

interface OwnSeatProps {
  readonly game: Game;
  readonly count: number;
  readonly own: Seat;
  readonly reader: Reader;
  readonly onCount: (count: number) => void;
  readonly onOwn: (own: Seat) => void;
}

/** Asks for the number of players of a match by link, and for the user’s seat. */
export const OwnSeatView = ({ game, count, own, reader, onCount, onOwn }: OwnSeatProps): JSX.Element => (
  <fieldset>
    <legend>{reader.words.text("play.dialog.who-plays")}</legend>
    <p>{reader.words.text(game.hidden ? "play.dialog.how-by-hidden-link" : "play.dialog.how-by-link")}</p>
    <SeatCountView game={game} count={count} reader={reader} onChange={onCount} />
    <SelectView
      id="own-seat"
      label={reader.words.text("play.dialog.you-are")}
      value={String(own < count ? own : 0)}
      choices={Array.from({ length: count }, (_, seat) => [
        String(seat),
        reader.words.format(defaultSeatName(seat)),
      ])}
      onChange={(seat) => onOwn(Number(seat))}
    />
  </fieldset>
);
