import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { markdownToHtml, mdxToJs } from "satteri";
import { describe, expect, test } from "vitest";
import { deploymentOf } from "../src/lib/build/deployment.ts";
import { baseLinks } from "../src/lib/links/base-links.ts";
import { href, withBase, withoutBase } from "../src/lib/links/links.ts";

describe("addresses below a base path", () => {
  test.each([
    ["/games/sssnake/#move", "/serpentarium/games/sssnake/#move"],
    ["/", "/serpentarium/"],
    ["#move", "#move"],
    ["", ""],
    ["../sssnake/", "../sssnake/"],
    ["//example.org/", "//example.org/"],
    ["https://example.org/", "https://example.org/"],
  ])("%s becomes %s", (path, address) => {
    expect(withBase(path, "/serpentarium")).toBe(address);
    expect(withBase(path, "/serpentarium/")).toBe(address);
    expect(withBase(path, "/")).toBe(path);
  });

  test("without a base, an address is its path", () => {
    expect(href("/play/pantarei/")).toBe("/play/pantarei/");
    expect(withoutBase("/play/pantarei/")).toBe("/play/pantarei/");
  });

  test.each([
    ["/serpentarium/play/", "/play/"],
    ["/serpentarium/", "/"],
    ["/serpentarium", "/"],
    ["/serpentarium-old/play/", "/serpentarium-old/play/"],
  ])("%s is the page %s", (address, path) => {
    expect(withoutBase(address, "/serpentarium")).toBe(path);
  });
});

test("no component links from the root of the host without the base", () => {
  const root = join(import.meta.dirname, "../src");
  const files = globSync("**/*.{astro,ts,tsx}", { cwd: root });
  expect(files.length).toBeGreaterThan(100);
  // such as href="/games/" or src={`/icons/${name}`}, to which no base is added
  const forgotten = /\b(?:href|src|action)=(?:"\/(?!\/)|\{["'`]\/(?!\/))/;
  expect(files.filter((file) => forgotten.test(readFileSync(join(root, file), "utf8")))).toEqual([]);
});

describe("deployment", () => {
  test("is at the root of localhost by default", () => {
    expect(deploymentOf({})).toEqual({ site: "http://localhost:4321", base: "/" });
    expect(deploymentOf({ SITE_URL: "", BASE_PATH: "" })).toEqual(deploymentOf({ BASE_PATH: "/" }));
  });

  test.each(["serpentarium", "/serpentarium", "/serpentarium/"])("has the base %s", (path) => {
    expect(deploymentOf({ SITE_URL: "https://example.org", BASE_PATH: path })).toEqual({
      site: "https://example.org",
      base: "/serpentarium",
    });
  });
});

describe("links in Markdown", () => {
  const options = { hastPlugins: [baseLinks("/serpentarium")] };

  test("get the base if they are root-relative", async () => {
    const { html } = await markdownToHtml(
      "[a](/games/) ![b](/b.svg) [c](#here) [d](https://example.org/)",
      options,
    );
    expect([...html.matchAll(/(?:href|src)="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      "/serpentarium/games/",
      "/serpentarium/b.svg",
      "#here",
      "https://example.org/",
    ]);
  });

  test("in JSX get the base, too, except those of the site's own components", async () => {
    const text =
      'Here <a href="/games/">a</a>\n\n<LinkCard title="b" href="/play/" />\n\n<Door href="/learn/" />';
    const { code } = await mdxToJs(text, options);
    expect([...code.matchAll(/href: "([^"]*)"/g)].map(([, address]) => address)).toEqual([
      "/serpentarium/games/",
      "/serpentarium/play/",
      "/learn/",
    ]);
  });
});
