import pantarei from "@serpentarium/pantarei";
import snakeDuel from "@serpentarium/snake-duel";
import ticTacToe from "@serpentarium/tic-tac-toe";
import { describe, expect, test } from "vitest";
import { createEngine } from "../src/engine/engine.ts";
import { formatOutcome } from "../src/engine/position-requests.ts";
import { ERROR_CODES } from "../src/engine/reply.ts";
import lots, { TOSSES } from "./fixtures/lots.ts";
import { withWords } from "./program.ts";

const games = await Promise.all([ticTacToe, pantarei, snakeDuel, lots].map(withWords));

/** An engine whose answers are run to their end. */
function createTestEngine(now?: () => number) {
  const engine = createEngine(games, now);
  return {
    /** Stops a count after `steps` steps. */
    answer(line: string, steps = Number.POSITIVE_INFINITY): string[] {
      const answer = engine.answer(line);
      let step = answer.next(false);
      for (let taken = 1; !step.done; taken++) step = answer.next(taken >= steps);
      return step.value;
    },
    get hasQuit() {
      return engine.hasQuit;
    },
  };
}

/** An engine after some requests, each answered with ok. */
function engineAfter(...requests: readonly string[]) {
  const engine = createTestEngine();
  for (const request of requests) expect(engine.answer(request).at(-1), request).toBe("ok");
  return engine;
}

/** The answer to the last of some requests. */
const answer = (...requests: readonly string[]): string[] =>
  engineAfter(...requests.slice(0, -1)).answer(requests.at(-1) ?? "");

const DEAL = "d1,d1,n,d3,d1,d3,l1,d2,l3,l2,l1,l3,l3,d2,l1,d3,l2,d2,l2";
const WIN = ["a1", "a2", "b1", "b2", "c1"].map((cell) => `play ${cell}`);

describe("games and new", () => {
  test("games lists id, version, minimum and maximum seats", () => {
    expect(answer("games")).toEqual([
      `tic-tac-toe ${ticTacToe.game.version} 2 2`,
      `pantarei ${pantarei.game.version} 2 2`,
      `snake-duel ${snakeDuel.game.version} 2 4`,
      "lots 1.2.3 2 3",
      "ok",
    ]);
  });

  test("new uses the minimum number of seats, or the given one", () => {
    expect(answer("new lots", "position")).toEqual(["toss 3 0,0", "ok"]);
    expect(answer("new lots seats=3", "position")).toEqual(["toss 3 0,0,0", "ok"]);
  });

  test("options are JSON, separated by spaces outside strings, arrays and objects", () => {
    expect(answer("new pantarei goal=3  quietLimit=null")).toEqual(["ok"]);
    expect(answer('new lots ending="over" seats=3')).toEqual(["ok"]);
    expect(answer('new lots ending="o v e r"')).toEqual([
      expect.stringMatching(/^error bad-option ending: expected one of/),
    ]);
    expect(answer('new lots ending={"a": [1, 2]} seats=2')).toEqual([
      expect.stringMatching(/^error bad-option ending/),
    ]);
    expect(answer('new lots ending="\\" seats=" seats=3')).toEqual([
      expect.stringMatching(/^error bad-option ending/),
    ]);
  });

  test("counts are JSON objects; an omitted kind keeps its default", () => {
    const request = 'new lots lots={"snake":0, "a": 3} seats=3';
    expect(JSON.parse(answer(request, "record")[0] ?? "").options.lots).toEqual({ a: 3, wave: 2, snake: 0 });
    expect(answer(request, "odds")).toEqual([`${TOSSES[0]} 3/5`, `${TOSSES[1]} 2/5`, "ok"]);
    expect(answer("new lots lots={}", "odds")).toEqual(answer("new lots", "odds"));
    const [line = ""] = answer(request, "play a", "record");
    expect(answer(`load ${line}`, "record")).toEqual([line, "ok"]);
  });

  test("invalid counts name the option and what is expected", () => {
    for (const counts of [
      '{"b":1}',
      '{"a":-1}',
      '{"a":1.5}',
      '{"a":0,"wave":0,"snake":0}',
      "[1]",
      "3",
      '"a"',
      "null",
    ]) {
      expect(answer(`new lots lots=${counts}`)).toEqual([
        "error bad-option lots: expected a whole number from 0 to 20 for each of a, wave, snake, at least 1 in all",
      ]);
    }
    expect(answer('new lots lots={"__proto__":{"a":9}}')).toEqual([
      expect.stringMatching(/^error bad-option lots: /),
    ]);
    expect(answer("new lots lots={a:1}")).toEqual([
      "error bad-option lots: the value is not JSON (put a string in quotation marks)",
    ]);
  });

  test.each([
    ["new", "unknown-game"],
    ["new chess", "unknown-game"],
    ["new __proto__", "unknown-game"],
    ["new  lots", "unknown-game"],
    ["new lots seats=4", "bad-seats"],
    ["new lots seats=1", "bad-seats"],
    ["new lots seats=two", "bad-seats"],
    ['new lots seats="2"', "bad-seats"],
    ["new lots seats=2.5", "bad-seats"],
    ["new lots seats=null", "bad-seats"],
    ["new lots seats=1e999", "bad-seats"],
    ["new pantarei goal=2", "bad-option"],
    ["new pantarei goal=13", "bad-option"],
    ['new pantarei goal="7"', "bad-option"],
    ["new pantarei goal=7.5", "bad-option"],
    ["new pantarei goal=", "bad-option"],
    ["new pantarei goal", "bad-option"],
    ["new pantarei =5", "bad-option"],
    ["new pantarei goal=seven", "bad-option"],
    ["new pantarei goal=5 goal=6", "bad-option"],
    ["new pantarei quietLimit=0", "bad-option"],
    ["new pantarei quietLimit=100001", "bad-option"],
    ["new pantarei speed=5", "bad-option"],
    ["new pantarei __proto__=1", "bad-option"],
    ["new pantarei constructor=1", "bad-option"],
    ["new tic-tac-toe toString={}", "bad-option"],
    ["new lots ending=never", "bad-option"],
  ])("%s: %s, and keeps the match in progress", (request, code) => {
    const engine = engineAfter("new tic-tac-toe", "play b2");
    expect(engine.answer(request)).toEqual([expect.stringMatching(new RegExp(`^error ${code} .`))]);
    expect(engine.answer("position")).toEqual(["place:2 ....x....", "ok"]);
  });
});

