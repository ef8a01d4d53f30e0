/** Asks `serve.ts` for pages without the strokes of their drawings, which are megabytes in a rulebook. */
export const NO_STROKES = { "x-drawings": "none" };

/** What names a drawing, at its beginning. */
const NAME = /(?:<title>[^<]*<\/title>)?(?:<desc>[^<]*<\/desc>)?/y;

/** A page without what its drawings are made of; each keeps its name. Other pictures, and code that shows one, stay. */
export function withoutStrokes(html: string): string {
  const parts: string[] = [];
  let from = 0;
  let depth = 0;
  for (const { 0: tag, 1: slash, index } of html.matchAll(/<(\/?)svg\b[^>]*>/g)) {
    if (depth === 0) {
      if (slash || !tag.includes("serpent-scene")) continue;
      NAME.lastIndex = index + tag.length;
      NAME.test(html);
      parts.push(html.slice(from, NAME.lastIndex || index + tag.length));
    }
    depth += slash ? -1 : 1;
    if (depth === 0) from = index;
  }
  return parts.join("") + html.slice(from);
}
