import { writeFileSync } from "node:fs";
import { join } from "node:path";
import {
  type Application,
  type Comment,
  type DeclarationReflection,
  ReflectionKind,
  RendererEvent,
} from "typedoc";

/** Escapes plain text for Markdown and MDX; inline code stays as it is. */
const escapeMarkdown = (text: string): string =>
  text
    .split("`")
    .map((part, i) => (i % 2 ? part : part.replaceAll(/[{}<>*_]/g, (sign) => `\\${sign}`)))
    .join("`");

/** The first sentence of a comment, on one line. */
function summaryOf(comment: Comment | undefined): string {
  const text = (comment?.summary ?? []).map((part) => part.text).join("");
  const [first = ""] = text.replaceAll(/\s+/g, " ").split(/(?<=\.) /, 1);
  return escapeMarkdown(first);
}

const commentOf = (name: DeclarationReflection): Comment | undefined =>
  name.comment ?? name.signatures?.[0]?.comment;

/** The path of a module's page: the package name without its `@`. */
const modulePath = (module: string): string => `/api/${module.replace("@", "")}/`;

function moduleSection(module: DeclarationReflection): string {
  const names = (module.children ?? [])
    .filter((name) => !name.kindOf(ReflectionKind.Reference))
    .toSorted((a, b) => a.name.localeCompare(b.name));
  const rows = names.map((name) => {
    const label = name.kindOf(ReflectionKind.Function) ? `${name.name}()` : name.name;
    const link = `[\`${label}\`](${modulePath(module.name)}#${name.name.toLowerCase()})`;
    return `- ${link} ${summaryOf(commentOf(name))}`;
  });
  return [`## ${module.name}`, "", ...rows, ""].join("\n");
}

const FRONT_MATTER = [
  "---",
  "editUrl: false",
  "next: false",
  "prev: false",
  'title: "All names"',
  "---",
  "",
  "",
].join("\n");

/** A TypeDoc plugin that writes a page with every exported name, one per line. */
export function load({ renderer }: Application): void {
  renderer.on(RendererEvent.END, ({ outputDirectory, project }) => {
    const modules = (project.children ?? []).toSorted((a, b) => a.name.localeCompare(b.name));
    writeFileSync(join(outputDirectory, "names.md"), FRONT_MATTER + modules.map(moduleSection).join("\n"));
  });
}