describe("turn", () => {
  test("returns chance, a seat from 1, or the end with winners from 1", () => {
    expect(answer("new pantarei", "turn")).toEqual(["chance deal", "ok"]);
    expect(answer("new pantarei", `play ${DEAL}`, "turn")).toEqual(["seat 1 colour", "ok"]);
    expect(answer("new pantarei", `play ${DEAL}`, "play dark", "turn")).toEqual(["seat 2 move", "ok"]);
    expect(answer("new tic-tac-toe", ...WIN, "turn")).toEqual(["over 1 end.line", "ok"]);
    expect(answer("new tic-tac-toe", "set over:draw!end.full xoxooxxxo", "turn")).toEqual([
      "over 1,2 end.full",
      "ok",
    ]);
  });

  test("returns scores if the game has them", () => {
    const requests = ["new lots seats=3", "play a", "play 1", "play 2", "play 2"];
    expect(answer(...requests, "turn")).toEqual(["over 2,3 end.scores scores=1,2,2", "ok"]);
  });

  test("returns the place of each seat where there are more than two", () => {
    const requests = ["new lots seats=3", "set pick 2", "play 1", "play 2"];
    expect(answer(...requests, "turn")).toEqual(["over 3 end.scores scores=0,1,2 places=3,2,1", "ok"]);
  });

  test("returns - where all seats have lost", () => {
    expect(formatOutcome({ reason: "end.clock", places: [2, 2] })).toBe("- end.clock");
  });
});

