/** @jsxImportSource preact */
import type { Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { RANDOM } from "../match.ts";
import { type Reader, read } from "../reader.ts";
import { seatNumber } from "../seats.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";

/** Who sits where. */
export interface Seats {
  readonly count: number;
  /** One a seat; more than there are seats do no harm. */
  readonly occupants: readonly string[];
  readonly dealer: string;
}

interface SeatingProps {
  readonly game: Game;
  readonly seats: Seats;
  readonly reader: Reader;
  readonly onChange: (seats: Seats) => void;
}

/** Asks how many play, who they are, and who answers for chance. */
export function SeatingView({ game, seats, reader, onChange }: SeatingProps): JSX.Element {
  const { min, max } = game.seats;
  const numbers = Array.from({ length: max - min + 1 }, (_, i) => String(min + i));
  const hasChance = Object.values(game.phases).some(({ toAct }) => toAct === "chance");
  const seated = (seat: number, name: string): string[] =>
    Array.from({ length: max }, (_, i) => (i === seat ? name : (seats.occupants[i] ?? PERSON)));
  return (
    <fieldset>
      <legend>{read(reader, WORDS.whoPlays)}</legend>
      {min < max && (
        <ChoiceView
          id="seats"
          label={read(reader, WORDS.seats)}
          value={String(seats.count)}
          choices={numbers.map((number) => [number, number])}
          onChange={(number) => onChange({ ...seats, count: Number(number) })}
        />
      )}
      {Array.from({ length: seats.count }, (_, seat) => (
        <ChoiceView
          key={seat}
          id={`seat-${seat}`}
          label={read(reader, seatNumber(seat))}
          value={seats.occupants[seat] ?? PERSON}
          choices={[
            [PERSON, read(reader, WORDS.person)],
            [RANDOM, read(reader, WORDS.random)],
          ]}
          onChange={(name) => onChange({ ...seats, occupants: seated(seat, name) })}
        />
      ))}
      {hasChance && (
        <ChoiceView
          id="dealer"
          label={read(reader, WORDS.dealer)}
          value={seats.dealer}
          choices={[
            ["dice", read(reader, WORDS.dice)],
            [PERSON, read(reader, WORDS.byHand)],
          ]}
          onChange={(dealer) => onChange({ ...seats, dealer })}
        />
      )}
    </fieldset>
  );
}
