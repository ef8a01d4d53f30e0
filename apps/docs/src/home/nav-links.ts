/** The links at the top of every page, with the ids of their titles. */
export const NAV_LINKS = [
  { path: "/play/", title: "site.home.nav.play" },
  { path: "/matches/", title: "site.home.nav.matches" },
  { path: "/games/", title: "site.home.nav.games" },
  { path: "/learn/", title: "site.home.nav.learn" },
  { path: "/puzzles/", title: "site.home.nav.puzzles" },
  { path: "/build/", title: "site.home.nav.build" },
] as const;