describe("legal, odds and sample", () => {
  test("legal is sorted by code point, open where chance cannot be listed, and empty at the end", () => {
    expect(answer("new tic-tac-toe", "play b2", "legal")).toEqual([
      ..."a1 a2 a3 b1 b3 c1 c2 c3".split(" "),
      "ok",
    ]);
    expect(answer("new lots", "legal")).toEqual([...TOSSES, "ok"]);
    expect(answer("new pantarei", "legal")).toEqual(["open", "ok"]);
    expect(answer("new tic-tac-toe", ...WIN, "legal")).toEqual(["ok"]);
  });

  test("odds are fractions in lowest terms, in the order of legal", () => {
    expect(answer("new lots", "odds")).toEqual([
      `${TOSSES[0]} 1/6`,
      `${TOSSES[1]} 1/3`,
      `${TOSSES[2]} 1/2`,
      "ok",
    ]);
  });

  test("odds outside a chance phase that can be listed: not-listable", () => {
    for (const requests of [["new tic-tac-toe"], ["new pantarei"], ["new tic-tac-toe", ...WIN]]) {
      expect(answer(...requests, "odds")).toEqual([expect.stringMatching(/^error not-listable ./)]);
    }
  });

  test("sample returns the same legal draw for the same seed", () => {
    const engine = engineAfter("new pantarei");
    const [deal] = engine.answer("sample 7");
    expect(engine.answer("sample 7")).toEqual([deal, "ok"]);
    expect(engine.answer("sample 8")[0]).not.toBe(deal);
    expect(engine.answer(`play ${deal}`)).toEqual(["ok"]);
    expect(TOSSES).toContain(answer("new lots", "sample any seed")[0]);
  });

  test("sample outside a chance phase: not-listable; without a seed: notation", () => {
    expect(answer("new tic-tac-toe", "sample 1")).toEqual([expect.stringMatching(/^error not-listable ./)]);
    expect(answer("new tic-tac-toe", ...WIN, "sample 1")).toEqual([
      expect.stringMatching(/^error not-listable ./),
    ]);
    expect(answer("new lots", "sample")).toEqual([expect.stringMatching(/^error notation ./)]);
  });
});

describe("play, why and undo", () => {
  test("place.free: play refuses with the clause, and changes nothing", () => {
    const engine = engineAfter("new tic-tac-toe", "play b2");
    expect(engine.answer("play b2")).toEqual(["error refused place.free b2 already holds a mark."]);
    expect(engine.answer("why b2")).toEqual(["place.free b2 already holds a mark.", "ok"]);
    expect(engine.answer("why a1")).toEqual(["legal", "ok"]);
    expect(engine.answer("position")).toEqual(["place:2 ....x....", "ok"]);
  });

  test.each(["b9", "", " b2", "b2 ", "B2", "__proto__", "\u0000", "b2\t", "🐍"])(
    "play and why answer the unreadable text %j with notation",
    (text) => {
      for (const request of ["play", "why"]) {
        expect(answer("new tic-tac-toe", `${request} ${text}`)).toEqual([
          expect.stringMatching(/^error notation ./),
        ]);
      }
    },
  );

  test("play and why answer over after the end, whatever the text", () => {
    for (const request of ["play c3", "why c3", "play ?", "why", "play"]) {
      expect(answer("new tic-tac-toe", ...WIN, request)).toEqual([expect.stringMatching(/^error over ./)]);
    }
  });

  test("undo takes back one action, down to the first position", () => {
    const engine = engineAfter("new tic-tac-toe", "play b2", "play a1");
    expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("position")).toEqual(["place:2 ....x....", "ok"]);
    expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("undo")).toEqual([expect.stringMatching(/^error nothing-to-undo ./)]);
  });

  test("undo takes back a deal as well", () => {
    expect(answer("new pantarei", `play ${DEAL}`, "undo", "turn").slice(0, 1)).toEqual(["chance deal"]);
  });
});

describe("set", () => {
  test("keeps the game and options; undo cannot go back past it", () => {
    const engine = engineAfter("new pantarei goal=3", "set move:2 d2+d1,l1+l1,l2,n dark - 2", "play 3L");
    expect(engine.answer("turn")).toEqual(["over 2 end.pile", "ok"]);
    expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("undo")).toEqual([expect.stringMatching(/^error nothing-to-undo ./)]);
  });

  test("record after set is no-beginning, until a new match", () => {
    const engine = engineAfter("new tic-tac-toe", "set place:1 .........");
    expect(engine.answer("record")).toEqual([expect.stringMatching(/^error record 0 no-beginning ./)]);
    engine.answer("play b2");
    expect(engine.answer("record")).toEqual([expect.stringMatching(/^error record 0 no-beginning ./)]);
    engine.answer("new tic-tac-toe");
    expect(engine.answer("record").at(-1)).toBe("ok");
  });

  test.each(["", "x", "place:1 xx.......", "place:1 ......... ", "over:1!end.line ........."])(
    "an unreadable or impossible position %j: bad-position, and nothing changes",
    (text) => {
      const engine = engineAfter("new tic-tac-toe", "play b2");
      expect(engine.answer(`set ${text}`)).toEqual([expect.stringMatching(/^error bad-position ./)]);
      expect(engine.answer("undo")).toEqual(["ok"]);
    },
  );

  test("a position that the game refuses as notation is bad-position", () => {
    expect(answer("new lots", "set pick 9")).toEqual(["error bad-position expected pick 3"]);
  });
});

