/** @jsxImportSource preact */

import { LEVELS } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import type { SeriesPlan } from "@serpentarium/core/series";
import { PERSON } from "@serpentarium/core/turn";
import type { JSX } from "preact";
import { hasChance } from "../chance.ts";
import { DICE, RANDOM } from "../match.ts";
import { playerName } from "../players.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { ChoiceView } from "./choice-view.tsx";
import { CountView } from "./count-view.tsx";

/** Who sits where. */
export interface Seats {
  readonly count: number;
  /** One a player; more than there are seats do no harm. */
  readonly occupants: readonly string[];
  readonly dealer: string;
}

interface SeatingProps {
  readonly game: Game;
  readonly seats: Seats;
  readonly plan: SeriesPlan;
  readonly reader: Reader;
  readonly onChange: (seats: Seats) => void;
}

/** Asks how many play, who they are, and who answers for chance. */
export function SeatingView({ game, seats, plan, reader, onChange }: SeatingProps): JSX.Element {
  const { max } = game.seats;
  const seated = (seat: number, name: string): string[] =>
    Array.from({ length: max }, (_, i) => (i === seat ? name : (seats.occupants[i] ?? PERSON)));
  const levels = LEVELS.map(({ id, title }) => [id, read(reader, WORDS.program, { level: title })] as const);
  return (
    <fieldset>
      <legend>{read(reader, WORDS.whoPlays)}</legend>
      <CountView
        game={game}
        count={seats.count}
        reader={reader}
        onChange={(count) => onChange({ ...seats, count })}
      />
      {Array.from({ length: seats.count }, (_, seat) => (
        <ChoiceView
          key={seat}
          id={`seat-${seat}`}
          label={read(reader, playerName(plan, seat))}
          value={seats.occupants[seat] ?? PERSON}
          choices={[[PERSON, read(reader, WORDS.person)], ...levels, [RANDOM, read(reader, WORDS.random)]]}
          onChange={(name) => onChange({ ...seats, occupants: seated(seat, name) })}
        />
      ))}
      {hasChance(game) && (
        <ChoiceView
          id="dealer"
          label={read(reader, WORDS.dealer)}
          value={seats.dealer}
          choices={[
            [DICE, read(reader, WORDS.dice)],
            [PERSON, read(reader, WORDS.byHand)],
          ]}
          onChange={(dealer) => onChange({ ...seats, dealer })}
        />
      )}
    </fieldset>
  );
}
