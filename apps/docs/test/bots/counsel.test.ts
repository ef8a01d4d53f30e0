import { connectFour } from "@serpentarium/connect-four";
import type { Game } from "@serpentarium/core";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { afterEach, describe, expect, test } from "vitest";
import type { Advice, Hint } from "../../src/play/bots/advice.ts";
import { Counsel, canStudy } from "../../src/play/bots/counsel.ts";
import { pathOf, spotOf } from "../../src/play/bots/curve.ts";
import { change, percent } from "../../src/play/bots/percent.ts";
import { iterationsFor, type Study } from "../../src/play/bots/study.ts";
import type { Shown } from "../../src/play/shown.ts";
import { thinkingAbout } from "../fixtures/bot-line.ts";
import { shownMatch } from "../fixtures/shown-match.ts";

const ADVISER = { bot: "mcts", iterations: 300 } as const;
const FOR_EVER = { bot: "mcts", iterations: 1e9, endgame: 0 } as const;

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

/** Counsel on a game, and whatever it is told next that is so. */
function counselOn(game: Game, adviser: typeof ADVISER | typeof FOR_EVER = ADVISER) {
  const { thinker, close } = thinkingAbout(game);
  closing.push(close);
  let look = (): void => {};
  const counsel = new Counsel(thinker, () => look(), adviser);
  const until = <V>(find: () => V | undefined): Promise<V> =>
    new Promise((resolve) => {
      look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      look();
    });
  return { counsel, until };
}

const isAdvice = (hint: Hint | undefined): hint is Advice => hint?.state === "given";

async function adviceOn(shown: Shown): Promise<Advice> {
  const { counsel, until } = counselOn(shown.game);
  expect(counsel.advise(shown)).toBe(true);
  return until(() => {
    const { hint } = counsel.about(shown.context);
    return isAdvice(hint) ? hint : undefined;
  });
}

async function studyOn(shown: Shown): Promise<Study> {
  const { counsel, until } = counselOn(shown.game);
  counsel.study(shown);
  return until(() => {
    const { study } = counsel.about(shown.context);
    return study?.state === "done" ? study : undefined;
  });
}

/** Crosses are about to have a line. */
const TO_WIN = ["a3", "b2", "a1", "c1"];
const DEAL = "1,7,9,12/2,5,6,8";

describe("a hint", () => {
  test("end.line: names the action, what it does, its targets and what it is worth", async () => {
    expect(await adviceOn(shownMatch(ticTacToe, TO_WIN))).toEqual({
      state: "given",
      notation: "a2",
      told: { en: expect.stringContaining("a2"), fr: expect.stringContaining("a2") },
      targets: ["a2"],
      share: 1,
      proven: true,
    });
  });

  test("lay.hidden: says what to press and nothing of what others have laid", async () => {
    const shown = shownMatch(hiddenHands, [DEAL, "2", "9"], { viewer: 1 });
    const { told, notation } = await adviceOn(shown);
    expect(told.en).toMatch(new RegExp(`snake ${notation}\\b`, "i"));
    expect(told.en).not.toMatch(/\b9\b|takes/);
  });

  test.each([
    ["when chance is to act", shownMatch(hiddenHands, [])],
    ["to those who may not see the cards", shownMatch(hiddenHands, [DEAL, "2"], { viewer: "everyone" })],
    ["when a program is to act", shownMatch(ticTacToe, [], { occupants: ["nobody", "person"] })],
    ["when the match is over", shownMatch(ticTacToe, [...TO_WIN, "a2"])],
  ])("is not given %s", (_, shown) => {
    const { counsel } = counselOn(shown.game);
    expect(counsel.advise(shown)).toBe(false);
    expect(counsel.about(shown.context).hint).toBeUndefined();
  });

  test("can be dropped, and is as soon as the match goes on", () => {
    const { counsel } = counselOn(connectFour, FOR_EVER);
    const shown = shownMatch(connectFour, ["d"]);
    counsel.advise(shown);
    expect(counsel.about(shown.context).hint).toEqual({ state: "thinking" });
    counsel.dropHint();
    expect(counsel.about(shown.context).hint).toBeUndefined();
    counsel.advise(shown);
    expect(counsel.about(shownMatch(connectFour, ["d", "d"]).context).hint).toBeUndefined();
    expect(counsel.about(shown.context).hint).toBeUndefined();
  });
});

describe("an analysis", () => {
  test("marks where a block was missed, who lost by it and what would have been better", async () => {
    const { curve, points } = await studyOn(shownMatch(ticTacToe, [...TO_WIN, "a2"]));
    expect(curve).toHaveLength(6);
    expect(curve.slice(3)).toEqual([
      [0.5, 0.5],
      [1, 0],
      [1, 0],
    ]);
    expect(points).toEqual([
      {
        index: 3,
        notation: "c1",
        actor: 1,
        seat: 1,
        loss: 0.5,
        better: {
          notation: "a2",
          told: { en: "Player 2 marks a2.", fr: "Le joueur 2 marque a2." },
          targets: ["a2"],
        },
      },
    ]);
  });

  test("of a match that was given up ends with that", async () => {
    const { curve } = await studyOn(shownMatch(ticTacToe, TO_WIN, { resigned: 0 }));
    expect(curve.at(-1)).toEqual([0, 1]);
  });

  test("tells how far it is, and can be stopped", async () => {
    const { counsel, until } = counselOn(ticTacToe);
    const shown = shownMatch(ticTacToe, [...TO_WIN, "a2"]);
    counsel.study(shown);
    expect(counsel.about(shown.context).study).toEqual({ state: "working", done: 0, all: 6 });
    await until(() => {
      const { study } = counsel.about(shown.context);
      return study?.state === "working" && study.done > 0 ? study : undefined;
    });
    counsel.dropStudy();
    expect(counsel.about(shown.context).study).toBeUndefined();
  });

  test("of a short match thinks longer about each position, and never too long about a long one", () => {
    expect([1, 12, 60, 100, 1000].map(iterationsFor)).toEqual([8000, 5000, 1000, 600, 400]);
  });

  test("is for matches that are over, of games that can be thought about", () => {
    expect(canStudy(shownMatch(ticTacToe, TO_WIN))).toBe(false);
    expect(canStudy(shownMatch(ticTacToe, TO_WIN, { resigned: 1 }))).toBe(true);
    expect(canStudy(shownMatch(ticTacToe, [], { resigned: 1 }))).toBe(false);
  });
});

describe("what is drawn and said of it", () => {
  const curve = [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ];

  test("a curve goes from the beginning to the end, and up to a win", () => {
    expect(pathOf(curve, 0)).toBe("M0 50L50 25L100 0");
    expect(spotOf(curve, 1, 2)).toEqual({ x: 100, y: 100 });
  });

  test("shares and changes are percentages as each language writes them", () => {
    expect(percent(0.634).en).toBe("63%");
    expect(percent(0.634).fr.replaceAll(/\s/g, " ")).toBe("63 %");
    expect([change(-0.31).en, change(0.31).en]).toEqual(["−31%", "+31%"]);
    expect(change(-0.31).fr.replaceAll(/\s/g, " ")).toBe("−31 %");
  });
});
