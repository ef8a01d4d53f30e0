import { type AnyPosition, redactPosition } from "@serpentarium/core";
import type { GamePackage } from "../registry/game-registry.ts";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { type Fact, factsOf } from "./card-facts.ts";
import { firstPosition } from "./first-position.ts";
import { toDisplayedPicture } from "./teaching-picture.ts";

/** What a table needs to know of a game before it plays. */
export interface GameOverview {
  /** The numbers of players and, if the game has a balance report, its length in turns. */
  readonly facts: readonly Fact[];
  readonly aim: string;
  readonly material: string;
  /** A turn, in three sentences. */
  readonly steps: readonly string[];
  /** The position of the first picture that explains the game, otherwise the first one in which a player acts. */
  readonly position: AnyPosition;
}

/** Returns the overview of a game; `undefined` when its words have none. */
export function overviewOf({ plugin, teaching }: GamePackage, language: Language): GameOverview | undefined {
  const { game } = plugin;
  const words = wordsOf(game.id, language);
  if (!words.has("overview.aim")) return undefined;
  const picture = teaching?.pictures[0];
  return {
    facts: factsOf(plugin, language).filter(({ level }) => level === undefined),
    aim: words.text("overview.aim"),
    material: words.text("overview.material"),
    steps: ["1", "2", "3"].map((step) => words.text(`overview.steps.${step}`)),
    position: redactPosition(
      game,
      picture ? toDisplayedPicture(game, picture).position : firstPosition(game),
      "everyone",
    ),
  };
}
