/** @jsxImportSource preact */
import type { Game, Seat } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";
import { seatNumber } from "../seats.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";
import { CountView } from "./count-view.tsx";

interface WhereProps {
  readonly game: Game;
  /** Whoever sits here in a match by link; nobody in another match. */
  readonly own: Seat | undefined;
  readonly reader: Reader;
  readonly onChange: (own: Seat | undefined) => void;
}

/** Asks whether all are here, or each on a device of their own; that takes links for one seat where a game hides something. */
export function WhereView({ game, own, reader, onChange }: WhereProps): JSX.Element {
  if (game.hidden && !game.hidden.parsePosition) return <p>{read(reader, WORDS.notByLink)}</p>;
  return (
    <ChoiceView
      id="where"
      label={read(reader, WORDS.whereToPlay)}
      value={own === undefined ? "here" : "link"}
      choices={[
        ["here", read(reader, WORDS.allHere)],
        ["link", read(reader, WORDS.byLink)],
      ]}
      onChange={(where) => onChange(where === "link" ? 0 : undefined)}
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

/** Asks how many play by link, and who sits here. */
export const OwnSeatView = ({ game, count, own, reader, onCount, onOwn }: OwnSeatProps): JSX.Element => (
  <fieldset>
    <legend>{read(reader, WORDS.whoPlays)}</legend>
    <p>{read(reader, game.hidden ? WORDS.howByHiddenLink : WORDS.howByLink)}</p>
    <CountView game={game} count={count} reader={reader} onChange={onCount} />
    <ChoiceView
      id="own-seat"
      label={read(reader, WORDS.youAre)}
      value={String(own < count ? own : 0)}
      choices={Array.from({ length: count }, (_, seat) => [String(seat), read(reader, seatNumber(seat))])}
      onChange={(seat) => onOwn(Number(seat))}
    />
  </fieldset>
);
