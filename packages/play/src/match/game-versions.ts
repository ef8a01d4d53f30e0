import type { Game } from "@serpentarium/core";

/** An installed older version of a game, loaded on demand. */
export interface OlderVersion {
  readonly version: string;
  /** Whether that version’s rulebook is in `versions/` below the current one. */
  readonly hasRulebook: boolean;
  load(): Promise<{ readonly game: Game }>;
}

export interface GameVersions {
  readonly game: Game;
  /** Older versions of the game, which open their records; newest first. */
  readonly older?: readonly OlderVersion[] | undefined;
}
