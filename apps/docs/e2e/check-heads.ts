import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { isCopy, LANGUAGES, localeOf, withoutLanguage } from "../src/lib/words/languages.ts";

const attribute = (tag: string, name: string): string | undefined =>
  new RegExp(`\\s${name}="([^"]*)"`).exec(tag)?.[1];

/** Elements that a head must contain exactly once. */
const ONCE = {
  title: /<title>[^<]+<\/title>/g,
  description: /<meta name="description" content="[^"]+"/g,
  policy: /<meta http-equiv="content-security-policy"/gi,
} as const;

/** Whether a page is not indexed: the offline page and embeds. */
const isUnlisted = (html: string): boolean => /<meta name="robots" content="noindex"/.test(html);

function addressProblems(
  html: string,
  address: string,
  isWrittenIn: (language: string) => boolean,
): string[] {
  const links = [...html.matchAll(/<link [^>]*>/g)].map(([tag]) => tag);
  const of = (rel: string): string[] => links.filter((tag) => attribute(tag, "rel") === rel);
  const [canonical, ...more] = of("canonical").map((tag) => attribute(tag, "href"));
  const alternates = new Map(
    of("alternate")
      .filter((tag) => tag.includes(" hreflang="))
      .map((tag) => [attribute(tag, "hreflang"), attribute(tag, "href")]),
  );
  if (address.endsWith("/404.html"))
    return canonical || alternates.size > 0 ? ["an address on the error page"] : [];
  if (isUnlisted(html)) return [];
  if (!canonical || more.length > 0) return [`${of("canonical").length} canonical addresses`];
  if (of("manifest").length !== 1) return [`${of("manifest").length} manifests`];
  const own = attribute(/<html [^>]*>/.exec(html)?.[0] ?? "", "lang") ?? "";
  const written = LANGUAGES.filter(isWrittenIn);
  if (!isWrittenIn(own)) return written.length > 0 ? [] : ["a copy of no page"];
  if (alternates.size === 0) return written.length === 1 ? [] : ["no languages"];
  return [
    ...(alternates.get(own) === address ? [] : [`its own language at ${alternates.get(own)}`]),
    ...(alternates.get("x-default") === alternates.get("en") ? [] : ["no English by default"]),
    ...LANGUAGES.filter((language) => alternates.has(language) !== isWrittenIn(language)).map(
      (language) => `wrong about ${language}`,
    ),
  ];
}

/** Whether a page, by its path without a language, is written in a language; other languages may have copies of it. */
const isWritten = (dist: string, root: string, page: string, language: string): boolean => {
  const locale = localeOf(language);
  const path = locale === undefined ? page : `${locale}/${page}`;
  const file = join(dist, path, "index.html");
  return existsSync(file) && !isCopy(readFileSync(file, "utf8"), root + path);
};

/** Whether an inline script of a head comes after a style sheet: it waits for that, and all files named after it do, too. */
function hasWaitingScript(head: string): boolean {
  const sheet = head.search(/<link [^>]*rel="stylesheet"(?![^>]*media="print")/);
  return sheet >= 0 && /<script(?![^>]*\s(?:src|type)=)/.test(head.slice(sheet));
}

/** Finds problems in the heads of a built site; `root` is the URL of its home page. */
export function headProblems(dist: string, root: string): string[] {
  return globSync("**/*.html", { cwd: dist }).flatMap((file) => {
    const [html = ""] = readFileSync(join(dist, file), "utf8").split("<body");
    const path = file.replaceAll("\\", "/").replace(/index\.html$/, "");
    const counts = Object.entries(ONCE).flatMap(([name, found]) => {
      const count = html.match(found)?.length ?? 0;
      return count === 1 ? [] : [`${count} × ${name}`];
    });
    const lost = [...html.matchAll(/<link rel="alternate" hreflang[^>]* href="([^"]*)"/g)].flatMap(
      ([, to = ""]) => {
        const exists = to.startsWith(root) && existsSync(join(dist, to.slice(root.length), "index.html"));
        return exists ? [] : [`no page at ${to}`];
      },
    );
    const page = withoutLanguage(path);
    const isWrittenIn = (language: string): boolean => isWritten(dist, root, page, language);
    const waiting = hasWaitingScript(html) ? ["a script that waits for a style sheet"] : [];
    return [...counts, ...addressProblems(html, root + path, isWrittenIn), ...lost, ...waiting].map(
      (problem) => `/${path}: ${problem}`,
    );
  });
}
