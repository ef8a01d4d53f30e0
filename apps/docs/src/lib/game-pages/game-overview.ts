import { type AnyPosition, type GamePlugin, redactPosition } from "@serpentarium/core";
import type { Language } from "../words/languages.ts";
import { wordsOf } from "../words/words.ts";
import { type Fact, factsOf } from "./card-facts.ts";
import { firstPosition } from "./first-position.ts";

/** What a table needs to know of a game before it plays. */
export interface GameOverview {
  /** The numbers of players and, if the game has a balance report, its length in turns. */
  readonly facts: readonly Fact[];
  readonly aim: string;
  readonly material: string;
  /** A turn, in three sentences. */
  readonly steps: readonly string[];
  /** The first position in which a player acts, as all players see it. */
  readonly position: AnyPosition;
}

/** Returns the overview of a game; `undefined` when its words have none. */
export function overviewOf(plugin: GamePlugin, language: Language): GameOverview | undefined {
  const { game } = plugin;
  const words = wordsOf(game.id, language);
  if (!words.has("overview.aim")) return undefined;
  return {
    facts: factsOf(plugin, language).filter(({ level }) => level === undefined),
    aim: words.text("overview.aim"),
    material: words.text("overview.material"),
    steps: ["1", "2", "3"].map((step) => words.text(`overview.steps.${step}`)),
    position: redactPosition(game, firstPosition(game), "everyone"),
  };
}