describe("perft", () => {
  test("counts action sequences; a finished game counts as one at any remaining depth", () => {
    expect(answer("new tic-tac-toe", "perft 0")).toEqual(["1", "ok"]);
    expect(answer("new tic-tac-toe", "perft 5")).toEqual(["15120", "ok"]);
    expect(answer("new tic-tac-toe", ...WIN, "perft 20")).toEqual(["1", "ok"]);
    expect(answer("new tic-tac-toe", "set place:1 xoxoox.xo", "perft 20")).toEqual(["1", "ok"]);
  });

  test("counts listed chance; a depth over 20 is too-deep", () => {
    expect(answer("new lots", "perft 4")).toEqual(["24", "ok"]);
    expect(answer("new lots", "perft 20")).toEqual(["24", "ok"]);
    for (const depth of ["21", "99999999999999999999999"]) {
      expect(answer("new lots", `perft ${depth}`)).toEqual([expect.stringMatching(/^error too-deep ./)]);
    }
  });

  test("before a deal: not-listable; after it the count succeeds", () => {
    expect(answer("new pantarei", "perft 1")).toEqual([expect.stringMatching(/^error not-listable ./)]);
    expect(answer("new pantarei", "perft 20")).toEqual([expect.stringMatching(/^error not-listable ./)]);
    expect(answer("new pantarei", "perft 0")).toEqual(["1", "ok"]);
    expect(answer("new pantarei", `play ${DEAL}`, "perft 1")).toEqual(["2", "ok"]);
  });

  test("fails only at depths that reach chance that cannot be listed", () => {
    expect(answer('new lots ending="shuffle"', "perft 4")).toEqual(["24", "ok"]);
    expect(answer('new lots ending="shuffle"', "perft 5")).toEqual([
      expect.stringMatching(/^error not-listable ./),
    ]);
    expect(answer("new lots", "perft 5")).toEqual(["24", "ok"]);
  });

  test.each(["", "-1", "1.5", "1e1", "three", "1 2", "0x2", "NaN"])("perft %j: notation", (text) => {
    expect(answer("new tic-tac-toe", `perft ${text}`)).toEqual([expect.stringMatching(/^error notation ./)]);
  });
});

describe("playouts", () => {
  const withoutSeconds = (lines: readonly string[]): string[] =>
    lines.filter((line) => !line.startsWith("seconds "));

  test("returns outcomes in the form of turn, then actions and seconds; the same counts for the same seed", () => {
    const lines = answer("new tic-tac-toe", "playouts 200 some seed");
    expect(lines.at(-2)).toMatch(/^seconds \d+(\.\d+)?$/);
    expect(lines.at(-3)).toMatch(/^actions \d+$/);
    const outcomes = lines.slice(0, -3).map((line) => /^(.+) (\d+)$/.exec(line) ?? []);
    expect(outcomes.map(([, outcome]) => outcome)).toEqual(["1 end.line", "1,2 end.full", "2 end.line"]);
    expect(outcomes.reduce((sum, [, , count]) => sum + Number(count), 0)).toBe(200);
    expect(withoutSeconds(answer("new tic-tac-toe", "playouts 200 some seed"))).toEqual(
      withoutSeconds(lines),
    );
    expect(withoutSeconds(answer("new tic-tac-toe", "playouts 200 other"))).not.toEqual(
      withoutSeconds(lines),
    );
  });

  test("plays through both kinds of chance, returns scores, and keeps the match", () => {
    const engine = engineAfter('new lots ending="shuffle"');
    const lines = engine.answer("playouts 50 1");
    expect(lines[0]).toMatch(/^[12](,2)? end\.scores scores=\d,\d \d+$/);
    expect(lines.at(-3)).toBe("actions 250");
    expect(engine.answer("position")).toEqual(["toss 3 0,0", "ok"]);
  });

  test("accepts zero playouts, and playouts from a finished match", () => {
    expect(withoutSeconds(answer("new tic-tac-toe", "playouts 0 1"))).toEqual(["actions 0", "ok"]);
    expect(withoutSeconds(answer("new tic-tac-toe", ...WIN, "playouts 3 1"))).toEqual([
      "1 end.line 3",
      "actions 0",
      "ok",
    ]);
  });

  test("too many games, or a game without end: too-deep", () => {
    expect(answer("new tic-tac-toe", "playouts 10000001 1")).toEqual([
      expect.stringMatching(/^error too-deep ./),
    ]);
    expect(answer('new lots ending="never"', "playouts 1 1")).toEqual([
      expect.stringMatching(/^error too-deep ./),
    ]);
  });

  test.each(["", "5", "5 ", "-5 1", "x 1", "1.5 1"])("playouts %j: notation", (text) => {
    expect(answer("new tic-tac-toe", `playouts ${text}`)).toEqual([
      expect.stringMatching(/^error notation ./),
    ]);
  });
});

