/** @jsxImportSource preact */

import { LEVELS } from "@serpentarium/bots";
import type { Game } from "@serpentarium/core";
import { PERSON } from "@serpentarium/core/context";
import type { SeriesPlan } from "@serpentarium/core/series";
import type { Reader } from "@serpentarium/table";
import { defaultPlayerName, type MatchContext } from "@serpentarium/table";
import { BotFace, NameInput, SelectView } from "@serpentarium/table/views";
import type { JSX } from "preact";
import { hasChance } from "../../match/chance.ts";
import { hasDecisions } from "../../match/decisions.ts";
import { PRESSED_DEALER, RANDOM_BOT, SITE_DEALER } from "../../match/occupants.ts";
import { SeatCountView } from "./seat-count-view.tsx";

/** The seats in a form for a new match. */
export interface SeatChoices {
  readonly count: number;
  /** By seat; entries beyond `count` are ignored. */
  readonly occupants: readonly string[];
  /** The typed names by seat; empty if none. */
  readonly names: readonly string[];
  readonly dealer: string;
}

/** The seats of a match, to prefill the form for the next one. */
export const seatChoicesOf = ({ table, occupants, names, seating }: MatchContext): SeatChoices => ({
  count: table.seats,
  occupants,
  names,
  dealer: seating.dealer,
});

interface SeatingProps {
  readonly game: Game;
  readonly seats: SeatChoices;
  readonly plan: SeriesPlan;
  /** Whether there are bots of several levels. */
  readonly hasBots: boolean;
  readonly reader: Reader;
  readonly onChange: (seats: SeatChoices) => void;
}

interface NameProps extends Pick<SeatingProps, "reader"> {
  readonly seat: number;
  readonly name: string;
  readonly onChange: (name: string) => void;
}

/** Asks for the name of a person. */
const NameView = ({ seat, name, reader, onChange }: NameProps): JSX.Element => (
  <NameInput
    id={`name-${seat}`}
    label={reader.words.text("play.dialog.name-at", { n: seat + 1 })}
    placeholder={reader.words.text("play.dialog.name")}
    autocomplete="off"
    value={name}
    reader={reader}
    onInput={onChange}
  />
);

/** Asks for the number of players, the occupant and name of each seat, and the dealer. */
export function SeatingView({ game, seats, plan, hasBots, reader, onChange }: SeatingProps): JSX.Element {
  const { max } = game.seats;
  const withOccupant = (seat: number, name: string): string[] =>
    Array.from({ length: max }, (_, i) => (i === seat ? name : (seats.occupants[i] ?? PERSON)));
  const withName = (seat: number, name: string): string[] =>
    Array.from({ length: max }, (_, i) => (i === seat ? name : (seats.names[i] ?? "")));
  // without decisions, all levels play alike
  const levels = (hasBots && hasDecisions(game) ? LEVELS : []).map(
    ({ id }) =>
      [
        id,
        reader.words.text("play.dialog.bot", { level: { id: "bots.titled", data: { level: id } } }),
      ] as const,
  );
  return (
    <fieldset>
      <legend>{reader.words.text("play.dialog.who-plays")}</legend>
      <SeatCountView
        game={game}
        count={seats.count}
        reader={reader}
        onChange={(count) => onChange({ ...seats, count })}
      />
      {Array.from({ length: seats.count }, (_, seat) => (
        <SelectView
          key={seat}
          id={`seat-${seat}`}
          label={reader.words.format(defaultPlayerName(plan, seat))}
          value={seats.occupants[seat] ?? PERSON}
          choices={[
            [PERSON, reader.words.text("play.dialog.person")],
            ...levels,
            [RANDOM_BOT, reader.words.text("play.dialog.random")],
          ]}
          onChange={(name) => onChange({ ...seats, occupants: withOccupant(seat, name) })}
        >
          <BotFace bot={seats.occupants[seat]} />
          {(seats.occupants[seat] ?? PERSON) === PERSON && (
            <NameView
              seat={seat}
              name={seats.names[seat] ?? ""}
              reader={reader}
              onChange={(name) => onChange({ ...seats, names: withName(seat, name) })}
            />
          )}
        </SelectView>
      ))}
      {hasChance(game) && (
        <SelectView
          id="dealer"
          label={reader.words.text("play.dialog.dealer")}
          value={seats.dealer}
          choices={[
            [PRESSED_DEALER, reader.words.text("play.dialog.pressed")],
            [SITE_DEALER, reader.words.text("play.dialog.dice")],
            [PERSON, reader.words.text("play.dialog.by-hand")],
          ]}
          onChange={(dealer) => onChange({ ...seats, dealer })}
        />
      )}
    </fieldset>
  );
}
