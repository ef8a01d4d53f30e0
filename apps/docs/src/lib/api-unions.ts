import { type Application, PageEvent } from "typedoc";

/** How long a union may be that stays on one line. */
const LINE = 240;

/** What stands between the separators of a union, as the pages of the API write it. */
export function membersOf(union: string): readonly string[] {
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

/** A page in which long unions, such as all the events of a game, are lists. */
export const withLists = (page: string): string =>
  page.replaceAll(/^(> \*\*\w+\*\*.* =) (.+)$/gm, (line: string, head: string, union: string) => {
    const members = membersOf(union);
    if (line.length < LINE || members.length < 2) return line;
    return [head, ">", ...members.map((member) => `> - ${member}`)].join("\n");
  });

/** A TypeDoc plugin: a long union has a line for each member. */
export function load({ renderer }: Application): void {
  renderer.on(PageEvent.END, (page) => {
    if (page.contents) page.contents = withLists(page.contents);
  });
}
