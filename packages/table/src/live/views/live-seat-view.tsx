import { isLevel } from "@serpentarium/bots";
import type { Message, Seat } from "@serpentarium/core";
import { stateValueOf } from "@serpentarium/core/context";
import { playerAt } from "@serpentarium/core/match";
import type { LiveEvent, WatchedMatch } from "@serpentarium/live/client";
import type { JSX } from "preact";
import { useEffect, useState } from "preact/hooks";
import { occupantTitle } from "../../bots/occupant-title.ts";
import type { Reader } from "../../reader.ts";
import { seatName } from "../../seat-names.ts";
import { formatTime } from "./format-time.ts";
import type { LiveProps, LiveViewProps } from "./live-props.ts";

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

/** What a live match adds to the bar of a seat: whether its player is present, and the clock. */
export function LiveSeatView({
  state,
  seat,
  ...props
}: LiveViewProps & { readonly seat: Seat }): JSX.Element | null {
  const { live, session, reader } = props;
  const { match } = live;
  if (!match) return null;
  const player = playerAt(match, seat);
  const clock = match.clocks?.[player];
  const occupant = match.occupants[player];
  const isHere = occupant && ("bot" in occupant || live.present.includes(player));
  const presence = describePlayer(props, match, player);
  const name = seatName(session.game, match.position, seat);
  return (
    <>
      <span class="presence" role="status" data-here={isHere ? "" : undefined}>
        {presence && (
          <>
            <span class="unseen">{reader.words.format(name)}: </span>
            {reader.words.format(presence)}
          </>
        )}
      </span>
      {clock && (
        <ClockView
          {...{ clock, offset: live.offset, isOver: stateValueOf(state.context) === "over", reader }}
        />
      )}
    </>
  );
}
