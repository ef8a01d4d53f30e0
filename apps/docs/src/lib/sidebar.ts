import type { StarlightUserConfig } from "@astrojs/starlight/types";
import type { GamePlugin } from "@serpentarium/core";
import { BALANCE_MESSAGES } from "./balance-messages.ts";
import { gameText } from "./config-modules.ts";
import { hasReport } from "./reports.ts";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;
type Item = Sidebar[number];

const VARIANT_BADGE = { text: { en: "variant", fr: "variante" }, variant: "default" } as const;

/** The ids of the games that have pages of some kind. */
interface PagesOfGames {
  readonly lessons?: readonly string[];
  readonly puzzles?: readonly string[];
}

/** The link to the balance page of a game, if it has a report. */
const balancePage = (id: string): Item[] => {
  const { en: label, fr } = BALANCE_MESSAGES.label;
  return hasReport(id) ? [{ link: `/games/${id}/balance/`, label, translations: { fr } }] : [];
};

/** The links to the pages of a game. */
const gamePages = (id: string, { lessons = [], puzzles = [] }: PagesOfGames): Item[] => [
  { link: `/play/${id}/`, label: "Play", translations: { fr: "Jouer" } },
  ...(lessons.includes(id)
    ? [{ link: `/learn/${id}/`, label: "Learn", translations: { fr: "Apprendre" } }]
    : []),
  ...(puzzles.includes(id)
    ? [{ link: `/puzzles/${id}/`, label: "Puzzles", translations: { fr: "Énigmes" } }]
    : []),
  { link: `/games/${id}/`, label: "Rulebook", translations: { fr: "Livret de règles" } },
  { link: `/games/${id}/statechart/`, label: "Statechart", translations: { fr: "Diagramme d’états" } },
  ...balancePage(id),
];

/** The sidebar groups of some games, with variants nested below their base. */
export function gameItems(plugins: readonly GamePlugin[], pages: PagesOfGames = {}): Item[] {
  const ids = plugins.map(({ game }) => game.id);
  const isBelow = ({ game }: GamePlugin, id: string): boolean => game.variantOf?.id === id;
  const item = ({ game: { id } }: GamePlugin, isVariant: boolean): Item => ({
    label: gameText(id, "title", "en"),
    translations: { fr: gameText(id, "title", "fr") },
    ...(isVariant && { badge: VARIANT_BADGE, collapsed: true }),
    items: [
      ...gamePages(id, pages),
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
  "words",
  "test-a-game",
  "scenes-and-clicks",
  "chance-and-hidden-information",
  "choosing-at-the-same-time",
  "actions-with-numbers",
  "shapes-of-games",
  "turn-machines",
  "bots",
  "lab",
  "versions-and-records",
  "publish",
  "use-a-game",
  "embed",
  "live-matches",
  "your-server",
  "engine-protocol",
  "assistants",
] as const;

/**
 * The whole sidebar except the API group, which TypeDoc generates. The first group is for people who play, the others for
 * people who build; a page shows one or the other (`route-sidebar.ts`).
 */
export const createSidebar = (
  published: readonly GamePlugin[],
  examples: readonly GamePlugin[],
  pages: PagesOfGames,
): Sidebar => [
  {
    label: "Games",
    translations: { fr: "Jeux" },
    items: [
      { link: "/learn/", label: "All lessons", translations: { fr: "Toutes les leçons" } },
      { link: "/puzzles/", label: "All puzzles", translations: { fr: "Toutes les énigmes" } },
      { link: "/solved/", label: "Solved", translations: { fr: "Résolu" } },
      ...gameItems(published, pages),
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
    items: gameItems(examples, pages),
  },
];
