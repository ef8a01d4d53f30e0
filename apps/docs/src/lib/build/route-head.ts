/** Adds descriptions, canonical links and app metadata to the head that Starlight gives every page. */

import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import titleFont from "@fontsource/young-serif/files/young-serif-latin-400-normal.woff2";
import textFont from "@fontsource-variable/cabin/files/cabin-latin-wght-normal.woff2";
import { isRightToLeft } from "@serpentarium/core/words";
import { href, localePath, withoutBase } from "../links/links.ts";
import { firstSentences } from "../words/first-sentences.ts";
import { LANGUAGES, type Language } from "../words/languages.ts";
import { languagesOfPage, rulebookLanguage } from "../words/page-languages.ts";
import { platformWords } from "../words/words.ts";
import { hasMarkdown } from "./markdown-pages.ts";

type Tag = StarlightRouteData["head"][number];

/** The description of the error page, whose URL does not contain a language. */
const notFoundDescription = (): string =>
  LANGUAGES.map((language) => platformWords(language).text("site.not-found.text")).join(" ");

const linkRelation = ({ tag, attrs }: Tag): unknown => (tag === "link" ? attrs?.["rel"] : undefined);
const isAlternate = (tag: Tag): boolean => linkRelation(tag) === "alternate";
const isAddressTag = (tag: Tag): boolean =>
  isAlternate(tag) || linkRelation(tag) === "canonical" || tag.attrs?.["property"] === "og:url";

const meta = (attrs: NonNullable<Tag["attrs"]>): Tag => ({ tag: "meta", attrs, content: "" });

function withDescription(head: readonly Tag[], description: string): readonly Tag[] {
  if (head.some(({ attrs }) => attrs?.["name"] === "description")) return head;
  return [
    ...head,
    meta({ name: "description", content: description }),
    meta({ property: "og:description", content: description }),
  ];
}

/** The head of the error page, which has no fixed URL. */
const notFoundHead = (head: readonly Tag[]): readonly Tag[] => [
  ...head.filter((tag) => !isAddressTag(tag)),
  meta({ name: "robots", content: "noindex" }),
];

/** The head of a page that is not written in all languages; copies in other languages get the canonical URL of the original. */
function withLanguages(
  head: readonly Tag[],
  languages: readonly Language[],
  isCopy: boolean,
): readonly Tag[] {
  const isWritten = ({ attrs }: Tag): boolean =>
    attrs?.["hreflang"] === "x-default" || languages.includes(String(attrs?.["hreflang"]));
  const source = head.find((tag) => isAlternate(tag) && tag.attrs?.["hreflang"] === languages[0]);
  const isCanonical = (tag: Tag): boolean => isCopy && linkRelation(tag) === "canonical";
  return head
    .filter((tag) => !isAlternate(tag) || (languages.length > 1 && isWritten(tag)))
    .map((tag) =>
      isCanonical(tag) ? { ...tag, attrs: { ...tag.attrs, href: source?.attrs?.["href"] } } : tag,
    );
}

/** Preloads the fonts of every page before its style sheet has arrived. */
const fontTags: readonly Tag[] = [titleFont, textFont].map((font) => ({
  tag: "link",
  attrs: { rel: "preload", href: font, as: "font", type: "font/woff2", crossorigin: "" },
  content: "",
}));

/** The tags that make the site installable. */
const appTags = (language: Language): readonly Tag[] => [
  {
    tag: "link",
    attrs: { rel: "manifest", href: localePath(language, "/manifest.webmanifest") },
    content: "",
  },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: href("/icons/maskable-192.png") }, content: "" },
  meta({ name: "theme-color", media: "(prefers-color-scheme: light)", content: "#fdf9f1" }),
  meta({ name: "theme-color", media: "(prefers-color-scheme: dark)", content: "#161a20" }),
];

/** The link to the Markdown version of a page, if it has one. */
const markdownTags = (path: string, isCopy: boolean): readonly Tag[] =>
  !isCopy && hasMarkdown(path.slice(1))
    ? [
        {
          tag: "link",
          attrs: { rel: "alternate", type: "text/markdown", href: href(`${path}index.md`) },
          content: "",
        },
      ]
    : [];

/** Removes the repeated site name from a title that has no other part. */
const withoutRepeatedTitle = (head: readonly Tag[], title: string): readonly Tag[] =>
  head.map((tag) =>
    tag.tag === "title" && tag.content === `${title} | ${title}` ? { ...tag, content: title } : tag,
  );

/** Marks the language of a rulebook that differs from that of its page, as Starlight does for its own copies. */
function markLanguage(route: StarlightRouteData): void {
  const language = rulebookLanguage(route.entry);
  if (language === undefined || language === route.entryMeta.lang) return;
  route.isFallback = true;
  route.entryMeta = { ...route.entryMeta, lang: language, dir: isRightToLeft(language) ? "rtl" : "ltr" };
}

export const onRequest = defineRouteMiddleware(async ({ locals: { starlightRoute: route }, url }) => {
  markLanguage(route);
  const isNotFound = /^\/404(\.html|\/)?$/.test(withoutBase(url.pathname));
  const description = isNotFound
    ? notFoundDescription()
    : (firstSentences(route.entry.body ?? "") ?? route.entry.data.title);
  const head = [
    ...withDescription(withoutRepeatedTitle(route.head, route.siteTitle), description),
    ...fontTags,
    ...appTags(route.lang),
  ];
  if (isNotFound) route.head = [...notFoundHead(head)];
  else {
    const languages = await languagesOfPage(route);
    const isCopy = route.isFallback ?? false;
    route.head = [
      ...(languages.length < LANGUAGES.length ? withLanguages(head, languages, isCopy) : head),
      ...markdownTags(withoutBase(url.pathname), isCopy),
    ];
  }
});
