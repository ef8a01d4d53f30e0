import { expect, test } from "vitest";
import { hostHeaders } from "../src/lib/build/host-headers.ts";
import { OTHER_LANGUAGES } from "../src/lib/words/languages.ts";

const PAGES = ["404.html", "embed/pantarei/index.html", "fr/embed/pantarei/index.html", "fr/index.html"];
const MORE = ["fr/play/pantarei/index.html", "games/a/index.html", "index.html", "play/pantarei/index.html"];

test("only embeds may be framed by other sites", () => {
  const blocks = hostHeaders([...PAGES, ...MORE], "/")
    .trim()
    .split("\n\n");
  const unframed = blocks.filter((block) => block.includes("frame-ancestors 'self'"));
  expect(unframed.map((block) => block.split("\n")[0])).toEqual([
    "/",
    "/index.html",
    "/404.html",
    ...OTHER_LANGUAGES.flatMap((tag) => [`/${tag}/`, `/${tag}/index.html`]),
    "/fr/play/*",
    "/games/*",
    "/play/*",
  ]);
  expect(blocks.find((block) => block.startsWith("/embed/*"))).toContain("Access-Control-Allow-Origin: *");
});

test("the pages for playing, and the scripts of their workers, are isolated", () => {
  const blocks = hostHeaders([...PAGES, ...MORE], "/")
    .trim()
    .split("\n\n");
  const pathsWith = (header: string) =>
    blocks.filter((block) => block.includes(header)).map((block) => block.split("\n")[0]);
  expect(pathsWith("Cross-Origin-Opener-Policy: same-origin")).toEqual(["/fr/play/*", "/play/*"]);
  expect(pathsWith("Cross-Origin-Embedder-Policy: require-corp")).toEqual([
    "/fr/play/*",
    "/play/*",
    "/_astro/*",
    "/pagefind/*",
  ]);
});

test("adds the base to each path", () => {
  const paths = hostHeaders(MORE, "/serpentarium/").match(/^\/.*/gm) ?? [];
  expect(paths).toContain("/serpentarium/play/*");
  expect(paths.every((path) => path.startsWith("/serpentarium/"))).toBe(true);
});
