import type { Game, GamePlugin, Words } from "@serpentarium/core";
import { baseOf } from "../registry/games.ts";
import type { Language } from "../words/languages.ts";
import { gameText, wordsOf } from "../words/words.ts";
import { type GameMeasures, measuresOf, roundTurns } from "./game-measures.ts";
import { hasReport, loadReport } from "./reports.ts";

/** A line of a game card. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** From 1 to 5, if the fact is a level. */
  readonly level?: number;
}

const hasChancePhase = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** A short description of a game: its own, “Variant of …”, or one derived from its rules. */
export function kindOf(plugin: GamePlugin, language: Language): string {
  const { game } = plugin;
  const base = baseOf(plugin)?.game;
  const words = wordsOf(game.id, language);
  const summary = words.has("summary") ? words.text("summary") : undefined;
  // a variant inherits the summary of its base
  if (summary !== undefined && !(base && summary === gameText(base.id, "summary", language))) return summary;
  if (base) return words.text("site.cards.variant", { game: gameText(base.id, "title", language) });
  if (game.hidden) return words.text("site.cards.hidden");
  return words.text(hasChancePhase(game) ? "site.cards.chance" : "site.cards.plain");
}

const seatsFact = ({ seats: { min, max } }: Game, words: Words): Fact => ({
  name: words.text("site.cards.players"),
  value: min === max ? String(min) : new Intl.NumberFormat(words.language).formatRange(min, max),
});

function measuredFacts({ turns, choices, complexity }: GameMeasures, words: Words): readonly Fact[] {
  const rounded = choices < 10 ? Math.round(choices * 10) / 10 : Math.round(choices);
  return [
    {
      name: words.text("site.cards.length"),
      value: words.text("site.cards.turns", { turns: roundTurns(turns) }),
    },
    {
      name: words.text("site.cards.complexity"),
      value:
        choices > 1
          ? words.text("site.cards.choices", { level: complexity, choices: rounded })
          : words.text("site.cards.no-choice", { level: complexity }),
      level: complexity,
    },
  ];
}

/** The facts of a game's card; without a balance report, only the number of players. */
export function factsOf({ game }: GamePlugin, language: Language): readonly Fact[] {
  const measures = hasReport(game.id) ? measuresOf(loadReport(game.id)) : undefined;
  const words = wordsOf(game.id, language);
  return [seatsFact(game, words), ...(measures ? measuredFacts(measures, words) : [])];
}
