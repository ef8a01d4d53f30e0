import { botsInPage } from "@serpentarium/play/bots";
import { mountPlay } from "@serpentarium/play/page";
import "@serpentarium/play/play.css";
import "@serpentarium/table/live.css";
import { nim } from "./nim.ts";
import { words } from "./words.ts";

const root = document.querySelector<HTMLElement>("#play");
if (root)
  mountPlay(root, {
    game: nim,
    words,
    rulebook: "https://en.wikipedia.org/wiki/Nim",
    openBots: botsInPage,
    loadEditor: async () => ({}),
    matchesPage: "matches.html",
  });
