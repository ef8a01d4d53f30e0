import type { Seat, Text } from "@serpentarium/core";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { seatName } from "../play/seats.ts";
import { laid, type Setup } from "./setup.ts";

/** How a player is called on the page, as in the game. */
export const playerName = (setup: Setup, seat: Seat): Text => seatName(serpentCartes, laid(setup), seat);
