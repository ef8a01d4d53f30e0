import { LEVELS } from "@serpentarium/bots";
import type { Text } from "@serpentarium/core";
import type { Player } from "@serpentarium/core/series";
import { seatOf } from "@serpentarium/live/client";
import { defaultSeatName } from "@serpentarium/table";
import type { LiveMatch } from "./live-match.ts";

const same = (text: string): Text => ({ en: text, fr: text });

/** The name of a bot of a server: its level, where it is one. */
export const botTitle = (bot: string): Text => LEVELS.find(({ id }) => id === bot)?.title ?? same(bot);

/** The typed name of a player, or that of the seat. */
export function nameOfPlayer(match: LiveMatch, player: Player): Text {
  const occupant = match.occupants[player];
  return occupant && "name" in occupant ? same(occupant.name) : defaultSeatName(seatOf(match, player));
}
