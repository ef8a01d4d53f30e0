import type { Game, GameTypes } from "./game.ts";
import { isDraw, type Outcome, sidesOf, winnersOf } from "./outcome.ts";
import { createSeatName } from "./scene/seat-name.ts";
import type { Seat } from "./table.ts";
import { LANGUAGES, type Language, type Text } from "./text.ts";

const DRAW: Text = { en: "A draw", fr: "Partie nulle" };
/** The results where all seats play on one side. */
const WON: Text = { en: "The game is won", fr: "La partie est gagnée" };
const LOST: Text = { en: "The game is lost", fr: "La partie est perdue" };

const seatNumber = createSeatName([]);

const WINS: Readonly<Record<Language, (names: string, isOne: boolean) => string>> = {
  en: (names, isOne) => `${names} ${isOne ? "wins" : "win together"}`,
  fr: (names, isOne) => `${names} ${isOne ? "gagne" : "gagnent ensemble"}`,
};

/** Returns the seats after the winners, in the order of their places; none where all others have the second place. */
const rankedSeats = ({ places }: Outcome): readonly Seat[] =>
  places.some((place) => place > 2)
    ? [...places.keys()]
        .filter((seat) => places[seat] !== 1)
        .sort((a, b) => (places[a] ?? 0) - (places[b] ?? 0))
    : [];

/** Returns who has won a finished game, by name and without a full stop, and in a ranking the places of the others. */
export function resultText<T extends GameTypes>(
  game: Pick<Game<T>, "seatName" | "teamOf">,
  position: T["position"],
  outcome: Outcome,
): Text {
  const { table } = position;
  if (isDraw({ table, outcome }, game)) return DRAW;
  const winners = winnersOf(outcome);
  if (sidesOf(game, table).length === 1) return winners.length > 0 ? WON : LOST;
  const nameOf = (seat: Seat) => (game.seatName ?? seatNumber)(position, seat);
  const write = (language: Language): string => {
    const names = new Intl.ListFormat(language).format(winners.map((seat) => nameOf(seat)[language]));
    const others = rankedSeats(outcome).map((seat) => `${outcome.places[seat]}. ${nameOf(seat)[language]}`);
    const result = WINS[language](names, winners.length === 1);
    return others.length > 0 ? `${result} (${others.join(", ")})` : result;
  };
  const [en = "", fr = ""] = LANGUAGES.map(write);
  return { en, fr };
}
