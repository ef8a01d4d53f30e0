/**
 * Addresses inside the site. Pages, scripts and pictures name each other from the root of the site (`/games/sssnake/`),
 * and the site may be deployed below a folder of a host (`/serpentarium/`): these put the one before the other.
 * Markdown needs none of them, `base-links.ts` does it there.
 */

/** The folder of the host that the site is deployed in, with no slash at its end: "" or "/serpentarium". */
export const folderOf = (base: string): string => base.replace(/\/+$/, "");

const isFromRoot = (path: string): boolean => /^\/(?!\/)/.test(path);

/** A path from the root of the site as one from the root of the host with this base; any other address as it is. */
export const withBase = (path: string, base: string): string =>
  isFromRoot(path) ? `${folderOf(base)}${path}` : path;

// tools that read the site's modules outside of Vite have no environment
const base = import.meta.env?.BASE_URL ?? "/";

/**
 * The address of a path from the root of the site (`/play/?x#y`), for a link, a fetch or a script, in this deployment.
 *
 * @example href("/games/sssnake/") // "/serpentarium/games/sssnake/" where the base is "/serpentarium"
 */
export const href = (path: string): string => withBase(path, base);

/** The path from the root of the site of an address in this deployment: `href` the other way round. */
export const withoutBase = (pathname: string, from: string = base): string => {
  const folder = folderOf(from);
  return pathname === folder || pathname.startsWith(`${folder}/`)
    ? pathname.slice(folder.length) || "/"
    : pathname;
};
