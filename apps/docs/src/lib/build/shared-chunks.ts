/**
 * Modules that several pages load together, each group bundled into one file: every file of its own costs a request, and time of
 * the main thread before the page is live. A group also takes what its modules import, except what is in a group before it.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
}

const group = (name: string, ...files: readonly RegExp[]): ChunkGroup => ({
  name,
  test: new RegExp(files.map(({ source }) => `(?:${source})`).join("|")),
});

export const SHARED_CHUNKS: readonly ChunkGroup[] = [
  // every page
  group(
    "base",
    /vite\/preload-helper/,
    /docs\/src\/lib\/links\/links\.ts$/,
    /packages\/core\/src\/text\.ts$/,
  ),
  // every board
  group(
    "core",
    /packages\/core\/src\/(?:table|with-fallback|failure|deep-freeze|event|outcome|playout|random|viewer|with-choice|play|game)\.ts$/,
    /packages\/core\/src\/(?:options\/options|record\/record|record\/link|notation\/position)\.ts$/,
    /packages\/core\/src\/notation\/(?:codec|value|list|outcome|seat)\.ts$/,
    /packages\/core\/src\/words\/no-words\.ts$/,
  ),
  // every picture that a script draws
  group(
    "drawing",
    /node_modules\/preact\/dist\//,
    /packages\/board\/src\/(?:drawing|scene-css)\.ts$/,
    /packages\/core\/src\/scene\/scene\.ts$/,
    /packages\/play\/src\/ui\/next-task\.ts$/,
  ),
  // small parts of play pages that other pages have, too
  group(
    "parts",
    /packages\/table\/src\/clipboard\.ts$/,
    /packages\/live\/src\/client\/(?:find-server|local-host)\.ts$/,
    /packages\/play\/src\/(?:match\/chosen-options|ui\/fragment)\.ts$/,
  ),
  // the game of the home page
  group("pantarei", /packages\/pantarei\/src\/(?!teaching|examples|editor|plugin)/),
  // every match: the turn machine, and how a match is stored
  group(
    "match",
    /packages\/core\/src\/(?:turn\/index|record\/parse-link)\.ts$/,
    /packages\/table\/src\/(?:match|log|player-names|series|seat-names|displayed-match|bots\/occupant-title)\.ts$/,
    /packages\/play\/src\/match\/(?:match|start-match|against-bots|visited-match|link-seat)\.ts$/,
    /packages\/play\/src\/library\/(?:match-library|match-lock|stored-match)\.ts$/,
    /packages\/play\/src\/ui\/record-file\.ts$/,
  ),
  // the views of other pages that play pages have, too
  group(
    "views",
    /node_modules\/preact\/(?:jsx-runtime|hooks)\//,
    /packages\/table\/src\/views\/(?:clause-link|select-view)\.tsx$/,
  ),
];
