/** The large links of the home page to the main sections, with the ids of their words. */
export const ENTRY_LINKS = [
  { path: "/play/", title: "site.home.entries.play.title", text: "site.home.entries.play.text" },
  { path: "/learn/", title: "site.home.entries.learn.title", text: "site.home.entries.learn.text" },
  { path: "/games/", title: "site.home.entries.games.title", text: "site.home.entries.games.text" },
] as const;
