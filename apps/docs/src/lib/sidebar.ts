import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { Plugin } from "@serpentarium/core";
import { PUZZLE_GAMES } from "@serpentarium/puzzles";
import { BALANCE_MESSAGES } from "./balance-messages.ts";
import { hasReport } from "./reports.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;
type Item = Sidebar[number];

const VARIANT_BADGE = { text: { en: "variant", fr: "variante" }, variant: "default" } as const;

/** The link to the balance page of a game, if it has a report. */
const balancePage = (id: string): Item[] => {
  const { en: label, fr } = BALANCE_MESSAGES.label;
  return hasReport(id) ? [{ link: `/games/${id}/balance/`, label, translations: { fr } }] : [];
};

/** The link to the lesson of a game, if it has one. */
const lessonPage = (id: string, taught: readonly string[]): Item[] =>
  taught.includes(id) ? [{ link: `/learn/${id}/`, label: "Learn", translations: { fr: "Apprendre" } }] : [];

/** The link to the puzzles of a game, if it has some. */
const puzzlePage = (id: string): Item[] =>
  PUZZLE_GAMES.includes(id)
    ? [{ link: `/puzzles/${id}/`, label: "Puzzles", translations: { fr: "Énigmes" } }]
    : [];

/** The links to the pages of a game. */
const gamePages = (id: string, taught: readonly string[]): Item[] => [
  { link: `/play/${id}/`, label: "Play", translations: { fr: "Jouer" } },
  ...lessonPage(id, taught),
  ...puzzlePage(id),
  { link: `/games/${id}/`, label: "Rulebook", translations: { fr: "Livret de règles" } },
  { link: `/games/${id}/statechart/`, label: "Statechart", translations: { fr: "Diagramme d’états" } },
  ...balancePage(id),
];

/**
 * The sidebar groups of some games, with variants nested below their base.
 *
 * @param taught - the ids of the games that have a lesson
 */
export function gameItems(plugins: readonly Plugin[], taught: readonly string[] = []): Item[] {
  const ids = plugins.map(({ game }) => game.id);
  const isBelow = ({ game }: Plugin, id: string): boolean => game.variantOf?.id === id;
  const item = ({ game: { id, title } }: Plugin, isVariant: boolean): Item => ({
    label: title.en,
    translations: { fr: title.fr },
    ...(isVariant && { badge: VARIANT_BADGE, collapsed: true }),
    items: [
      ...gamePages(id, taught),
      ...plugins.filter((other) => isBelow(other, id)).map((other) => item(other, true)),
    ],
  });
  return plugins.filter((plugin) => !ids.some((id) => isBelow(plugin, id))).map((one) => item(one, false));
}

/** In the order in which an author needs them; those for users of a game are last. */
export const GUIDES = [
  "first-game",
  "variant-in-ten-minutes",
  "another-ground",
  "clauses-and-examples",
  "test-a-game",
  "scenes-and-clicks",
  "chance-and-hidden-information",
  "choosing-at-the-same-time",
  "turn-machines",
  "bots",
  "lab",
  "versions-and-records",
  "publish",
  "use-a-game",
  "embed",
  "live-matches",
  "engine-protocol",
  "assistants",
] as const;

/**
 * The whole sidebar except the API group, which TypeDoc generates. The first group is for people who play, the others for
 * people who build; a page shows one or the other (`route-sidebar.ts`).
 *
 * @param taught - the ids of the games that have a lesson
 */
export const createSidebar = (
  published: readonly Plugin[],
  examples: readonly Plugin[],
  taught: readonly string[],
): Sidebar => [
  {
    label: "Games",
    translations: { fr: "Jeux" },
    items: [
      { link: "/learn/", label: "All lessons", translations: { fr: "Toutes les leçons" } },
      { link: "/puzzles/", label: "All puzzles", translations: { fr: "Toutes les énigmes" } },
      ...gameItems(published, taught),
      { link: "/tools/rows/", label: "Row explorer", translations: { fr: "Explorateur de rangées" } },
      { link: "/glossary/", label: "Glossary", translations: { fr: "Glossaire" } },
    ],
  },
  {
    label: "Tools",
    translations: { fr: "Outils" },
    items: [
      { link: "/tools/commands/", label: "Command line", translations: { fr: "Ligne de commande" } },
      { link: "/packages/", label: "Packages", translations: { fr: "Paquets" } },
    ],
  },
  { label: "Guides", items: GUIDES.map((name) => `guides/${name}`) },
  {
    label: "Example games",
    translations: { fr: "Jeux d’exemple" },
    collapsed: true,
    items: gameItems(examples, taught),
  },
];
