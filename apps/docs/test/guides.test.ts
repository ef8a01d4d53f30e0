import { createTable, unwrap } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { createWords } from "@serpentarium/core/words";
import coreEn from "@serpentarium/core/words/en";
import coreFr from "@serpentarium/core/words/fr";
import { parseRulebook } from "@serpentarium/rulebook";
import { ssserpent } from "@serpentarium/ssserpent";
import ssserpentEn from "@serpentarium/ssserpent/words/en";
import ssserpentFr from "@serpentarium/ssserpent/words/fr";
import { checkNotationSample, checkPerft, checkRulebookTypography } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import * as scenes from "../snippets/scenes.ts";
import * as testing from "../snippets/testing.ts";
import * as turn from "../snippets/turn.ts";
import * as variant from "../snippets/variant.ts";
import * as versions from "../snippets/versions.ts";
import { readSource } from "../src/lib/api/read-source.ts";
import { GUIDE_LANGUAGES, pageOf } from "./guide-pages.ts";

/** Formats a value like the comments of the snippets. */
const formatComment = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/"(\w+)":/g, "$1:")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\[ (?=\S)|(?<=\S) \]/g, (bracket) => bracket.trim());

/** Expects a comment with the value in a region of a snippet. */
function expectComment(file: string, region: string, value: unknown): void {
  const comments = readSource(`apps/docs/snippets/${file}.ts`, [region])
    .split("\n")
    .flatMap((line) => /(?:^|; |\) )\/\/ (.*)$/.exec(line)?.slice(1) ?? [])
    .join(" ");
  expect(
    comments
      .replaceAll("\u00a0", " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/, (?=[}\]])/g, " "),
  ).toContain(formatComment(value).replaceAll("\u00a0", " "));
}

describe("a variant in ten minutes", () => {
  test("heads.other-side: refuses a second head on the side of the first", () => {
    expect(variant.clause).toBe("heads.other-side");
    expectComment("variant", "refused", variant.clause);
  });

  test("the differences match the page", () => {
    for (const value of [variant.clauses, variant.options, variant.phases]) {
      expectComment("variant", "differences", value);
    }
  });

  test("place.apple: the base's refusal matches the page", () =>
    expectComment("variant", "worded", variant.refusal));

  test("end.kiss: the base's error for an unknown position matches the page", () => {
    const table = createTable(ssserpent);
    const files = { en: [ssserpentEn, coreEn], fr: [ssserpentFr, coreFr] };
    const read = ssserpent.parsePosition("over:draw!end.kiss b4..E.4.j d5..W.4.j - - - 0 5 21", table);
    for (const [language, own] of Object.entries(files)) {
      const words = createWords(language, ...own);
      const answer = read.ok ? "" : words.format(read.error.message);
      expect(answer).not.toBe("");
      expect(pageOf("variant-in-ten-minutes", language).replaceAll("\n", " ")).toContain(`\`${answer}\``);
    }
  });

  test("throws bad-base and bad-variant", () => {
    expect(variant.tooNew).toThrow(expect.objectContaining({ code: "bad-base" }));
    expect(variant.unknown).toThrow(expect.objectContaining({ code: "bad-variant" }));
  });
});

describe("clauses and examples", () => {
  test("the report of a French typography error matches the page", () => {
    const report = checkRulebookTypography(parseRulebook(`${"\n".repeat(11)}On pose l'autre tête.\n`), "fr");
    for (const language of GUIDE_LANGUAGES)
      expect(pageOf("clauses-and-examples", language)).toContain(`\n${report}\n`);
  });
});

describe("test a game", () => {
  test("the report of the planted fault matches the page", () => {
    expect(testing.failed).toEqual(["listed: an action is listed if and only if no clause refuses it"]);
    for (const language of GUIDE_LANGUAGES) expect(pageOf("test-a-game", language)).toContain(testing.report);
  });

  test("the playthrough matches the page", () => {
    for (const language of GUIDE_LANGUAGES)
      expect(pageOf("test-a-game", language)).toContain(testing.text.trimEnd());
  });

  test("perft reports only wrong counts", () => {
    expect(testing.wrong).toBeUndefined();
    expect(checkPerft(ticTacToe, { pos: "place:1 .........", perft: [9, 71] })).toContain("72 sequences");
  });

  test("golden records of the same game pass", () => {
    expect(testing.changed).toBeUndefined();
    expect(testing.released.trimEnd().split("\n")).toHaveLength(12);
  });
});

