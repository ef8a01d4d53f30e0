import { isLevel } from "@serpentarium/bots";
import { type Message, seatsOf } from "@serpentarium/core";
import { seatOf } from "@serpentarium/core/match";
import type { LiveEvent, WatchedMatch } from "@serpentarium/live/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { occupantTitle } from "../../bots/occupant-title.ts";
import type { Reader } from "../../reader.ts";
import { seatName } from "../../seat-names.ts";
import { BotFace } from "../../views/bot-face.tsx";
import { nameOfPlayer } from "../live-match.ts";
import { formatTime } from "./format-time.ts";
import type { LiveProps } from "./live-props.ts";

/** The interval at which a running clock is redrawn, in milliseconds. */
const TICK = 250;

interface ClockProps {
  readonly clock: NonNullable<LiveEvent["clocks"]>[number];
  readonly offset: number;
  readonly isOver: boolean;
  readonly reader: Reader;
}

/** The clock of a player, which runs while it is their turn. */
function ClockView({ clock: { left, since }, offset, isOver, reader }: ClockProps): JSX.Element {
  const [now, setNow] = useState(Date.now);
  const isRunning = since !== null && !isOver;
  useEffect(() => {
    setNow(Date.now());
    if (!isRunning) return undefined;
    const timer = setInterval(() => setNow(Date.now()), TICK);
    return () => clearInterval(timer);
  }, [isRunning, since]);
  const time = isRunning ? left - Math.max(0, now + offset - since) : left;
  return (
    <span
      class="clock"
      role="timer"
      aria-label={reader.words.text("table.live.time-left")}
      data-running={isRunning ? "" : undefined}
    >
      {formatTime(time)}
    </span>
  );
}

/** What the page shows of a player besides the name. */
function describePlayer({ live }: LiveProps, match: WatchedMatch, player: number): Message | undefined {
  const occupant = match.occupants[player];
  if (!occupant) return { id: "table.live.free" };
  if ("bot" in occupant)
    return isLevel(occupant.bot)
      ? { id: "bots.kind", data: { level: occupant.bot } }
      : occupantTitle(occupant.bot);
  if (player === live.me) return { id: "table.live.you" };
  // presence is unknown without a connection
  if (live.connection !== "open") return undefined;
  return live.present.includes(player) ? { id: "table.live.is-here" } : { id: "table.live.has-gone" };
}

interface PlayersProps extends LiveProps {
  readonly match: WatchedMatch;
  readonly isOver: boolean;
}

/** The players, whether they are present, and their clocks, in the order of the seats. */
export function PlayersView({ match, isOver, ...props }: PlayersProps): JSX.Element {
  const { live, session, reader } = props;
  const { position, clocks, occupants } = match;
  const seatText = (player: number): string =>
    reader.words.format(seatName(session.game, position, seatOf(match, player)));
  const players = seatsOf(match.table).toSorted((a, b) => seatOf(match, a) - seatOf(match, b));
  return (
    <>
      <ul class="players" aria-label={reader.words.text("table.live.players")}>
        {players.map((player) => {
          const occupant = occupants[player];
          const clock = clocks?.[player];
          const isHere = occupant && ("bot" in occupant || live.present.includes(player));
          const name = reader.words.format(nameOfPlayer(match, player));
          const presence = describePlayer(props, match, player);
          return (
            <li key={player} data-here={isHere ? "" : undefined}>
              <span class="who">
                <BotFace bot={occupant && "bot" in occupant ? occupant.bot : undefined} />
                <strong>{name}</strong> {occupant && <small>{seatText(player)}</small>}
              </span>
              <span class="presence" role="status">
                {presence && (
                  <>
                    <span class="unseen">{name}: </span>
                    {reader.words.format(presence)}
                  </>
                )}
              </span>
              {clock && <ClockView {...{ clock, offset: live.offset, isOver, reader }} />}
            </li>
          );
        })}
      </ul>
      {live.spectators > 0 && (
        <p class="spectators">{reader.words.text("table.live.spectators", { n: live.spectators })}</p>
      )}
    </>
  );
}
