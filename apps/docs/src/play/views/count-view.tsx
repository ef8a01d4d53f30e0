/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import type { JSX } from "preact";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";

interface CountProps {
  readonly game: Game;
  readonly count: number;
  readonly reader: Reader;
  readonly onChange: (count: number) => void;
}

/** Asks how many play, where that can differ. */
export function CountView({ game, count, reader, onChange }: CountProps): JSX.Element | null {
  const { min, max } = game.seats;
  if (min === max) return null;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  return (
    <ChoiceView
      id="seats"
      label={read(reader, WORDS.seats)}
      value={String(count)}
      choices={numbers.map((number) => [number, number])}
      onChange={(number) => onChange(Number(number))}
    />
  );
}
