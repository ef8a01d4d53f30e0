import { mountLesson } from "@serpentarium/play/lesson";
import "@serpentarium/play/lesson.css";
import { nim } from "./nim.ts";
import { words } from "./words.ts";

const root = document.querySelector<HTMLElement>("#lesson");
if (root)
  mountLesson(root, {
    game: nim,
    tasks: [
      {
        id: "four",
        clauses: [],
        position: '{"phase":"take","pebbles":6,"toAct":0}',
        solutions: [["2"]],
        mistakes: [{ id: "1", play: ["1"] }],
        // whatever the opponent takes, player 1 can take the rest
        goal: { every: { some: { winner: 0 } } },
      },
    ],
    words,
    rulebook: "https://en.wikipedia.org/wiki/Nim",
    links: { play: "./" },
  });
