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

test("adds the base to each path", () => {
  const paths = hostHeaders(MORE, "/serpentarium/").match(/^\/.*/gm) ?? [];
  expect(paths).toContain("/serpentarium/play/*");
  expect(paths.every((path) => path.startsWith("/serpentarium/"))).toBe(true);
});
