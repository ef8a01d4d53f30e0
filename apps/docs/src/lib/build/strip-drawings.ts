/** The title and description at the start of a drawing. */
const DRAWING_NAME = /(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?/y;

/** Removes the content of the board drawings from a page, except their titles and descriptions. */
export function stripDrawings(html: string): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(/<(\/?)svg\b[^>]*>/g)) {
    if (depth === 0) {
      if (slash || !tag.includes("serpent-scene")) continue;
      DRAWING_NAME.lastIndex = index + tag.length;
      DRAWING_NAME.test(html);
      parts.push(html.slice(from, DRAWING_NAME.lastIndex || index + tag.length));
    }
    depth += slash ? -1 : 1;
    if (depth === 0) from = index;
  }
  return parts.join("") + html.slice(from);
}
