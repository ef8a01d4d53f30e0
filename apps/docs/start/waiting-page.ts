const WORDS = {
  en: {
    building: {
      title: "This page is being built",
      text: "It opens by itself when it is ready, usually within a minute.",
    },
    failed: {
      title: "This page could not be built",
      text: "The terminal in which you started the site says why.",
    },
    play: "Play in the meantime",
    path: "/play/",
  },
  fr: {
    building: {
      title: "Cette page est en construction",
      text: "Elle s’ouvrira d’elle-même dès qu’elle sera prête, en général dans la minute.",
    },
    failed: {
      title: "Cette page n’a pas pu être construite",
      text: "Le terminal où vous avez lancé le site dit pourquoi.",
    },
    play: "Jouer en attendant",
    path: "/fr/play/",
  },
} as const;

/** Asks for the page until it is there. */
const RELOAD = `<script>
setInterval(async () => {
  const answer = await fetch(location.href, { method: "HEAD" }).catch(() => undefined);
  if (answer && answer.status !== 503) location.reload();
}, 2000);
</script>
<noscript><meta http-equiv="refresh" content="5"></noscript>`;

/**
 * A placeholder for a page that is not built yet; it reloads when the page is there.
 *
 * @param path - of the page, which says its language
 */
export function waitingPage(path: string, state: "building" | "failed"): string {
  const language = path.startsWith("/fr/") ? "fr" : "en";
  const { play, path: playPath, [state]: words } = WORDS[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1.1rem/1.6 system-ui, sans-serif }</style>
${state === "building" ? RELOAD : ""}
</head>
<body>
<main>
<h1>${words.title}</h1>
<p>${words.text}</p>
<p><a href="${playPath}">${play}</a></p>
</main>
</body>
</html>
`;
}
