import { renderSvg } from "@serpentarium/board";
import type { Game, Language, Seat, Text } from "@serpentarium/core";
import { replay } from "@serpentarium/core/record";
import { PERSON } from "@serpentarium/core/turn";
import {
  defaultSeatName,
  fillName,
  occupantTitle,
  REMOTE_PLAYER,
  seatName,
  withPlayerNames,
} from "@serpentarium/table";
import { MATCHES_MESSAGES as MESSAGES } from "./matches-messages.ts";
import type { StoredMatch } from "./stored-match.ts";

/** What the page shows of a stored match. */
export interface MatchSummary {
  readonly match: StoredMatch;
  /** The names of the seats; bots with their strength. */
  readonly players: readonly Text[];
  /** The last position as the address of a picture per theme; none of a game with hidden information. */
  readonly picture: Readonly<Record<"light" | "dark", string>> | undefined;
}

/** The name of a seat, with who sits there if that is no person of this browser. */
function describeSeat(name: Text, occupant: unknown, isOwn: boolean): Text {
  if (isOwn) return fillName(MESSAGES.you, name);
  if (typeof occupant !== "string" || occupant === PERSON || occupant === REMOTE_PLAYER) return name;
  const title = occupantTitle(occupant);
  return { en: `${name.en}, ${title.en}`, fr: `${name.fr}, ${title.fr}` };
}

/** The occupants in a snapshot, which is not checked. */
const occupantsOf = ({ snapshot }: StoredMatch): unknown =>
  Object(Object(Object(snapshot).context).seating).occupants;

/** Summarises a stored match; less of one that this version of the game cannot replay. */
export function summarise(game: Game, match: StoredMatch, language: Language): MatchSummary {
  const replayed = replay(game, match.record);
  const position = replayed.ok ? replayed.value.position : undefined;
  const { names = [] } = match.record;
  const named = replayed.ok ? withPlayerNames(game, { ...replayed.value, seating: { names } }) : game;
  const occupants = occupantsOf(match);
  const players = Array.from({ length: match.record.seats }, (_, seat: Seat) =>
    describeSeat(
      position ? seatName(named, position, seat) : defaultSeatName(seat),
      Array.isArray(occupants) ? occupants[seat] : undefined,
      match.link?.seat === seat,
    ),
  );
  if (!position || game.hidden) return { match, players, picture: undefined };
  const scene = game.scene(position, "wide");
  const draw = (theme: "light" | "dark"): string =>
    `data:image/svg+xml,${encodeURIComponent(renderSvg(scene, { language, theme }))}`;
  return { match, players, picture: { light: draw("light"), dark: draw("dark") } };
}
