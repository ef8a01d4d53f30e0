import { connectFour } from "@serpentarium/connect-four";
import type { Game } from "@serpentarium/core";
import { createWords } from "@serpentarium/core/words";
import { hiddenHands } from "@serpentarium/hidden-hands";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { canAnalyse } from "../src/bots/analysis-state.ts";
import { BotAssistant } from "../src/bots/bot-assistant.ts";
import { chartPoint, svgPath } from "../src/bots/curve.ts";
import type { Hint, HintState } from "../src/bots/hint.ts";
import { type AnalysisFindings, iterationsFor, toAnalysisFindings } from "../src/bots/match-analysis.ts";
import { formatPercent } from "../src/bots/percent.ts";
import { winsOfHundred } from "../src/bots/wins.ts";
import type { DisplayedMatch } from "../src/displayed-match.ts";
import { localBots } from "./fixtures/bot-service.ts";
import { displayedMatch } from "./fixtures/displayed-match.ts";

const QUICK_BOT = { bot: "mcts", iterations: 300 } as const;
const ENDLESS_BOT = { bot: "mcts", iterations: 1e9, solverNodes: 0 } as const;

/** An assistant for a game, and a promise of the next result that a function finds. */
function createAssistant(game: Game, adviser: typeof QUICK_BOT | typeof ENDLESS_BOT = QUICK_BOT) {
  let look = (): void => {};
  const assistant = new BotAssistant(localBots(game), () => look(), adviser);
  const until = <V>(find: () => V | undefined): Promise<V> =>
    new Promise((resolve) => {
      look = () => {
        const found = find();
        if (found !== undefined) resolve(found);
      };
      look();
    });
  return { assistant, until };
}

const isHint = (hint: HintState | undefined): hint is Hint => hint?.state === "given";

async function requestHint(shown: DisplayedMatch): Promise<Hint> {
  const { assistant, until } = createAssistant(shown.game);
  expect(assistant.requestHint(shown)).toBe(true);
  return until(() => {
    const { hint } = assistant.resultsFor(shown.context);
    return isHint(hint) ? hint : undefined;
  });
}

async function requestAnalysis(shown: DisplayedMatch): Promise<AnalysisFindings> {
  const { assistant, until } = createAssistant(shown.game);
  assistant.requestAnalysis(shown);
  return until(() => {
    const { analysis } = assistant.resultsFor(shown.context);
    return analysis?.state === "done" ? analysis.findings : undefined;
  });
}

/** Crosses can complete a line. */
const TO_WIN = ["a3", "b2", "a1", "c1"];
const DEAL = "1,7,9,12/2,5,6,8";

describe("a hint", () => {
  test("end.line: contains the action, its description, its targets and its share", async () => {
    expect(await requestHint(displayedMatch(ticTacToe, TO_WIN))).toEqual({
      state: "given",
      notation: "a2",
      description: [
        expect.objectContaining({ id: "events.marked" }),
        expect.objectContaining({ id: "events.won" }),
      ],
      targets: ["a2"],
      share: 1,
      proven: true,
      mixture: [],
    });
  });

  test("lay.hidden: reveals nothing that other players have laid", async () => {
    const shown = displayedMatch(hiddenHands, [DEAL, "2", "9"], { viewer: 1 });
    const { description, notation } = await requestHint(shown);
    const text = JSON.stringify(description);
    expect(text).toMatch(new RegExp(`\\b${notation}\\b`));
    expect(text).not.toMatch(/\b9\b|events/);
  });

  test.each([
    ["when chance is to act", displayedMatch(hiddenHands, [])],
    [
      "to a viewer who may not see the cards",
      displayedMatch(hiddenHands, [DEAL, "2"], { viewer: "everyone" }),
    ],
    ["when a bot is to act", displayedMatch(ticTacToe, [], { occupants: ["nobody", "person"] })],
    ["when the match is over", displayedMatch(ticTacToe, [...TO_WIN, "a2"])],
  ])("is not given %s", (_, shown) => {
    const { assistant } = createAssistant(shown.game);
    expect(assistant.requestHint(shown)).toBe(false);
    expect(assistant.resultsFor(shown.context).hint).toBeUndefined();
  });

  test("can be dropped, and is dropped when the match continues", () => {
    const { assistant } = createAssistant(connectFour, ENDLESS_BOT);
    const shown = displayedMatch(connectFour, ["d"]);
    assistant.requestHint(shown);
    expect(assistant.resultsFor(shown.context).hint).toEqual({ state: "thinking" });
    assistant.dropHint();
    expect(assistant.resultsFor(shown.context).hint).toBeUndefined();
    assistant.requestHint(shown);
    expect(assistant.resultsFor(displayedMatch(connectFour, ["d", "d"]).context).hint).toBeUndefined();
    expect(assistant.resultsFor(shown.context).hint).toBeUndefined();
  });
});

