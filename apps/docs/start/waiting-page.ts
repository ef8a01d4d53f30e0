import { createWords } from "@serpentarium/core/words";
import { localePath } from "../src/lib/links/links.ts";
import { languageOfPath } from "../src/lib/words/languages.ts";
import { readWords, siteFiles } from "../src/lib/words/words-files.ts";

/** Polls for the page and reloads when it is built. */
const RELOAD_SCRIPT = `<script>
setInterval(async () => {
  const response = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (response && response.status !== 503) location.reload();
}, 2000);
</script>
<noscript><meta http-equiv="refresh" content="5"></noscript>`;

/**
 * A placeholder for a page that is not built yet; it reloads when the page is ready.
 *
 * @param path - the path of the page, which determines the language
 */
export function waitingPage(path: string, state: "building" | "failed"): string {
  const language = languageOfPath(path);
  const words = createWords(language, ...readWords(siteFiles(language, ["pages"])));
  const title = words.text(`site.waiting.${state}.title`);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${title}</title>
<style>body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1.1rem/1.6 system-ui, sans-serif }</style>
${state === "building" ? RELOAD_SCRIPT : ""}
</head>
<body>
<main>
<h1>${title}</h1>
<p>${words.text(`site.waiting.${state}.text`)}</p>
<p><a href="${localePath(language, "/play/")}">${words.text("site.waiting.play")}</a></p>
</main>
</body>
</html>
`;
}
