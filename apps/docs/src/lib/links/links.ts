/**
 * Addresses inside the site. Pages, scripts and pictures use paths from the root of the site (`/games/sssnake/`), and the site may be
 * deployed below a base path (`/serpentarium/`): these functions add and remove it. Markdown does not need them; `base-links.ts` handles
 * it.
 */

/** The base path without its trailing slash: "" or "/serpentarium". */
export const folderOf = (base: string): string => base.replace(/\/+$/, "");

const isFromRoot = (path: string): boolean => /^\/(?!\/)/.test(path);

/** Adds the base to a path from the root of the site; returns any other address unchanged. */
export const withBase = (path: string, base: string): string =>
  isFromRoot(path) ? `${folderOf(base)}${path}` : path;

// outside of Vite, modules have no `import.meta.env`
const base = import.meta.env?.BASE_URL ?? "/";

/**
 * The URL in this deployment of a path from the root of the site (`/play/?x#y`).
 *
 * @example href("/games/sssnake/") // "/serpentarium/games/sssnake/" if the base is "/serpentarium"
 */
export const href = (path: string): string => withBase(path, base);

/** The path from the root of the site of a URL path in this deployment: the inverse of `href`. */
export const withoutBase = (pathname: string, from: string = base): string => {
  const folder = folderOf(from);
  return pathname === folder || pathname.startsWith(`${folder}/`)
    ? pathname.slice(folder.length) || "/"
    : pathname;
};

/** The source language of the site. Its pages have no language in their paths. */
export const SOURCE_LANGUAGE = "en";

export const localePath = (language: string, path: string): string =>
  href(language === SOURCE_LANGUAGE ? path : `/${language}${path}`);
