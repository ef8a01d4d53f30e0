import { describe, expect, test } from "vitest";
import { policyFor, withPolicy } from "../src/lib/build/content-security-policy.ts";

/** The sources that a policy allows a directive. */
const sources = (html: string, directive: string): string[] =>
  (
    policyFor(html)
      .split("; ")
      .find((line) => line.startsWith(`${directive} `)) ?? ""
  )
    .split(" ")
    .slice(1);

// openssl dgst -sha256 -binary | base64
const HASHES = {
  "alert(1)": "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
  "": "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
};

describe("the policy of a page", () => {
  test("allows inline scripts by their hash, once each", () => {
    const html = `<script>alert(1)</script><script type="module">alert(1)</script><script></script>`;
    expect(sources(html, "script-src")).toEqual(["'self'", HASHES["alert(1)"], HASHES[""]]);
  });

  test("has no hash for external scripts", () => {
    expect(sources(`<script src="/a.js"></script>`, "script-src")).toEqual(["'self'"]);
  });

  test("allows WebAssembly only with the search", () => {
    const search = `<div id="starlight__search"></div>`;
    expect(sources(search, "script-src")).toEqual(["'self'", "'wasm-unsafe-eval'"]);
  });

  test("allows inline style sheets by their hash, and style attributes", () => {
    expect(sources("<style>alert(1)</style>", "style-src-elem")).toEqual(["'self'", HASHES["alert(1)"]]);
    expect(sources("", "style-src-attr")).toEqual(["'unsafe-inline'"]);
  });

  test("allows no other origins and no unhashed scripts", () => {
    expect(policyFor("")).not.toMatch(/https?:|\*|unsafe-eval/);
    expect(policyFor("", "https://live.example.org")).toContain(
      "connect-src 'self' https://live.example.org;",
    );
    expect(sources("", "script-src")).not.toContain("'unsafe-inline'");
    expect(sources("", "default-src")).toEqual(["'none'"]);
  });
});

test("inserts the policy after the charset and before the first script", () => {
  const html = withPolicy(
    `<!DOCTYPE html><html><head><meta charset="utf-8"/><script>alert(1)</script></head></html>`,
  );
  expect(html).toMatch(
    /^<!DOCTYPE html><html><head><meta charset="utf-8"\/><meta http-equiv="content-security-policy" content="[^"]+"><script>[^<]*trustedTypes.*<\/script><script>alert\(1\)<\/script><\/head><\/html>$/s,
  );
});

test("the Trusted Types policy allows own script URLs and search marks only", () => {
  const html = withPolicy("<html><head></head></html>");
  const [, policy = ""] = /content="([^"]+)"/.exec(html) ?? [];
  const [, script = ""] = /<script>(.*)<\/script>/s.exec(html) ?? [];
  expect(policy).toContain("; require-trusted-types-for 'script'; trusted-types default");
  let rules: Readonly<Record<string, (text: string) => string | null>> = {};
  const createPolicy = (name: string, made: typeof rules) => {
    expect(name).toBe("default");
    rules = made;
  };
  const location = { href: "https://example.org/play/", origin: "https://example.org" };
  new Function("globalThis", "location", script)({ trustedTypes: { createPolicy } }, location);
  const { createHTML, createScriptURL } = rules;
  for (const url of ["/worker.js", "worker.js", "https://example.org/worker.js"]) {
    expect(createScriptURL?.(url)).toBe(url);
  }
  for (const url of [
    "https://example.com/worker.js",
    "//example.com/w.js",
    "data:text/javascript,1",
    "blob:1",
  ]) {
    expect(createScriptURL?.(url), url).toBeNull();
  }
  expect(createHTML?.("two <mark>pieces.</mark> &lt;b>")).toBe("two <mark>pieces.</mark> &lt;b>");
  for (const text of [
    "<img src=x onerror=1>",
    "<mark onclick=1>",
    "<MARK/>",
    "<!-- -->",
    "<marks>",
    "</b>",
  ]) {
    expect(createHTML?.(text), text).toBeNull();
  }
});

test("throws for a page without a head", () => {
  expect(() => withPolicy("<p>")).toThrow("a page without a head");
});
