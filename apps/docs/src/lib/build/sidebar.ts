import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { GamePlugin } from "@serpentarium/core";
import { GUIDES } from "../api/guides.ts";
import { hasReport } from "../game-pages/reports.ts";
import { SOURCE_LANGUAGE } from "../links/links.ts";
import { LANGUAGES, type Language, OTHER_LANGUAGES } from "../words/languages.ts";
import { gameText, platformWords } from "./config-modules.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;
type Item = Sidebar[number];

const labelled = (id: string) => ({
  label: platformWords(SOURCE_LANGUAGE).text(id),
  translations: inLanguages(OTHER_LANGUAGES, (language) => platformWords(language).text(id)),
});

const inLanguages = (
  languages: readonly Language[],
  textIn: (language: Language) => string,
): Record<Language, string> => Object.fromEntries(languages.map((language) => [language, textIn(language)]));

const variantBadge = () =>
  ({
    text: inLanguages(LANGUAGES, (language) => platformWords(language).text("site.sidebar.variant")),
    variant: "default",
  }) as const;

/** The ids of the games that have pages of some kind. */
interface PagesOfGames {
  readonly lessons?: readonly string[];
  readonly puzzles?: readonly string[];
}

/** The link to the balance page of a game, if it has a report. */
const balancePage = (id: string): Item[] =>
  hasReport(id) ? [{ link: `/games/${id}/balance/`, ...labelled("site.balance.label") }] : [];

/** The links to the pages of a game. */
const gamePages = (id: string, { lessons = [], puzzles = [] }: PagesOfGames): Item[] => [
  { link: `/play/${id}/`, ...labelled("site.sidebar.play") },
  ...(lessons.includes(id) ? [{ link: `/learn/${id}/`, ...labelled("site.sidebar.learn") }] : []),
  ...(puzzles.includes(id) ? [{ link: `/puzzles/${id}/`, ...labelled("site.sidebar.puzzles") }] : []),
  { link: `/games/${id}/`, ...labelled("site.sidebar.rulebook") },
  { link: `/games/${id}/statechart/`, ...labelled("site.sidebar.statechart") },
  ...balancePage(id),
];

/** The sidebar groups of some games, with variants nested below their base. */
export function gameItems(plugins: readonly GamePlugin[], pages: PagesOfGames = {}): Item[] {
  const ids = plugins.map(({ game }) => game.id);
  const isBelow = ({ game }: GamePlugin, id: string): boolean => game.variantOf?.id === id;
  const item = ({ game: { id } }: GamePlugin, isVariant: boolean): Item => ({
    label: gameText(id, "title", SOURCE_LANGUAGE),
    translations: inLanguages(OTHER_LANGUAGES, (language) => gameText(id, "title", language)),
    ...(isVariant && { badge: variantBadge(), collapsed: true }),
    items: [
      ...gamePages(id, pages),
      ...plugins.filter((other) => isBelow(other, id)).map((other) => item(other, true)),
    ],
  });
  return plugins.filter((plugin) => !ids.some((id) => isBelow(plugin, id))).map((one) => item(one, false));
}

/**
 * The whole sidebar except the API group, which TypeDoc generates. The first group is for players, the others for developers; a page shows
 * one of the two (`route-sidebar.ts`).
 */
export const createSidebar = (
  published: readonly GamePlugin[],
  examples: readonly GamePlugin[],
  pages: PagesOfGames,
): Sidebar => [
  {
    ...labelled("site.sidebar.games"),
    items: [
      { link: "/learn/", ...labelled("site.sidebar.lessons") },
      { link: "/puzzles/", ...labelled("site.sidebar.all-puzzles") },
      { link: "/solved/", ...labelled("site.sidebar.solved") },
      ...gameItems(published, pages),
      { link: "/tools/rows/", ...labelled("site.sidebar.rows") },
      { link: "/glossary/", ...labelled("site.sidebar.glossary") },
    ],
  },
  {
    ...labelled("site.sidebar.tools"),
    items: [
      { link: "/tools/commands/", ...labelled("site.sidebar.commands") },
      { link: "/packages/", ...labelled("site.sidebar.packages") },
    ],
  },
  { ...labelled("site.sidebar.guides"), items: GUIDES.map((name) => `guides/${name}`) },
  {
    ...labelled("site.sidebar.examples"),
    collapsed: true,
    items: gameItems(examples, pages),
  },
];
