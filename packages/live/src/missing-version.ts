import { type Failure, type Game, SerpentariumError } from "@serpentarium/core";
import { canReadRecords } from "@serpentarium/core/record";
import type { MatchSetup } from "./entry.ts";
import { failLive } from "./failure.ts";

/** What a match was created with. */
type Played = Pick<MatchSetup, "game" | "version">;

/** Thrown where no installed version of its game can read a match: `bad-version`. */
export class MissingVersionError extends SerpentariumError {
  /** What to answer: the version that is missing, and those that are installed. */
  readonly failure: Failure;

  constructor(games: readonly Game[], { game, version }: Played) {
    const installed = games.filter(({ id }) => id === game);
    const { en, fr } = installed[0]?.title ?? { en: game, fr: game };
    const versions = installed.map((one) => one.version).join(", ");
    const { error } = failLive(
      "bad-version",
      `this match was played with ${en} ${version}; this server has ${versions || "no version of it"}`,
      `cette partie a été jouée avec ${fr} ${version} ; ce serveur ${versions ? `a ${versions}` : "n’en a aucune version"}`,
    );
    super(error.code, error.message.en);
    this.failure = error;
  }
}

/** Returns the installed version of a game that can read a match. @throws MissingVersionError where there is none */
export function findVersion(games: readonly Game[], played: Played): Game {
  const game = games.find(
    ({ id, version }) => id === played.game && canReadRecords({ version }, played.version),
  );
  if (!game) throw new MissingVersionError(games, played);
  return game;
}
