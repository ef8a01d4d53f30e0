import { mountMatches } from "@serpentarium/play/matches";
import "@serpentarium/play/matches.css";
import { nim } from "./nim.ts";
import { words } from "./words.ts";

const root = document.querySelector<HTMLElement>("#matches");
if (root)
  mountMatches(root, {
    words,
    loadGame: async (id) => (id === nim.id ? { game: nim, words } : undefined),
    pageOf: (id) => (id === nim.id ? "./" : undefined),
  });
