const MESSAGES = {
  en: {
    building: {
      title: "This page is being built",
      text: "It opens by itself when it is ready, usually within a minute.",
    },
    failed: {
      title: "This page could not be built",
      text: "See the terminal in which you started the site.",
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
      text: "Voyez le terminal où vous avez lancé le site.",
    },
    play: "Jouer en attendant",
    path: "/fr/play/",
  },
} as const;

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
  const language = path.startsWith("/fr/") ? "fr" : "en";
  const { play, path: playPath, [state]: words } = MESSAGES[language];
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<meta name="color-scheme" content="light dark">
<title>${words.title}</title>
<style>body { max-width: 34rem; margin: 4rem auto; padding: 0 1rem; font: 1.1rem/1.6 system-ui, sans-serif }</style>
${state === "building" ? RELOAD_SCRIPT : ""}
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
