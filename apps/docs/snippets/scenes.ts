// #region scene
import { createTable, unwrap } from "@serpentarium/core";
import { resolveClicks } from "@serpentarium/core/scene";
import plugin, { ticTacToe } from "./tic-tac-toe/src/index.ts";

const table = createTable(ticTacToe);
const position = unwrap(ticTacToe.parsePosition("place:2 ....x....", table));

const { spaces, pieces, targets } = ticTacToe.scene(position, "wide");
export const centre = spaces.find(({ id }) => id === "b2")?.label;
// { id: "scene.contents", data: { name: "b2", contents: { id: "pieces.cross" } } }
export const ids = pieces.map(({ id }) => id); // ["mark-b2"]
export const pressed = targets.map(({ id }) => id); // ["a3", "b3", "c3", "a2", "b2", "c2", "a1", "b1", "c1"]

// #endregion

// #region clicks
import { pantarei } from "@serpentarium/pantarei";

const row = unwrap(pantarei.parsePosition("move:1 l2,d1,l1+d2,n,d3 dark - 0", createTable(pantarei)));
const spelled = (text: string) => pantarei.clicks(row, unwrap(pantarei.parseAction(text, row)));

export const single = spelled("3L"); // ["top-3", "top-1"]
export const pair = spelled("3L2"); // ["under-3", "top-1"]
// #endregion

// #region pick
export const begun = resolveClicks(pantarei, row, ["top-3"]); // { next: ["top-1", "top-5"] }
export const whole = resolveClicks(pantarei, row, ["top-3", "top-1"]).action; // the action "3L"
// #endregion

// #region status
export const status = pantarei.seatStatus?.(row, 0); // { id: "seat-status", data: { height: 2, goal: 7 } }

// #endregion

// #region attempt
export const taken = resolveClicks(ticTacToe, position, ["b2"]).failure?.clause; // "place.free"

// #endregion

// #region looks
import { sssnake } from "@serpentarium/sssnake";

const begin = sssnake.start(createTable(sssnake, { seats: 2 }));
export const panels = sssnake.scene(begin, "wide").panels?.map(({ id }) => id); // ["table-1", "table-2"]
export const { aids = [] } = sssnake; // ["completion", "odds"]
export const plain = sssnake.scene(begin, "narrow");
export const aided = sssnake.scene(begin, "narrow", { aids }); // with a way to finish

// #endregion

// #region lines
import { ssserpent } from "@serpentarium/ssserpent";

const START = "move:red e5.WW.E.4.j i1..-.4.j b6,b8,d8,f8 f5,h8 b2,d2,f2,g3 0 3 9";
const garden = unwrap(ssserpent.parsePosition(START, createTable(ssserpent)));
export const [body] = ssserpent.scene(garden, "wide").lines ?? [];
export const parts = body?.pieces; // ["red-head", "red-2", "red-1"]

// #endregion

// #region frames
const path = unwrap(ssserpent.parseAction("EN", garden));
export const frames = ssserpent.frames?.(garden, path, "wide"); // one frame: the board after the first step

// #endregion

// #region told
const [step] = ssserpent.events(garden, path, ssserpent.apply(garden, path));
export const paths = step?.paths; // [["e5", "f5"]]

const won = unwrap(ticTacToe.parsePosition("over:1!end.line xxxoo....", table));
export const decisive = ticTacToe.scene(won, "wide").decisive; // [["a3", "b3", "c3"]]

// #endregion

// #region picture
import { renderSvg, renderText } from "@serpentarium/board";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";

const words = createWords("en", ...plugin.words, coreEn);
export const svg = renderSvg(ticTacToe.scene(position, "wide"), { words, theme: "dark" });
export const text = renderText({ ...ticTacToe.scene(position, "narrow"), targets: [] }, words);
// #endregion

export { garden };
