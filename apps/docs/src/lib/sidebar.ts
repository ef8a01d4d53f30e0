import type { StarlightUserConfig } from "@astrojs/starlight/types";

type Sidebar = NonNullable<StarlightUserConfig["sidebar"]>;

const game = (id: string, label: string, fr: string): Sidebar[number] => ({
  label,
  translations: { fr },
  items: [
    { link: `/play/${id}/`, label: "Play", translations: { fr: "Jouer" } },
    { slug: `games/${id}`, label: "Rulebook", translations: { fr: "Livret de règles" } },
    { link: `/games/${id}/statechart/`, label: "Statechart", translations: { fr: "Diagramme d’états" } },
  ],
});

/** Everything beside the pages but the API, which TypeDoc lists. */
export const sidebar: Sidebar = [
  {
    label: "Games",
    translations: { fr: "Jeux" },
    items: [
      game("pantarei", "Pantareï", "Pantareï"),
      game("ssserpent", "Ssserpent", "Ssserpent"),
      game("sssnake", "Sssnake", "Sssnake"),
      game("serpent-cartes", "Le serpent (cards)", "Le serpent (cartes)"),
    ],
  },
  {
    label: "Tools",
    translations: { fr: "Outils" },
    items: [{ link: "/tools/rows/", label: "Row explorer", translations: { fr: "Explorateur de rangées" } }],
  },
  { label: "Guides", items: ["guides/first-game", "guides/clauses-and-examples", "guides/use-a-game"] },
  {
    label: "Example games",
    translations: { fr: "Jeux d’exemple" },
    collapsed: true,
    items: [
      game("tic-tac-toe", "Tic-tac-toe", "Morpion"),
      game("connect-four", "Connect four", "Puissance 4"),
    ],
  },
];
