// @vitest-environment happy-dom
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { expect, test } from "vitest";
import { JUNK } from "../../testkit/src/junk.ts";
import * as connect from "../src/connect.ts";
import * as board from "../src/index.ts";
import { hear, mount, press, status, targetsOf } from "./boards.ts";
import { grid } from "./scenes.ts";

/** Functions that are given only what the program has made or checked itself: games, scenes and boards. */
const INSIDE = "Picture frameOf frontOf renderSvg renderText sceneCss themeProperties".split(" ");
/** What listens to a board, on which a page can dispatch any event. */
const OUTSIDE = ["connectBoard", "connectPlay", "connectPosition"];

test("every exported function is known to take what comes from outside, or not to", () => {
  const exported = [board, connect].flatMap((module) =>
    Object.entries(module).flatMap(([name, value]) => (typeof value === "function" ? [name] : [])),
  );
  expect(exported.toSorted()).toEqual([...INSIDE, ...OUTSIDE].toSorted());
});

test("an event with anything in it plays nothing, and the board goes on", () => {
  const element = mount();
  const { play } = connect.connectPosition(element, { game: ticTacToe, position: grid("place:2 ....x....") });
  element.flush();
  const errors = hear(element, "error");
  window.addEventListener("error", (event) => errors.push(event));
  // an object that throws by itself is a fault of the script that made it
  const { "an object that cannot be read": _, ...junk } = JUNK;
  for (const type of ["pick", "unpick", "aid"]) {
    for (const value of Object.values(junk)) {
      for (const detail of [value, { target: value }, { aid: value }]) {
        element.dispatchEvent(new CustomEvent(type, { detail }));
        element.flush();
      }
    }
  }
  expect(errors).toEqual([]);
  expect(ticTacToe.formatPosition(play.position)).toBe("place:2 ....x....");
  expect(targetsOf(element, "enabled")).toContain("c1");
  press(element, "c1");
  expect(ticTacToe.formatPosition(play.position)).not.toBe("place:2 ....x....");
});

test("attributes of any text leave the board as it is", () => {
  const element = mount();
  connect.connectPosition(element, { game: ticTacToe, position: grid("place:2 ....x....") });
  for (const name of ["language", "theme", "quiet", "class", "style"]) {
    for (const text of Object.values(JUNK).filter((value) => typeof value === "string")) {
      element.setAttribute(name, text);
      element.flush();
    }
  }
  press(element, "b2");
  expect(status(element)).toContain("b2");
});
