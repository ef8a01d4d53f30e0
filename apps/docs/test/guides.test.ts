import { createTable, LANGUAGES, unwrap } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { ssserpent } from "@serpentarium/ssserpent";
import { checkFrenchRulebook, checkPerft } from "@serpentarium/testkit";
import { ticTacToe } from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createActor, waitFor } from "xstate";
import * as scenes from "../snippets/scenes.ts";
import * as testing from "../snippets/testing.ts";
import * as turn from "../snippets/turn.ts";
import * as variant from "../snippets/variant.ts";
import * as versions from "../snippets/versions.ts";
import { sourceOf } from "../src/lib/source.ts";
import { pageOf } from "./guide-pages.ts";

/** A value as the comments of the snippets write it. */
const written = (value: unknown): string =>
  JSON.stringify(value, undefined, 1)
    .replaceAll(/"(\w+)":/g, "$1:")
    .replaceAll(/\s+/g, " ")
    .replaceAll(/\[ (?=\S)|(?<=\S) \]/g, (bracket) => bracket.trim());

/** Says that a region of a snippet comes to a value, and tells its readers so. */
function says(file: string, region: string, value: unknown): void {
  const comments = sourceOf(`apps/docs/snippets/${file}.ts`, [region])
    .split("\n")
    .flatMap((line) => /(?:^|; |\) )\/\/ (.*)$/.exec(line)?.slice(1) ?? [])
    .join(" ");
  expect(
    comments
      .replaceAll("\u00a0", " ")
      .replaceAll(/\s+/g, " ")
      .replaceAll(/, (?=[}\]])/g, " "),
  ).toContain(written(value).replaceAll("\u00a0", " "));
}

describe("a variant in ten minutes", () => {
  test("heads.other-side: a second head on the side of the first is refused by the clause that the page names", () => {
    expect(variant.clause).toBe("heads.other-side");
    says("variant", "refused", variant.clause);
  });

  test("the differences are those that the page shows", () => {
    for (const value of [variant.clauses, variant.options, variant.phases]) {
      says("variant", "differences", value);
    }
  });

  test("place.apple: the refusal of the base is worded as the page says", () =>
    says("variant", "worded", variant.refusal));

  test("end.kiss: the base answers as the page says to what it cannot read", () => {
    const table = createTable(ssserpent);
    const read = ssserpent.parsePosition("over:draw!end.kiss b4..E.4.j d5..W.4.j - - - 0 5 21", table);
    for (const language of LANGUAGES) {
      const answer = read.ok ? "" : read.error.message[language];
      expect(answer).not.toBe("");
      expect(pageOf("variant-in-ten-minutes", language).replaceAll("\n", " ")).toContain(`\`${answer}\``);
    }
  });

  test("a function leaves out as many examples as the page says", () =>
    says("variant", "left-out", variant.left));

  test("bad-base and bad-variant are what is thrown", () => {
    expect(variant.tooNew).toThrow(expect.objectContaining({ code: "bad-base" }));
    expect(variant.unknown).toThrow(expect.objectContaining({ code: "bad-variant" }));
  });
});

describe("clauses and examples", () => {
  test("a slip in French is reported as on the page", () => {
    const report = checkFrenchRulebook(`${"\n".repeat(11)}On pose l'autre tête.\n`);
    for (const language of LANGUAGES)
      expect(pageOf("clauses-and-examples", language)).toContain(`\n${report}\n`);
  });
});

describe("test a game", () => {
  test("the fault is found, and told in the words of the page", () => {
    expect(testing.failed).toEqual(["listed: an action is listed if and only if no clause refuses it"]);
    for (const language of LANGUAGES) expect(pageOf("test-a-game", language)).toContain(testing.report);
  });

  test("the playthrough reads as on the page", () => {
    for (const language of LANGUAGES)
      expect(pageOf("test-a-game", language)).toContain(testing.text.trimEnd());
  });

  test("perft: right numbers say nothing, wrong ones say which", () => {
    expect(testing.wrong).toBeUndefined();
    expect(checkPerft(ticTacToe, { pos: "place:1 .........", perft: [9, 71] })).toContain("72 sequences");
  });

  test("golden records of the same game hold", () => {
    expect(testing.changed).toBeUndefined();
    expect(testing.released.trimEnd().split("\n")).toHaveLength(12);
  });
});

describe("scenes and clicks", () => {
  test("spaces, pieces and targets are those of the page", () => {
    for (const value of [scenes.ids, scenes.pressed]) says("scenes", "scene", value);
    says("scenes", "scene", scenes.centre);
  });

  test("clicks spell actions, and pick reads them", () => {
    for (const value of [scenes.single, scenes.pair]) says("scenes", "clicks", value);
    says("scenes", "pick", scenes.begun);
    expect(scenes.whole).toMatchObject({ kind: "move", pile: 2, direction: "L" });
  });

  test("place.free: a press that spells nothing names its clause", () =>
    says("scenes", "attempt", scenes.taken));

  test("an aid shows what the plain scene does not", () => {
    for (const value of [scenes.panels, scenes.aids]) says("scenes", "looks", value);
    expect(scenes.aided).not.toEqual(scenes.plain);
  });

  test("the serpent is shown between its two steps", () => {
    expect(scenes.frames).toHaveLength(1);
    expect(scenes.svg).toMatch(/^<svg/);
    for (const language of LANGUAGES)
      expect(pageOf("scenes-and-clicks", language)).toContain(scenes.text.trimEnd());
  });
});

describe("turn machines", () => {
  test("a program answers, and undo takes its answer back", () => {
    says("turn", "bot", turn.answered);
    says("turn", "undo", turn.back);
    says("turn", "undo", turn.state);
  });

  test("a promise answers as well", async () => {
    const machine = createTurnMachine(ticTacToe, { centre: turn.far });
    const { table } = turn.match.getSnapshot().context;
    const match = createActor(machine, { input: { table, occupants: ["centre", "person"] } }).start();
    await waitFor(match, ({ context }) => context.count === 1);
    expect(ticTacToe.formatPosition(match.getSnapshot().context.position)).toBe("place:2 x........");
  });

  test("chance is dealt by the machine, or waited for", () => {
    says("turn", "deal", turn.waiting);
    says("turn", "deal", turn.dealt);
  });

  test("a snapshot is taken up again, and a forged one is not", () => {
    expect(turn.again?.getSnapshot().context.actions).toBe(turn.match.getSnapshot().context.actions);
    says("turn", "save", turn.code);
  });

  test("a series counts the matches that are over", () => says("turn", "series", turn.earlier));

  test("inspection sees every event", () => says("turn", "inspect", turn.seen));
});

describe("versions and records", () => {
  test("the record and its link are those of the page", () => {
    says("versions", "record", versions.record);
    expect(sourceOf("apps/docs/snippets/versions.ts", ["link"])).toContain(`// ${versions.link}\n`);
  });

  test("place.free: what does not hold is refused where it stands", () => {
    const { position, positions } = unwrap(versions.opened);
    expect([position.phase, positions.length]).toEqual(["place", 4]);
    expect(versions.failure).toMatchObject({ error: { code: "refused", clause: "place.free", index: 2 } });
  });

  test("a version of another line is refused", () => {
    expect(versions.old).toMatchObject({ error: { code: "bad-version" } });
    expect(versions.reads).toEqual([true, false, false]);
  });
});
