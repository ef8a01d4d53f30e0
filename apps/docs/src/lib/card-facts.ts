import type { Game, GamePlugin } from "@serpentarium/core";
import { CARD_MESSAGES as MESSAGES } from "./card-messages.ts";
import { type GameMeasures, measuresOf, roundTurns } from "./game-measures.ts";
import { baseOf } from "./games.ts";
import { hasReport, loadReport } from "./reports.ts";
import { formatText, type Language, type SiteText } from "./site-text.ts";
import { gameTexts, wordsOf } from "./words.ts";

/** A line of a game card. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** From 1 to 5, when the fact is a level. */
  readonly level?: number;
}

const hasChancePhase = ({ phases }: Game): boolean =>
  Object.values(phases).some(({ kind }) => kind === "chance");

/** A short description of a game: its own, “Variant of …”, or one derived from its rules. */
export function kindOf(plugin: GamePlugin): SiteText {
  const { game } = plugin;
  const base = baseOf(plugin);
  const [own, inherited] = [game, base?.game].map((one) => one && gameTexts(one.id, "summary"));
  const hasSummary = wordsOf(game.id, "en").has("summary");
  // a variant inherits the summary of its base
  if (own && hasSummary && own.en !== inherited?.en) return own;
  if (base) {
    const title = gameTexts(base.game.id, "title");
    return {
      en: formatText(MESSAGES.variant, "en", { game: title }),
      fr: formatText(MESSAGES.variant, "fr", { game: title }),
    };
  }
  if (game.hidden) return MESSAGES.hidden;
  return hasChancePhase(game) ? MESSAGES.chance : MESSAGES.plain;
}

const numberFormat = (language: Language, digits = 0) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits });

const seatsFact = ({ seats: { min, max } }: Game, language: Language): Fact => ({
  name: MESSAGES.players[language],
  value: min === max ? String(min) : `${min}–${max}`,
});

function measuredFacts({ turns, choices, complexity }: GameMeasures, language: Language): readonly Fact[] {
  const length = numberFormat(language).format(roundTurns(turns));
  const average = numberFormat(language, choices < 10 ? 1 : 0).format(choices);
  const choicesText =
    choices > 1 ? formatText(MESSAGES.choices, language, { choices: average }) : MESSAGES.noChoice[language];
  const level = formatText(MESSAGES.level, language, { level: complexity });
  return [
    { name: MESSAGES.length[language], value: formatText(MESSAGES.turns, language, { turns: length }) },
    { name: MESSAGES.complexity[language], value: `${level}, ${choicesText}`, level: complexity },
  ];
}

/** The facts of a game's card; without a balance report, only the number of players. */
export function factsOf({ game }: GamePlugin, language: Language): readonly Fact[] {
  const measures = hasReport(game.id) ? measuresOf(loadReport(game.id)) : undefined;
  return [seatsFact(game, language), ...(measures ? measuredFacts(measures, language) : [])];
}