describe("stop and limit", () => {
  test.each(["perft 20", "playouts 10000000 1"])("stop ends %s and keeps the match", (request) => {
    const engine = engineAfter("new tic-tac-toe", "play b2");
    expect(engine.answer(request, 5)).toEqual(["error stopped the count was stopped"]);
    expect(engine.answer("position")).toEqual(["place:2 ....x....", "ok"]);
    expect(engine.answer("stop")).toEqual(["ok"]);
  });

  test("a count over the limit is stopped; limit 0 means no limit", () => {
    let seconds = 0;
    const engine = createTestEngine(() => 1000 * seconds++);
    for (const request of ["new tic-tac-toe", "limit 2.5"]) expect(engine.answer(request)).toEqual(["ok"]);
    expect(engine.answer("perft 9")).toEqual(["error stopped the count took longer than 2.5 s"]);
    expect(engine.answer("perft 1")).toEqual(["9", "ok"]);
    expect(engine.answer("new tic-tac-toe")).toEqual(["ok"]);
    expect(engine.answer("playouts 100 1")).toEqual(["error stopped the count took longer than 2.5 s"]);
    expect(engine.answer("limit 0")).toEqual(["ok"]);
    expect(engine.answer("perft 4")).toEqual(["3024", "ok"]);
  });

  test.each(["", "-1", "soon", "1e3", "1 2", ".5"])("limit %j: notation", (text) => {
    expect(answer(`limit ${text}`)).toEqual([expect.stringMatching(/^error notation ./)]);
  });

  test("limit needs no match; stop takes no arguments", () => {
    expect(answer("limit 3")).toEqual(["ok"]);
    expect(answer("stop now")).toEqual([expect.stringMatching(/^error unknown-request ./)]);
  });
});

