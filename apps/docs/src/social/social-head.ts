/** Adds the Open Graph image to the head of every page. */
import { defineRouteMiddleware } from "@astrojs/starlight/route-data";
import { withoutBase } from "../lib/links.ts";
import { socialTags } from "./social-tags.ts";

export const onRequest = defineRouteMiddleware(({ locals: { starlightRoute: route }, url, site }) => {
  const language = route.locale === "fr" ? "fr" : "en";
  const path = withoutBase(url.pathname).replace(/^\/fr\//, "/");
  const tags = socialTags(path, language, site ?? new URL(url.origin)).map((tag) => ({
    ...tag,
    attrs: { ...tag.attrs },
  }));
  route.head = [...route.head, ...tags];
});
