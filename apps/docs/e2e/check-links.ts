import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, withoutBase } from "../src/lib/links/links.ts";

/** The links and anchors of a built page. */
interface BuiltPage {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Every page of a built site by its path, such as `/play/pantarei/index.html`. */
type BuiltPages = ReadonlyMap<string, BuiltPage>;

export interface LinkReport {
  readonly pages: number;
  readonly links: number;
  /** Each broken link, after the page that contains it. */
  readonly broken: readonly string[];
}

function parsePage(html: string): BuiltPage {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, (all) => all.slice(0, all.indexOf(">") + 1));
  const links = [...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return { links, ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)) };
}

const readPages = (dist: string): BuiltPages =>
  new Map(
    globSync("**/*.html", { cwd: dist }).map((file) => [
      `/${file.replaceAll("\\", "/")}`,
      parsePage(readFileSync(join(dist, file), "utf8")),
    ]),
  );

/** Whether a URL of this host resolves to a file of the site and to an anchor in it. */
function isResolved(address: URL, dist: string, base: string, pages: BuiltPages): boolean {
  const folder = folderOf(base);
  if (!address.pathname.startsWith(`${folder}/`)) return false;
  const path = decodeURI(withoutBase(address.pathname, base)).replace(/\/$/, "/index.html");
  const page = pages.get(path);
  const anchor = decodeURIComponent(address.hash.slice(1));
  // a fragment is an anchor or data for the page (`game=…&actions=…`)
  return page ? !anchor || anchor.includes("=") || page.ids.has(anchor) : existsSync(join(dist, path));
}

/** Checks every link, picture, script, style sheet and anchor of a site built for a base path. */
export function checkLinks(dist: string, base = "/"): LinkReport {
  const pages = readPages(dist);
  const site = "http://site";
  const all = [...pages].flatMap(([page, { links }]) => {
    const from = `${site}${folderOf(base)}${page.replace(/index\.html$/, "")}`;
    return links.map((link) => ({ page, link, address: new URL(link, from) }));
  });
  const internal = all.filter(({ address }) => address.origin === site);
  const broken = internal.filter(({ address }) => !isResolved(address, dist, base, pages));
  return {
    pages: pages.size,
    links: internal.length,
    broken: broken.map(({ page, link }) => `${page}: ${link}`),
  };
}