describe("scenes and clicks", () => {
  test("spaces, pieces and targets match the page", () => {
    for (const value of [scenes.ids, scenes.pressed]) expectComment("scenes", "scene", value);
    expectComment("scenes", "scene", scenes.centre);
  });

  test("clicks are resolved to actions", () => {
    for (const value of [scenes.single, scenes.pair]) expectComment("scenes", "clicks", value);
    expectComment("scenes", "pick", scenes.begun);
    expect(scenes.whole).toMatchObject({ kind: "move", pile: 2, direction: "L" });
  });

  test("place.free: a refused press names its clause", () =>
    expectComment("scenes", "attempt", scenes.taken));

  test("an aid adds to the scene", () => {
    for (const value of [scenes.panels, scenes.aids]) expectComment("scenes", "looks", value);
    expect(scenes.aided).not.toEqual(scenes.plain);
  });

  test("a move of two steps has one frame between them", () => {
    expect(scenes.frames).toHaveLength(1);
    expect(scenes.svg).toMatch(/^<svg/);
    for (const language of GUIDE_LANGUAGES)
      expect(pageOf("scenes-and-clicks", language)).toContain(scenes.text.trimEnd());
  });
});

describe("turn machines", () => {
  test("a bot answers, and undo takes back its answer", () => {
    expectComment("turn", "bot", turn.answered);
    expectComment("turn", "undo", turn.back);
    expectComment("turn", "undo", turn.state);
  });

  test("a promise can act as a bot", async () => {
    const machine = createTurnMachine(ticTacToe, { centre: turn.far });
    const { table } = turn.match.getSnapshot().context;
    const match = createActor(machine, { input: { table, occupants: ["centre", "person"] } }).start();
    await waitFor(match, ({ context }) => context.actions.length === 1);
    expect(ticTacToe.formatPosition(match.getSnapshot().context.position)).toBe("place:2 x........");
  });

  test("the machine deals chance or waits for it", () => {
    expectComment("turn", "deal", turn.waiting);
    expectComment("turn", "deal", turn.dealt);
  });

  test("restores a snapshot and refuses a forged one", () => {
    expect([...(turn.again?.getSnapshot().context.actions ?? [])]).toEqual([
      ...turn.match.getSnapshot().context.actions,
    ]);
    expectComment("turn", "save", turn.code);
  });

  test("a series keeps its finished matches", () => expectComment("turn", "series", turn.earlier));

  test("inspection sees every event", () => expectComment("turn", "inspect", turn.seen));
});

describe("versions and records", () => {
  test("the record and its link match the page", () => {
    expectComment("versions", "record", versions.record);
    expect(readSource("apps/docs/snippets/versions.ts", ["link"])).toContain(`// ${versions.link}\n`);
  });

  test("place.free: an illegal action is refused with its index", () => {
    const { position, actions } = unwrap(versions.opened);
    expect([position.phase, actions.length]).toEqual(["place", 3]);
    expect(versions.failure).toMatchObject({ error: { code: "refused", clause: "place.free", index: 2 } });
  });

  test("an incompatible version is refused", () => {
    expect(versions.old).toMatchObject({ error: { code: "bad-version" } });
    expect(versions.reads).toEqual([true, false, false]);
  });
});

test.each(GUIDE_LANGUAGES)(
  "the chapter Notation of the guide (%s) passes the check of a rulebook",
  (language) => {
    const [, chapter = ""] =
      /^````mdx\n([\s\S]*?)^````$/m.exec(pageOf("clauses-and-examples", language)) ?? [];
    expect(chapter).toContain("## Notation\n");
    expect(checkNotationSample(ticTacToe, parseRulebook(chapter))).toBeUndefined();
  },
);
