import { type Failure, type Game, SerpentariumError } from "@serpentarium/core";
import { canReadRecords } from "@serpentarium/core/record";
import type { MatchSetup } from "./entry.ts";
import { failLive } from "./failure.ts";

type Played = Pick<MatchSetup, "game" | "version">;

/** Thrown if no installed version of its game can read a match: `bad-version`. */
export class MissingVersionError extends SerpentariumError {
  /** The failure for the answer: the missing version, and the installed ones. */
  readonly failure: Failure;

  constructor(games: readonly Game[], { game, version }: Played) {
    super("bad-version", `no installed version of ${game} reads a match of ${version}`);
    const installed = games.filter(({ id }) => id === game).map((one) => one.version);
    const { error } =
      installed.length > 0
        ? failLive("bad-version", {
            id: "failures.bad-version.installed",
            data: { version, installed },
          })
        : failLive("bad-version", { id: "failures.bad-version.missing", data: { version } });
    this.failure = error;
  }
}

/** Returns the installed version of a game that can read a match. @throws MissingVersionError if there is none */
export function findVersion(games: readonly Game[], played: Played): Game {
  const game = games.find(
    ({ id, version }) => id === played.game && canReadRecords({ version }, played.version),
  );
  if (!game) throw new MissingVersionError(games, played);
  return game;
}
