import { type Application, PageEvent } from "typedoc";

/** The length in characters from which a union becomes a list. */
const MAX_LINE_LENGTH = 240;

/** Splits a union, as the API pages write it, into its members. */
export function unionMembers(union: string): readonly string[] {
  const members: string[] = [];
  let [depth, start] = [0, 0];
  for (const { 0: sign, index } of union.matchAll(/\\[{}<>]|[()]| \\\| /g)) {
    if (sign === " \\| " && depth === 0) {
      members.push(union.slice(start, index));
      start = index + sign.length;
    } else if (/[{<(]/.test(sign)) depth++;
    else if (/[}>)]/.test(sign)) depth--;
  }
  return [...members, union.slice(start)];
}

/** Turns long unions of a page, such as all events of a game, into lists. */
export const listLongUnions = (page: string): string =>
  page.replaceAll(/^(> \*\*\w+\*\*.* =) (.+)$/gm, (line: string, head: string, union: string) => {
    const members = unionMembers(union);
    if (line.length < MAX_LINE_LENGTH || members.length < 2) return line;
    return [head, ">", ...members.map((member) => `> - ${member}`)].join("\n");
  });

/** A TypeDoc plugin that writes long unions with one member per line. */
export function load({ renderer }: Application): void {
  renderer.on(PageEvent.END, (page) => {
    if (page.contents) page.contents = listLongUnions(page.contents);
  });
}
