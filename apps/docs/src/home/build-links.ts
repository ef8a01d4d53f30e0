/** A link of the page for developers; its words are in `site.home.build.links`. */
export interface BuildLink {
  readonly path: string;
  readonly id: string;
}

export const FIRST_GUIDES: readonly BuildLink[] = [
  { path: "/guides/first-game/", id: "first-game" },
  { path: "/guides/variant-in-ten-minutes/", id: "variant" },
  { path: "/guides/use-a-game/", id: "use-a-game" },
];

/** Reference pages; the page omits those that this site does not have. */
export const REFERENCES: readonly BuildLink[] = [
  { path: "/packages/", id: "packages" },
  { path: "/tools/commands/", id: "commands" },
  { path: "/api/modules/", id: "api" },
  { path: "/games/pantarei/statechart/", id: "statechart" },
  { path: "/games/pantarei/balance/", id: "balance" },
  { path: "/tools/rows/", id: "rows" },
];

/** The command-line tools, with the ids of their descriptions. */
export const CLI_TOOLS = [
  { command: "npm create serpentarium", text: "site.home.build.commands.create" },
  { command: "npx serpentarium-workshop", text: "site.home.build.commands.workshop" },
  { command: "npx serpentarium lab", text: "site.home.build.commands.lab" },
] as const;
