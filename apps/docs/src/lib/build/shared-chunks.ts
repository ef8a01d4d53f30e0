/**
 * Modules that several pages load together; each group is bundled into one file, because each file costs a request and main-thread time at
 * startup. A group includes the imports of its modules, except those of an earlier group.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: (id: string) => boolean;
}

/** The modules of each group, relative to the root of the repository; those of dependencies by a part of their path. */
export const SHARED_MODULES: Readonly<Record<string, readonly string[]>> = {
  // for every page
  base: ["vite/preload-helper", "apps/docs/src/lib/links/links.ts"],
  // for every board
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
    "packages/core/src/scene/seat-name.ts",
  ],
  // for pictures drawn by scripts
  drawing: [
    "node_modules/preact/dist/",
    "packages/board/src/drawing.ts",
    "packages/board/src/scene-css.ts",
    "packages/core/src/scene/scene.ts",
    "packages/core/src/scene/material.ts",
    "packages/core/src/scene/plane-point.ts",
    "packages/board/src/spaces-at.ts",
    "packages/play/src/ui/next-task.ts",
  ],
  // small parts of play pages that other pages use, too
  parts: [
    "packages/core/src/result-text.ts",
    "packages/table/src/bots/analysis-state.ts",
    "packages/table/src/clipboard.ts",
    "packages/table/src/seat-after-chance.ts",
    "packages/table/src/visited-match.ts",
    "packages/live/src/client/find-server.ts",
    "packages/live/src/client/local-host.ts",
    "packages/play/src/match/chance.ts",
    "packages/play/src/match/chosen-options.ts",
    "packages/play/src/ui/fragment.ts",
    "packages/play/src/ui/page-parts.ts",
  ],
  // for the puzzle of the day, on the home page, too
  day: ["packages/play/src/puzzle/daily-puzzle.ts"],
  // the game of the home page
  pantarei: ["packages/pantarei/src/"],
  // for every match: its context, and storage of matches
  match: [
    "packages/core/src/context/index.ts",
    "packages/core/src/record/parse-link.ts",
    ...[
      "match",
      "log",
      "viewer",
      "player-names",
      "series",
      "seat-names",
      "displayed-match",
      "bots/occupant-title",
    ].map((name) => `packages/table/src/${name}.ts`),
    ...["delays", "occupants", "start-match", "against-bots", "visited-match", "link-seat"].map(
      (name) => `packages/play/src/match/${name}.ts`,
    ),
    ...["match-library", "match-lock", "stored-match"].map((name) => `packages/play/src/library/${name}.ts`),
    "packages/play/src/ui/record-file.ts",
  ],
  // views of play pages that other pages use, too
  views: [
    "node_modules/preact/jsx-runtime/",
    "node_modules/preact/hooks/",
    "packages/table/src/views/bot-face.tsx",
    "packages/table/src/views/clause-link.tsx",
    "packages/table/src/views/select-view.tsx",
    "packages/table/src/views/lazy-view.tsx",
  ],
  // last, because others share its imports; would be four files, because its variant has parts of it only
  sssnake: ["packages/sssnake/src/"],
};

/** Modules that only teach, edit or register a game: pages load them separately. */
const APART = /\/packages\/(?:pantarei|sssnake)\/src\/(?:teaching|examples|editor|plugin)/;

export const SHARED_CHUNKS: readonly ChunkGroup[] = Object.entries(SHARED_MODULES).map(([name, modules]) => ({
  name,
  test: (id) => modules.some((module) => id.includes(module)) && !APART.test(id),
}));
