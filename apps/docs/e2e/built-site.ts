import { existsSync, globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { folderOf, withoutBase } from "../src/lib/links.ts";

/** A page of a built site: where it leads, and where one can land on it. */
interface BuiltPage {
  readonly links: readonly string[];
  readonly ids: ReadonlySet<string>;
}

/** Every page of a built site by its path, such as `/play/pantarei/index.html`. */
type BuiltPages = ReadonlyMap<string, BuiltPage>;

/** Where the links of a built site lead. */
export interface Followed {
  readonly pages: number;
  readonly links: number;
  /** Each link that leads nowhere, and the page that it stands on. */
  readonly broken: readonly string[];
}

function read(html: string): BuiltPage {
  const text = html.replaceAll(/<(script|style)\b.*?<\/\1>/gs, (all) => all.slice(0, all.indexOf(">") + 1));
  const links = [...text.matchAll(/\s(?:href|src)="([^"]+)"/g)].map(([, link = ""]) =>
    link.replaceAll("&amp;", "&"),
  );
  return { links, ids: new Set([...text.matchAll(/\sid="([^"]+)"/g)].map(([, id = ""]) => id)) };
}

const readAll = (dist: string): BuiltPages =>
  new Map(
    globSync("**/*.html", { cwd: dist }).map((file) => [
      `/${file.replaceAll("\\", "/")}`,
      read(readFileSync(join(dist, file), "utf8")),
    ]),
  );

/** Whether an address of this host leads to a file of the site, and to a place on it. */
function leadsSomewhere(address: URL, dist: string, base: string, pages: BuiltPages): boolean {
  const folder = folderOf(base);
  if (!address.pathname.startsWith(`${folder}/`)) return false;
  const path = decodeURI(withoutBase(address.pathname, base)).replace(/\/$/, "/index.html");
  const page = pages.get(path);
  const anchor = decodeURIComponent(address.hash.slice(1));
  // behind the # stands a place on the page, or data (`game=…&actions=…`), which the page reads
  return page ? !anchor || anchor.includes("=") || page.ids.has(anchor) : existsSync(join(dist, path));
}

/** Follows every link, picture, script, style sheet and anchor of a built site, as it stands in the folder of a host. */
export function followLinks(dist: string, base = "/"): Followed {
  const pages = readAll(dist);
  const site = "http://site";
  const followed = [...pages].flatMap(([page, { links }]) => {
    const from = `${site}${folderOf(base)}${page.replace(/index\.html$/, "")}`;
    return links.map((link) => ({ page, link, address: new URL(link, from) }));
  });
  const own = followed.filter(({ address }) => address.origin === site);
  const broken = own.filter(({ address }) => !leadsSomewhere(address, dist, base, pages));
  return {
    pages: pages.size,
    links: own.length,
    broken: broken.map(({ page, link }) => `${page}: ${link}`),
  };
}
