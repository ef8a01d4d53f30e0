import { expect, test } from "vitest";
import { preparePage } from "../src/lib/build/search-pages.ts";

const html = (body: string) =>
  `<header><h1>Site</h1></header><main lang="en" data-pagefind-body>${body}</main>`;
const mainOf = (page: string, body = "") => preparePage(html(body), page);

test.each([
  ["index.html", "For:Players", 1],
  ["games/pantarei/index.html", "For:Players", 1],
  ["fr/learn/sssnake/index.html", "Pour:Jouer", 1],
  ["tools/rows/index.html", "For:Players", 0.3],
  ["games/pantarei/balance/index.html", "For:Players", 0.1],
  ["guides/bots/index.html", "For:Builders", 0.6],
  ["fr/api/serpentarium/core/index.html", "Pour:Créer", 0.1],
])("%s is found %s, with weight %d", (page, filter, weight) => {
  expect(mainOf(page)).toContain(
    `data-pagefind-body data-pagefind-filter="${filter}" data-pagefind-weight="${weight}"`,
  );
});

test("weighs headings of a page like its text, and only in its body", () => {
  expect(mainOf("api/a/index.html", "<h2>Name</h2>")).toContain('<h2 data-pagefind-weight="0.6');
  expect(mainOf("api/a/index.html")).toContain("<h1>Site</h1>");
  expect(mainOf("games/pantarei/index.html", "<h2>Name</h2>")).toContain("<h2>Name</h2>");
});

test("keeps words of neighbouring elements apart", () => {
  const row = mainOf("index.html", "<tr><th>State</th><th>Who acts</th></tr><p>(<code>a</code>, b)</p>");
  expect(row).toContain("<th>State</th> <th>Who acts</th></tr>");
  expect(row).toContain("(<code>a</code>, b)");
  const code = "<pre><span>f</span><span>(x)</span></pre>";
  expect(mainOf("index.html", code)).toContain(code);
});