describe("an analysis", () => {
  test("marks a missed block with its loss and the better action", async () => {
    const { curve, points } = await requestAnalysis(displayedMatch(ticTacToe, [...TO_WIN, "a2"]));
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
          description: [expect.objectContaining({ id: "events.marked" })],
          targets: ["a2"],
          line: [
            expect.any(String),
            expect.any(String),
            expect.any(String),
            expect.any(String),
            expect.any(String),
          ],
        },
      },
    ]);
  });

  test("ends with the result of a resignation", async () => {
    const { curve } = await requestAnalysis(displayedMatch(ticTacToe, TO_WIN, { resigned: 0 }));
    expect(curve.at(-1)).toEqual([0, 1]);
    // the last action did not cause it
    expect(curve.at(-2)).toEqual([1, 0]);
    expect(curve).toHaveLength(TO_WIN.length + 2);
  });

  test("names the actions that are as good as the better one", async () => {
    // crosses can complete a line at b1 or at a2, and play c3
    const actions = ["a1", "b2", "c1", "c2", "a3", "b3", "c3", "a2"];
    const { points } = await requestAnalysis(displayedMatch(ticTacToe, actions));
    const { better } = points.find(({ index }) => index === 6) ?? {};
    expect([better?.notation, ...(better?.alsoGood ?? [])].sort()).toEqual(["a2", "b1"]);
  });

  test("tells every turning point, and which ones nothing explains", () => {
    const [high, low] = [
      [1, 0],
      [0, 1],
    ];
    const actions = TO_WIN.map((text, index) => {
      const [shares = [], sharesAfter = []] = index % 2 === 0 ? [high, low] : [low, high];
      return { index, actor: index % 2, text, shares, sharesAfter, swing: 1, isTurningPoint: true };
    });
    const { curve, points } = toAnalysisFindings(displayedMatch(ticTacToe, TO_WIN), {
      actions,
      finalShares: high ?? [],
      uncertainty: 0,
    });
    expect(curve).toEqual([high, low, high, low, high]);
    expect(points.map(({ seat, loss, isUnexplained }) => [seat, loss, isUnexplained])).toEqual([
      [0, 1, true],
      [1, 1, true],
      [0, 1, true],
      [1, 1, true],
    ]);
  });

  test("gives the findings of shorter searches while it works", async () => {
    const { assistant, until } = createAssistant(ticTacToe);
    const shown = displayedMatch(ticTacToe, [...TO_WIN, "a2"]);
    assistant.requestAnalysis(shown);
    const findings = await until(() => {
      const { analysis } = assistant.resultsFor(shown.context);
      return analysis?.state === "working" ? analysis.findings : undefined;
    });
    expect(findings.curve).toHaveLength(6);
    expect(findings.curve.at(-1)).toEqual([1, 0]);
  });

  test("reports its progress and can be cancelled", async () => {
    const { assistant, until } = createAssistant(ticTacToe);
    const shown = displayedMatch(ticTacToe, [...TO_WIN, "a2"]);
    assistant.requestAnalysis(shown);
    expect(assistant.resultsFor(shown.context).analysis).toEqual({
      state: "working",
      done: 0,
      all: 6,
      findings: undefined,
    });
    await until(() => {
      const { analysis } = assistant.resultsFor(shown.context);
      return analysis?.state === "working" && analysis.done > 0 ? analysis : undefined;
    });
    assistant.dropAnalysis();
    expect(assistant.resultsFor(shown.context).analysis).toBeUndefined();
  });

  test("spends fewer iterations per position on longer matches", () => {
    expect([1, 12, 60, 100, 1000].map(iterationsFor)).toEqual([8000, 5000, 1000, 600, 400]);
  });

  test("is offered for finished matches with at least one action", () => {
    expect(canAnalyse(displayedMatch(ticTacToe, TO_WIN))).toBe(false);
    expect(canAnalyse(displayedMatch(ticTacToe, TO_WIN, { resigned: 1 }))).toBe(true);
    expect(canAnalyse(displayedMatch(ticTacToe, [], { resigned: 1 }))).toBe(false);
  });
});

describe("curve and shares", () => {
  const curve = [
    [0.5, 0.5],
    [0.75, 0.25],
    [1, 0],
  ];

  test("a curve spans the match, with a win at the top", () => {
    expect(svgPath(curve, 0)).toBe("M0 50L50 25L100 0");
    expect(chartPoint(curve, 1, 2)).toEqual({ x: 100, y: 100 });
  });

  test("a share is a number of wins in 100 games, all or none of them only if that is certain", () => {
    expect([0, 0.001, 0.5, 0.634, 0.999, 1].map(winsOfHundred)).toEqual([0, 1, 50, 63, 99, 100]);
  });

  test("formats shares as percentages in each language", () => {
    const [en, fr] = [createWords("en"), createWords("fr")];
    expect(formatPercent(0.634, en)).toBe("63%");
    expect(formatPercent(0.634, fr).replaceAll(/\s/g, " ")).toBe("63 %");
  });
});
