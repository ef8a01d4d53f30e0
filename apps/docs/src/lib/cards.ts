import { fill, type Game, type Language, type Plugin, type Text } from "@serpentarium/core";
import { KINDS, CARD_WORDS as WORDS } from "./card-words.ts";
import { baseOf } from "./games.ts";
import { type Measures, measuresOf, roughly } from "./measures.ts";
import { hasReport, reportOn } from "./reports.ts";

/** A line of a card. */
export interface Fact {
  readonly name: string;
  readonly value: string;
  /** Of five, where it is a level. */
  readonly level?: number;
}

const isChance = ({ phases }: Game): boolean => Object.values(phases).some(({ kind }) => kind === "chance");

/** What kind of game it is: in its own words, as the variant that it is, or by what follows from its rules. */
export function kindOf(plugin: Plugin): Text {
  const { game } = plugin;
  const [own, base] = [KINDS[game.id], baseOf(plugin)];
  if (own) return own;
  if (base)
    return {
      en: fill(WORDS.variant, "en", { game: base.game.title }),
      fr: fill(WORDS.variant, "fr", { game: base.game.title }),
    };
  if (game.hidden) return WORDS.hidden;
  return isChance(game) ? WORDS.chance : WORDS.plain;
}

const numberOf = (language: Language, digits = 0) =>
  new Intl.NumberFormat(language, { maximumFractionDigits: digits });

const seatsFact = ({ seats: { min, max } }: Game, language: Language): Fact => ({
  name: WORDS.players[language],
  value: min === max ? String(min) : `${min}–${max}`,
});

function measuredFacts({ turns, choices, complexity }: Measures, language: Language): readonly Fact[] {
  const length = numberOf(language).format(roughly(turns));
  const some = numberOf(language, choices < 10 ? 1 : 0).format(choices);
  const why = choices > 1 ? fill(WORDS.choices, language, { choices: some }) : WORDS.noChoice[language];
  const level = fill(WORDS.level, language, { level: complexity });
  return [
    { name: WORDS.length[language], value: fill(WORDS.turns, language, { turns: length }) },
    { name: WORDS.complexity[language], value: `${level}, ${why}`, level: complexity },
  ];
}

/** What a card says of a game in figures; of one that was not measured only how many can play. */
export function factsOf({ game }: Plugin, language: Language): readonly Fact[] {
  const measures = hasReport(game.id) ? measuresOf(reportOn(game.id)) : undefined;
  return [seatsFact(game, language), ...(measures ? measuredFacts(measures, language) : [])];
}
