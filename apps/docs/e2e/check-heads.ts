import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";

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
  standsForCopy: (canonical: string, address: string) => boolean,
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
  if (alternates.size === 0) return standsForCopy(canonical, address) ? [] : ["no languages"];
  const own = attribute(/<html [^>]*>/.exec(html)?.[0] ?? "", "lang");
  return [
    ...(canonical === address ? [] : [`canonical ${canonical}`]),
    ...(alternates.get(own) === address ? [] : [`its own language at ${alternates.get(own)}`]),
    ...(alternates.get("x-default") === alternates.get("en") ? [] : ["no English by default"]),
    ...(alternates.get("fr") ? [] : ["no French"]),
  ];
}

/** Whether a page exists in English only and is also the canonical page of its French fallback. */
const isCanonicalOfFallback =
  (dist: string, root: string) =>
  (canonical: string, address: string): boolean => {
    const french = join(dist, "fr", canonical.slice(root.length), "index.html");
    const isOne = address === canonical || address === canonical.replace(root, `${root}fr/`);
    return (
      isOne && existsSync(french) && readFileSync(french, "utf8").includes(`"canonical" href="${canonical}"`)
    );
  };

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
    return [...counts, ...addressProblems(html, root + path, isCanonicalOfFallback(dist, root)), ...lost].map(
      (problem) => `/${path}: ${problem}`,
    );
  });
}