describe("record and load", () => {
  const record = (...requests: readonly string[]): string => answer(...requests, "record")[0] ?? "";

  test("record is one line of JSON with seats from 0; load replays it, and undo goes back to the start", () => {
    const line = record("new tic-tac-toe", ...WIN);
    expect(JSON.parse(line)).toEqual({
      format: "serpentarium/1",
      game: "tic-tac-toe",
      version: ticTacToe.game.version,
      seats: 2,
      options: {},
      actions: ["a1", "a2", "b1", "b2", "c1"],
      outcome: { winners: [0], reason: "end.line" },
    });
    const engine = engineAfter(`load ${line}`);
    expect(engine.answer("turn")).toEqual(["over 1 end.line", "ok"]);
    expect(engine.answer("record")).toEqual([line, "ok"]);
    for (const _ of WIN) expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("undo")).toEqual([expect.stringMatching(/^error nothing-to-undo ./)]);
  });

  test("a record with its own first position is loaded and saved; undo stops at that position", () => {
    const { outcome: _, ...rest } = JSON.parse(record("new tic-tac-toe"));
    const line = JSON.stringify({ ...rest, start: "place:1 xx.oo....", actions: ["c3"] });
    const whole = line.replace(/}$/, ',"outcome":{"winners":[0],"reason":"end.line"}}');
    const elsewhere = JSON.parse(whole);
    const engine = engineAfter(`load ${whole}`);
    expect(engine.answer("turn")).toEqual(["over 1 end.line", "ok"]);
    expect(JSON.parse(engine.answer("record")[0] ?? "")).toEqual(elsewhere);
    expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("position")).toEqual(["place:1 xx.oo....", "ok"]);
    expect(engine.answer("undo")).toEqual([expect.stringMatching(/^error nothing-to-undo ./)]);
    expect(answer(`load ${whole.replace("xx.oo", "xxxx.")}`)).toEqual([
      expect.stringMatching(/^error record 0 bad-position ./),
    ]);
    engine.answer("set place:1 .........");
    expect(engine.answer("record")).toEqual([expect.stringMatching(/^error record 0 no-beginning ./)]);
  });

  test("a record that ends by resignation is over for every request; undo reopens the match", () => {
    const unfinished = record("new tic-tac-toe", "play b2");
    const line = unfinished.replace('"outcome":null', '"outcome":{"winners":[0],"reason":"resign"}');
    const engine = engineAfter(`load ${line}`);
    expect(engine.answer("turn")).toEqual(["over 1 resign", "ok"]);
    expect(engine.answer("legal")).toEqual(["ok"]);
    expect(engine.answer("play a1")).toEqual([expect.stringMatching(/^error over ./)]);
    expect(engine.answer("why a1")).toEqual([expect.stringMatching(/^error over ./)]);
    expect(engine.answer("perft 3")).toEqual(["1", "ok"]);
    expect(engine.answer("playouts 4 1").slice(0, 2)).toEqual(["1 resign 4", "actions 0"]);
    expect(engine.answer("record")).toEqual([line, "ok"]);
    expect(engine.answer("undo")).toEqual(["ok"]);
    expect(engine.answer("turn")).toEqual(["seat 1 place", "ok"]);
  });

  const validRecord = {
    format: "serpentarium/1",
    game: "tic-tac-toe",
    version: ticTacToe.game.version,
    seats: 2,
    options: {},
    actions: ["b2", "a1"],
    outcome: null,
  };
  test.each<[string, unknown, string]>([
    ["a taken cell", { ...validRecord, actions: ["b2", "a1", "b2"] }, "2 place\\.free"],
    ["an unreadable action", { ...validRecord, actions: ["b2", "e5"] }, "1 notation"],
    ["an action after the end", { ...validRecord, actions: ["a1", "a2", "b1", "b2", "c1", "c3"] }, "5 over"],
    ["another outcome", { ...validRecord, outcome: { winners: [0], reason: "end.line" } }, "2 bad-record"],
    ["another version", { ...validRecord, version: "99.0.0" }, "0 bad-version"],
    ["another game", { ...validRecord, game: "chess" }, "0 unknown-game"],
    ["other seats", { ...validRecord, seats: 3 }, "0 bad-seats"],
    ["unknown options", { ...validRecord, options: { size: 4 } }, "0 bad-option"],
    ["another format", { ...validRecord, format: "serpentarium/2" }, "0 bad-record"],
    ["no actions", { ...validRecord, actions: undefined }, "0 bad-record"],
    ["an array", [], "0 bad-record"],
    ["nothing", null, "0 bad-record"],
  ])("%s: error record, and keeps the match in progress", (_what, data, expected) => {
    const engine = engineAfter("new tic-tac-toe", "play c1");
    expect(engine.answer(`load ${JSON.stringify(data)}`)).toEqual([
      expect.stringMatching(new RegExp(`^error record ${expected} .`)),
    ]);
    expect(engine.answer("position")).toEqual(["place:2 ........x", "ok"]);
  });

  test.each(["", "{", "x".repeat(1_000_000), "[".repeat(1_000_000), '{"__proto__":{"game":"tic-tac-toe"}}'])(
    "load refuses a text that is not a record",
    (text) => {
      expect(answer(`load ${text}`)).toEqual([expect.stringMatching(/^error record 0 bad-record ./)]);
    },
  );
});

