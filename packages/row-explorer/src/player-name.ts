import type { Message, Seat } from "@serpentarium/core";
import { serpentCartes } from "@serpentarium/serpent-cartes";
import { seatName } from "@serpentarium/table";
import { dealtPosition, type Setup } from "./setup.ts";

/** The name of a player, as on the play page. */
export const playerName = (setup: Setup, seat: Seat): Message =>
  seatName(serpentCartes, dealtPosition(setup), seat);
