import type { Seat, Text } from "@serpentarium/core";
import type { Position } from "./position.ts";

const NAMES: readonly Text[] = [
  { en: "adder", fr: "vipère" },
  { en: "boa", fr: "boa" },
  { en: "cobra", fr: "cobra" },
];

/** What a seat goes by: no player's number, as players may change seats from game to game. */
export const nameOf = (seat: Seat): Text => NAMES[seat] ?? { en: "", fr: "" };

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const titleOf = (seat: Seat): Text => {
  const { en, fr } = nameOf(seat);
  return { en: capital(en), fr: capital(fr) };
};

export function seatName(_position: Position, seat: Seat): Text {
  const { en, fr } = nameOf(seat);
  return { en: `Player ${seat + 1} (${en})`, fr: `Joueur ${seat + 1} (${fr})` };
}