describe("a simultaneous phase", () => {
  const opening = ["new snake-duel seats=3", "play e5"];

  test("turn lists the seats still to choose, and legal their choices", () => {
    expect(answer(...opening, "turn")).toEqual(["seats 1,2,3 turn", "ok"]);
    expect(answer(...opening, "play 2:w", "turn")).toEqual(["seats 1,3 turn", "ok"]);
    expect(answer(...opening, "play 2:w", "play 1:n", "turn")).toEqual(["seats 3 turn", "ok"]);
    const listed = ["1:e", "1:n", "1:w", "3:e", "3:n", "3:s", "ok"];
    expect(answer(...opening, "play 2:w", "legal")).toEqual(listed);
  });

  test("play and why accept a choice of any seat still to choose", () => {
    expect(answer(...opening, "play 2:w", "play 2:s")).toEqual([
      expect.stringMatching(/^error not-your-turn ./),
    ]);
    expect(answer(...opening, "play 2:w", "why 2:s")).toEqual([
      expect.stringMatching(/^error not-your-turn ./),
    ]);
    expect(answer(...opening, "play 1:s")).toEqual([expect.stringMatching(/^error refused turn\.back ./)]);
    expect(answer(...opening, "why 1:n")).toEqual(["legal", "ok"]);
    expect(answer(...opening, "play n")).toEqual([expect.stringMatching(/^error notation ./)]);
  });

  test("view returns the position as a seat or everyone sees it", () => {
    const at = [...opening, "play 2:w", "play 1:n"];
    const corners = "turn:0 a3,a2,a1/i7,i8,i9/c9,b9,a9 e5";
    expect(answer(...at, "position")).toEqual([`${corners} _1:n_2:w`, "ok"]);
    expect(answer(...at, "view 1")).toEqual([`${corners} _1:n_2:?`, "ok"]);
    expect(answer(...at, "view 3")).toEqual([`${corners} _1:?_2:?`, "ok"]);
    expect(answer(...at, "view everyone")).toEqual([`${corners} _1:?_2:?`, "ok"]);
    expect(answer("new tic-tac-toe", "view 2")).toEqual(["place:1 .........", "ok"]);
    for (const seat of ["", "0", "4", "x", "01", "1 2"]) {
      expect(answer(...at, `view ${seat}`)).toEqual([expect.stringMatching(/^error bad-seats ./)]);
    }
  });

  test("undo takes back one choice, set and load work in the middle of a turn, perft counts choices", () => {
    const at = [...opening, "play 2:w", "play 1:n"];
    expect(answer(...at, "undo", "turn")).toEqual(["seats 1,3 turn", "ok"]);
    expect(answer(...at, "perft 1")).toEqual(["3", "ok"]);
    const [record = ""] = answer(...at, "record");
    expect(answer(`load ${record}`, "turn")).toEqual(["seats 3 turn", "ok"]);
    const text = "turn:4 a3,a2,a1/i7,i8,i9/c9,b9,a9 e5 _2:w";
    expect(answer(...opening, `set ${text}`, "position")).toEqual([text, "ok"]);
    expect(answer(...opening, `set ${text}_2:s`)).toEqual([expect.stringMatching(/^error bad-position ./)]);
  });
});

describe("any other line", () => {
  test.each([
    "",
    " ",
    "hello",
    " turn",
    "turn x",
    "games x",
    "quit now",
    "TURN",
    "\u0000",
    "constructor",
    "ok",
    "undo 2",
  ])("%j: unknown-request", (line) => {
    const engine = engineAfter("new tic-tac-toe");
    expect(engine.answer(line)).toEqual([expect.stringMatching(/^error unknown-request ./)]);
    expect(engine.hasQuit).toBe(false);
  });

  test.each(
    "position turn legal odds undo record,set x,sample 1,play a1,why a1,perft 1,playouts 1 1"
      .split(",")
      .flatMap((part, i) => (i === 0 ? part.split(" ") : part)),
  )("%s without a match: no-match", (request) => {
    expect(answer(request)).toEqual([expect.stringMatching(/^error no-match ./)]);
  });

  test("quit ends the engine", () => {
    const engine = engineAfter("quit");
    expect(engine.hasQuit).toBe(true);
  });

  test("an exception in a game fails the request, keeps the match, and is reported on one line", () => {
    const engine = engineAfter('new lots ending="fault"', "play a");
    expect(engine.answer("play 1")).toEqual([
      expect.stringMatching(/^error unknown-request .*this game broke down$/),
    ]);
    expect(engine.answer("position")).toEqual(["pick 3 0,0", "ok"]);
  });

  test("messages are short and on one line, whatever they quote", () => {
    const [line = ""] = answer(`new pantarei ${"\r\v\u2028x".repeat(100_000)}=1`);
    expect(line).toMatch(/^error bad-option \P{Cc}+$/u);
    expect(line.length).toBeLessThan(500);
  });

  test("has the error codes of the protocol", () => {
    expect(new Set(ERROR_CODES).size).toBe(16);
    expect(createEngine([]).answerTooLong()).toEqual([expect.stringMatching(/^error too-long ./)]);
  });
});
