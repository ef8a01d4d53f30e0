import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Application,
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  RendererEvent,
} from "typedoc";

/** Plain text as Markdown; code stays as it is. */
const escaped = (text: string): string =>
  text
    .split("`")
    .map((part, i) => (i % 2 ? part : part.replaceAll(/[{}<>*_]/g, (sign) => `\\${sign}`)))
    .join("`");

/** The first sentence of a comment, on one line. */
function summaryOf(comment: Comment | undefined): string {
  const text = (comment?.summary ?? []).map((part) => part.text).join("");
  const [first = ""] = text.replaceAll(/\s+/g, " ").split(/(?<=\.) /, 1);
  return escaped(first);
}

const commentOf = (name: DeclarationReflection): Comment | undefined =>
  name.comment ?? name.signatures?.[0]?.comment;

/** The address of a module's page: the names of packages without their sign. */
const pageOf = (module: string): string => `/api/${module.replace("@", "")}/`;

function sectionOf(module: DeclarationReflection): string {
  const names = (module.children ?? [])
    .filter((name) => !name.kindOf(ReflectionKind.Reference))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const rows = names.map((name) => {
    const called = name.kindOf(ReflectionKind.Function) ? `${name.name}()` : name.name;
    const link = `[\`${called}\`](${pageOf(module.name)}#${name.name.toLowerCase()})`;
    return `- ${link} ${summaryOf(commentOf(name))}`;
  });
  return [`## ${module.name}`, "", ...rows, ""].join("\n");
}

const HEAD = [
  "---",
  "editUrl: false",
  "next: false",
  "prev: false",
  'title: "All names"',
  "---",
  "",
  "",
].join("\n");

/** A TypeDoc plugin: a page with every name that the packages export, a line each. */
export function load({ renderer }: Application): void {
  renderer.on(RendererEvent.END, ({ outputDirectory, project }) => {
    const modules = (project.children ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
    writeFileSync(join(outputDirectory, "names.md"), HEAD + modules.map(sectionOf).join("\n"));
  });
}
