/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { Reader } from "@serpentarium/table";
import { SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";

interface SeatCountProps {
  readonly game: Game;
  readonly count: number;
  readonly reader: Reader;
  readonly onChange: (count: number) => void;
}

/** Asks for the number of players, if the game allows several. */
export function SeatCountView({ game, count, reader, onChange }: SeatCountProps): JSX.Element | null {
  const { min, max } = game.seats;
  if (min === max) return null;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <SelectView
      id="seats"
      label={reader.words.text("play.dialog.seats")}
      value={String(count)}
      choices={numbers.map((number) => [number, number])}
      onChange={(number) => onChange(Number(number))}
    />
  );
}
