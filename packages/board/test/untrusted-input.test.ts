// @vitest-environment happy-dom
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { HOSTILE_VALUES } from "../../testkit/src/mutated-inputs.ts";
import * as connect from "../src/connect.ts";
import * as board from "../src/index.ts";
import { mount, press, recordEvents, status, targetsOf } from "./boards.ts";
import { ticTacToePosition } from "./scenes.ts";
import { TIC_TAC_TOE } from "./words.ts";

/** Functions that only receive what the program has created or checked itself: games, scenes and boards. */
const TRUSTED =
  "ScenePicture hintMarks lastMarks renderSvg renderText sceneCss singlePanelScene themeProperties thumbnailView viewBoxOf".split(
    " ",
  );
/** Functions that listen to a board, on which a page can dispatch any event. */
const UNTRUSTED = ["connectBoard", "connectMatch", "connectPosition"];

test("every exported function is listed as taking trusted or untrusted input", () => {
  const exported = [board, connect].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect(exported.toSorted()).toEqual([...TRUSTED, ...UNTRUSTED].toSorted());
});

test("an event with any detail plays nothing, and the board still works", () => {
  const element = mount();
  const { match } = connect.connectPosition(element, {
    game: ticTacToe,
    words: TIC_TAC_TOE.en,
    position: ticTacToePosition("place:2 ....x...."),
  });
  element.flush();
  const errors = recordEvents(element, "error");
  window.addEventListener("error", (event) => errors.push(event));
  // an object that throws is a fault of the script that created it
  const { "an object that cannot be read": _, ...junk } = HOSTILE_VALUES;
  for (const type of ["pick", "unpick", "aid"]) {
    for (const value of Object.values(junk)) {
      for (const detail of [value, { target: value }, { aid: value }]) {
        element.dispatchEvent(new CustomEvent(type, { detail }));
        element.flush();
      }
    }
  }
  expect(errors).toEqual([]);
  expect(ticTacToe.formatPosition(match.position)).toBe("place:2 ....x....");
  expect(targetsOf(element, "enabled")).toContain("c1");
  press(element, "c1");
  expect(ticTacToe.formatPosition(match.position)).not.toBe("place:2 ....x....");
});

test("attributes with any text do not break the board", () => {
  const element = mount();
  const position = ticTacToePosition("place:2 ....x....");
  connect.connectPosition(element, { game: ticTacToe, words: TIC_TAC_TOE.en, position });
  for (const name of ["theme", "quiet", "class", "style"]) {
    for (const text of Object.values(HOSTILE_VALUES).filter((value) => typeof value === "string")) {
      element.setAttribute(name, text);
      element.flush();
    }
  }
  press(element, "b2");
  expect(status(element)).toContain("b2");
});
