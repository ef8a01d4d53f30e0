/** Adds the Open Graph image to the head of every page. */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { withoutBase } from "../lib/links/links.ts";
import { withoutLanguage } from "../lib/words/languages.ts";
import { socialTags } from "./social-tags.ts";

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route }, url, site }) => {
  const path = withoutLanguage(withoutBase(url.pathname));
  const tags = socialTags(path, route.lang, site ?? new URL(url.origin)).map((tag) => ({
    ...tag,
    attrs: { ...tag.attrs },
  }));
  route.head = [...route.head, ...tags];
});
