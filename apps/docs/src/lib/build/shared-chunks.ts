/**
 * Modules that several pages load together, each group bundled into one file: every file of its own costs a request, and time of
 * the main thread before the page is live. A group also takes what its modules import, except what is in a group before it.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/** The modules of each group, from the root of the repository; those of dependencies by a part of their path. */
export const SHARED_MODULES: Readonly<Record<string, readonly string[]>> = {
  // every page
  base: ["vite/preload-helper", "apps/docs/src/lib/links/links.ts"],
  // every board
  core: [
    ...[
      "table",
      "with-fallback",
      "failure",
      "deep-freeze",
      "event",
      "outcome",
      "playout",
      "random",
      "viewer",
    ].map((name) => `packages/core/src/${name}.ts`),
    ...["with-choice", "play", "game", "options/options", "record/record", "record/link"].map(
      (name) => `packages/core/src/${name}.ts`,
    ),
    ...["position", "codec", "value", "list", "outcome", "seat"].map(
      (name) => `packages/core/src/notation/${name}.ts`,
    ),
    "packages/core/src/words/no-words.ts",
  ],
  // every picture that a script draws
  drawing: [
    "node_modules/preact/dist/",
    "packages/board/src/drawing.ts",
    "packages/board/src/scene-css.ts",
    "packages/core/src/scene/scene.ts",
    "packages/play/src/ui/next-task.ts",
  ],
  // small parts of play pages that other pages have, too
  parts: [
    "packages/table/src/clipboard.ts",
    "packages/live/src/client/find-server.ts",
    "packages/live/src/client/local-host.ts",
    "packages/play/src/match/chosen-options.ts",
    "packages/play/src/ui/fragment.ts",
  ],
  // the game of the home page
  pantarei: ["packages/pantarei/src/"],
  // every match: the turn machine, and how a match is stored
  match: [
    "packages/core/src/turn/index.ts",
    "packages/core/src/record/parse-link.ts",
    ...["match", "log", "player-names", "series", "seat-names", "displayed-match", "bots/occupant-title"].map(
      (name) => `packages/table/src/${name}.ts`,
    ),
    ...["match", "start-match", "against-bots", "visited-match", "link-seat"].map(
      (name) => `packages/play/src/match/${name}.ts`,
    ),
    ...["match-library", "match-lock", "stored-match"].map((name) => `packages/play/src/library/${name}.ts`),
    "packages/play/src/ui/record-file.ts",
  ],
  // the views of other pages that play pages have, too
  views: [
    "node_modules/preact/jsx-runtime/",
    "node_modules/preact/hooks/",
    "packages/table/src/views/clause-link.tsx",
    "packages/table/src/views/select-view.tsx",
  ],
};

/** What only teaches, edits or registers a game: pages load it apart. */
const APART = /\/packages\/pantarei\/src\/(?:teaching|examples|editor|plugin)/;

export const SHARED_CHUNKS: readonly ChunkGroup[] = Object.entries(SHARED_MODULES).map(([name, modules]) => ({
  name,
  test: (id) => modules.some((module) => id.includes(module)) && !APART.test(id),
}));
