import { describe, expect, test } from "vitest";
import { hasMarkdown, llmsText, pageMarkdown } from "../src/lib/build/markdown-pages.ts";

const address = new URL("https://example.org/games/nim/");
const page = (main: string): string =>
  `<html><body><nav>Menu</nav><main class="x">${main}</main></body></html>`;

describe("the Markdown of a page", () => {
  test("is the main part without what only a browser uses", () => {
    const main = `<h1>Nim</h1><p hidden>later</p><script>a</script><button>Try it</button><p>Take <em>some</em>.</p>`;
    expect(pageMarkdown(page(main), address)).toBe("# Nim\n\nTake *some*.\n");
  });

  test("has the permanent links of clauses, and absolute links", () => {
    const main = `<h3 id="take.some">Take some</h3><a class="sl-anchor-link" href="#take.some"><span>§</span> <span>Permanent link</span></a><p>See <a href="/glossary/">the words</a> and <a href="#take.some">the rule</a>.</p>`;
    const markdown = pageMarkdown(page(main), address);
    expect(markdown).toContain("[#take.some](https://example.org/games/nim/#take.some)");
    expect(markdown).toContain("[the words](https://example.org/glossary/)");
    expect(markdown).toContain("[the rule](https://example.org/games/nim/#take.some)");
  });

  test("has the descriptions of drawings, and no icons", () => {
    const main = `<svg class="serpent-scene"><title>A heap</title><desc>Three matches</desc><g><svg></svg></g></svg><p>A<svg><path d=""/></svg>B</p>`;
    expect(pageMarkdown(page(main), address)).toBe("*A heap. Three matches*\n\nAB\n");
  });

  test("has code with its lines and its language", () => {
    const line = (code: string): string =>
      `<div class="ec-line"><div class="code"><span style="--0:#fff">${code}</span></div></div>`;
    const main = `<pre data-language="ts" class="wrap"><code>${line("const a = 1 &lt; 2;")}${line("a;")}</code></pre>`;
    expect(pageMarkdown(page(main), address)).toBe("```ts\nconst a = 1 < 2;\na;\n```\n");
  });
});

test("boards and the error page have no Markdown", () => {
  const paths = [
    "",
    "fr/",
    "games/nim/",
    "fr/guides/lab/",
    "api/core/",
    "play/nim/",
    "fr/embed/nim/",
    "404.html",
  ];
  expect(paths.filter(hasMarkdown)).toEqual(["", "fr/", "games/nim/", "fr/guides/lab/", "api/core/"]);
});

test("llms.txt lists English pages by section with their descriptions", () => {
  const pageAt = (path: string, title: string) => ({
    path,
    html: `<meta name="description" content="All about ${title}"><h1 id="_top">${title}<wbr></h1>`,
    address: new URL(path, "https://example.org/"),
  });
  const text = llmsText([
    pageAt("", "Home"),
    pageAt("fr/games/nim/", "Nim en français"),
    pageAt("games/nim/", "Nim"),
    pageAt("guides/lab/", "The lab"),
  ]);
  expect(text).toContain("## Rulebooks\n\n- [Nim](https://example.org/games/nim/index.md): All about Nim\n");
  expect(text).toContain("## Guides\n\n- [The lab](https://example.org/guides/lab/index.md)");
  expect(text).toContain("https://example.org/fr/");
  expect(text).not.toContain("en français");
});
