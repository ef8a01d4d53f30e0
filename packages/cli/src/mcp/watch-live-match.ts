import type { Game } from "@serpentarium/core";
import { createClient } from "@serpentarium/live/client";
import { applySeatEvent, type SeatMatch } from "./live-match.ts";
import type { LiveSeat } from "./live-seats.ts";
import { failTool, quoteFailure, type ToolOutcome } from "./tools.ts";

/** The maximal time for an answer of a server, in milliseconds. */
export const ANSWER_LIMIT = 10_000;

export const noAnswer = (server: string) =>
  failTool("no-answer", { id: "cli.failures.no-answer", data: { server, seconds: ANSWER_LIMIT / 1000 } });

/**
 * Reads a match as a player sees it, or as a spectator without a secret, and waits until a condition holds. Fails with `no-answer`,
 * `bad-version`, or like the server.
 *
 * @param signal - aborting it throws its reason
 * @param limit - the maximal wait in milliseconds; then returns the current match
 */
export async function watchLiveMatch(
  games: readonly Game[],
  { server, match: id, secret, player }: Omit<LiveSeat, "secret" | "invite"> & { readonly secret?: string },
  signal: AbortSignal,
  isEnough: (match: SeatMatch) => boolean = () => true,
  limit = ANSWER_LIMIT,
): Promise<ToolOutcome<SeatMatch>> {
  const stop = new AbortController();
  let match: SeatMatch | undefined;
  let unreadable: unknown;
  let isComplete = false;
  const stopWhenEnough = (): void => {
    if (isComplete && match && isEnough(match)) stop.abort();
  };
  const result = await createClient({
    url: server,
    match: id,
    ...(secret !== undefined && { secret }),
  }).watch({
    signal: AbortSignal.any([signal, stop.signal, AbortSignal.timeout(limit)]),
    onEvent(event) {
      if (stop.signal.aborted) return;
      try {
        match = applySeatEvent(games, match, event, player);
      } catch (cause) {
        unreadable = cause;
        stop.abort();
      }
      stopWhenEnough();
    },
    onPresence() {
      isComplete = true;
      stopWhenEnough();
    },
  });
  signal.throwIfAborted();
  if (!result.ok) return quoteFailure(result.error);
  if (unreadable !== undefined) return failTool("bad-version", { id: "cli.failures.bad-version.match" });
  return match && isComplete ? { ok: true as const, value: match } : noAnswer(server);
}
