/** What the head of a page says beside what Starlight puts there, for every page of the site. */

import { getCollection } from "astro:content";
import { defineRouteMiddleware, type StarlightRouteData } from "@astrojs/starlight/route-data";
import type { Language } from "@serpentarium/core";
import { firstWords } from "./first-words.ts";
import { href, withoutBase } from "./links.ts";

type Tag = StarlightRouteData["head"][number];

const NOWHERE = "Nothing stands at this address. Il n’y a rien à cette adresse.";

const link = ({ tag, attrs }: Tag): unknown => (tag === "link" ? attrs?.["rel"] : undefined);
const isAlternate = (tag: Tag): boolean => link(tag) === "alternate";
const isAddress = (tag: Tag): boolean =>
  isAlternate(tag) || link(tag) === "canonical" || tag.attrs?.["property"] === "og:url";

const meta = (attrs: NonNullable<Tag["attrs"]>): Tag => ({ tag: "meta", attrs, content: "" });

/** What a page is about in a sentence, for those that do not say it themselves. */
function described(head: readonly Tag[], description: string): readonly Tag[] {
  if (head.some(({ attrs }) => attrs?.["name"] === "description")) return head;
  return [
    ...head,
    meta({ name: "description", content: description }),
    meta({ property: "og:description", content: description }),
  ];
}

/** The head of a page that stands at no address of its own. */
const ofNowhere = (head: readonly Tag[]): readonly Tag[] => [
  ...head.filter((tag) => !isAddress(tag)),
  meta({ name: "robots", content: "noindex" }),
];

/** The head of a page in one language; where it is shown in another, the one that is written is what counts. */
function ofOneLanguage(head: readonly Tag[]): readonly Tag[] {
  const written = head.find((tag) => isAlternate(tag) && tag.attrs?.["hreflang"] === "x-default");
  const address = written?.attrs?.["href"];
  return head
    .filter((tag) => !isAlternate(tag))
    .map((tag) => (link(tag) === "canonical" ? { ...tag, attrs: { ...tag.attrs, href: address } } : tag));
}

let written: Promise<ReadonlySet<string>> | undefined;

/** The pages that are files of a language, by id. */
const writtenPages = (): Promise<ReadonlySet<string>> => {
  written ??= getCollection("docs").then((entries) => new Set(entries.map(({ id }) => id)));
  return written;
};

/** Whether a page is written in English only; what is no file of a language is a page made for each. */
async function isEnglishOnly({ id, isFallback, locale }: StarlightRouteData): Promise<boolean> {
  if (isFallback) return true;
  const pages = await writtenPages();
  return locale === undefined && pages.has(id || "index") && !pages.has(id ? `fr/${id}` : "fr");
}

/** What makes the site a program that can be installed. */
const ofApp = (language: Language): readonly Tag[] => [
  {
    tag: "link",
    attrs: { rel: "manifest", href: href(`${language === "en" ? "" : `/${language}`}/manifest.webmanifest`) },
    content: "",
  },
  { tag: "link", attrs: { rel: "apple-touch-icon", href: href("/icons/maskable-192.png") }, content: "" },
  meta({ name: "theme-color", media: "(prefers-color-scheme: light)", content: "#fdf9f1" }),
  meta({ name: "theme-color", media: "(prefers-color-scheme: dark)", content: "#161a20" }),
];

/** The name of the site once where the page has no other. */
const named = (head: readonly Tag[], title: string): readonly Tag[] =>
  head.map((tag) =>
    tag.tag === "title" && tag.content === `${title} | ${title}` ? { ...tag, content: title } : tag,
  );

export const onRequest = defineRouteMiddleware(async ({ locals: { starlightRoute: route }, url }) => {
  const isNowhere = /^\/404(\.html|\/)?$/.test(withoutBase(url.pathname));
  const words = isNowhere ? NOWHERE : (firstWords(route.entry.body ?? "") ?? route.entry.data.title);
  const head = [
    ...described(named(route.head, route.siteTitle), words),
    ...ofApp(route.locale === "fr" ? "fr" : "en"),
  ];
  if (isNowhere) route.head = [...ofNowhere(head)];
  else route.head = [...((await isEnglishOnly(route)) ? ofOneLanguage(head) : head)];
});
