import { createHash } from "node:crypto";
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import { type Game, unwrap } from "@serpentarium/core";
import { type GameRecord, parseRecord } from "@serpentarium/core/record";
import { beforeEach, describe, expect, test } from "vitest";
import { isBreakingPending } from "../src/golden-files.ts";
import { checkGolden, conformanceChecks, generateGolden, readGolden, saveGolden } from "../src/index.ts";
import plugin, { dig, type Hoard, hoard, hoardWith } from "./fixtures/hoard/game.ts";

const text = generateGolden(hoard);
const recordsOf = (lines: string): GameRecord[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => unwrap(parseRecord(line)));

/** A version of the game in which cell 1 may no longer be dug. */
const stricter = (version: string): Game<Hoard> =>
  hoardWith({
    version,
    phases: {
      ...hoard.phases,
      dig: {
        ...dig,
        refuse: (position, action) =>
          action.cell === 0 ? { clause: "dig.fresh" } : dig.refuse(position, action),
      },
    },
  });

describe("generateGolden", () => {
  test("returns a dozen records of this version, for every number of seats and both end reasons", () => {
    const records = recordsOf(text);
    expect(records).toHaveLength(12);
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set([hoard.version]));
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3]));
    expect(new Set(records.map(({ outcome }) => outcome?.reason))).toEqual(
      new Set(["end.found", "end.limit"]),
    );
  });

  test("plays each preset", () => {
    const presets = [{ id: "tiny", options: { cells: 3, limit: 1 } }];
    const options = recordsOf(generateGolden(hoardWith({ presets }))).map((record) =>
      JSON.stringify(record.options),
    );
    expect(new Set(options)).toEqual(new Set(['{"cells":4,"limit":3}', '{"cells":3,"limit":1}']));
  });

  test("is deterministic", () => {
    expect(generateGolden(hoard)).toBe(text);
  });
});

describe("checkGolden", () => {
  test("accepts the version that wrote the records, and a later one of its line with the same rules", () => {
    expect(checkGolden(hoard, { version: "0.1.0", text })).toBeUndefined();
    expect(checkGolden(hoardWith({ version: "0.1.7" }), { version: "0.1.0", text })).toBeUndefined();
  });

  test("reports the record that no longer replays, with the action and the clause", () => {
    expect(checkGolden(stricter("0.1.1"), { version: "0.1.0", text })).toMatch(
      /^0\.1\.0\.jsonl, record \d+: action \d+: .+ \[dig\.fresh\]; if this is intended, add a minor changeset$/,
    );
    const later = generateGolden(hoardWith({ version: "1.0.0" }));
    expect(checkGolden(stricter("1.0.1"), { version: "1.0.0", text: later })).toContain(
      "if this is intended, add a major changeset",
    );
  });

  test("reports a record with another end", () => {
    const [line = ""] = text.split("\n");
    const other = line.replace(/"reason":"[^"]+"/, '"reason":"end.other"');
    expect(checkGolden(hoard, { version: "0.1.0", text: `${other}\n` })).toContain(
      "record 1: the result is not the one",
    );
  });

  test("accepts changed rules in another line of versions", () => {
    expect(checkGolden(stricter("0.2.0"), { version: "0.1.0", text })).toBeUndefined();
    expect(checkGolden(stricter("1.0.0"), { version: "0.1.0", text })).toBeUndefined();
  });

  test("accepts changed rules before a major version, but not an edited file", () => {
    const golden = { version: "0.1.0", text, mayBreak: true };
    expect(checkGolden(stricter("0.1.1"), golden)).toBeUndefined();
    expect(checkGolden(stricter("0.1.1"), { ...golden, sha256: "00" })).toContain("added, never edited");
  });

  test("reports a file without records, or with records of another version", () => {
    expect(checkGolden(hoard, { version: "0.1.0", text: "\n" })).toBe("0.1.0.jsonl contains no record");
    expect(checkGolden(hoard, { version: "0.1.2", text })).toContain("record 1: written by version 0.1.0");
    expect(checkGolden(hoard, { version: "0.1.0", text: "{}" })).toContain("record 1: not a saved match");
  });
});

describe("the golden files of a package", () => {
  let root = "";
  let folder = "";
  const golden = (): string => join(folder, "test/golden");
  const problemsOf = (game: Game<Hoard>): (string | undefined)[] =>
    readGolden(folder).map((one) => checkGolden(game, one));
  const changeset = (matter: string): void =>
    writeFileSync(join(root, ".changeset/odd-hoard.md"), `---\n${matter}\n---\n\nMajor: [not "YAML.\n`);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "golden-"));
    folder = join(root, "packages/hoard");
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(root, ".changeset"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "@games/hoard", version: "1.0.0" }));
    return () => rmSync(root, { recursive: true });
  });

  test("do not exist before the first release", () => {
    expect(readGolden(folder)).toEqual([]);
    expect(saveGolden(hoardWith({ version: "0.0.0" }), folder)).toBe(false);
    expect(readGolden(folder)).toEqual([]);
  });

  test("are written once per released version, with a digest", () => {
    expect(saveGolden(hoard, folder)).toBe(true);
    expect(saveGolden(stricter("0.1.0"), folder)).toBe(false);
    expect(saveGolden(hoardWith({ version: "0.1.1" }), folder)).toBe(true);
    expect(readdirSync(golden()).sort()).toEqual(["0.1.0.jsonl", "0.1.1.jsonl", "SHA256SUMS"]);
    expect(readFileSync(join(golden(), "0.1.0.jsonl"), "utf8")).toBe(text);
    expect(problemsOf(hoard)).toEqual([undefined, undefined]);
    expect(readGolden(pathToFileURL(`${folder}/`))).toEqual(readGolden(folder));
  });

  test("have digests in the format of sha256sum", () => {
    saveGolden(hoard, folder);
    const digest = createHash("sha256")
      .update(readFileSync(join(golden(), "0.1.0.jsonl")))
      .digest("hex");
    expect(readFileSync(join(golden(), "SHA256SUMS"), "utf8")).toBe(`${digest}  0.1.0.jsonl\n`);
  });

  test("fail if a record no longer replays, unless a changeset of the package is major", () => {
    saveGolden(hoard, folder);
    expect(problemsOf(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
    for (const matter of ['"@games/hoard": minor', '"@games/other": major', '"@games/hoarder": major']) {
      changeset(matter);
      expect(problemsOf(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
    }
    for (const matter of ['"@games/other": patch\n"@games/hoard": major', "'@games/hoard': major"]) {
      changeset(matter);
      expect(isBreakingPending(folder)).toBe(true);
      expect(problemsOf(stricter("0.1.1"))).toEqual([undefined]);
    }
  });

  test("before 1.0, may break with a minor changeset of the package", () => {
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "@games/hoard", version: "0.1.0" }));
    saveGolden(hoard, folder);
    changeset('"@games/hoard": patch');
    expect(problemsOf(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
    changeset('"@games/hoard": minor');
    expect(problemsOf(stricter("0.1.1"))).toEqual([undefined]);
  });

  test("fail if a file was edited, added by hand or deleted, even with a major changeset", () => {
    saveGolden(hoard, folder);
    changeset('"@games/hoard": major');
    const file = join(golden(), "0.1.0.jsonl");
    appendFileSync(file, text.split("\n")[0] ?? "");
    expect(problemsOf(hoard)).toEqual([expect.stringContaining("added, never edited")]);
    rmSync(file);
    expect(problemsOf(hoard)).toEqual([expect.stringContaining("added, never edited")]);
    writeFileSync(file, text.replaceAll("\n", "\r\n"));
    expect(problemsOf(hoard)).toEqual([undefined]);
    writeFileSync(join(golden(), "0.1.1.jsonl"), text);
    expect(problemsOf(hoard)).toEqual([undefined, expect.stringContaining("added, never edited")]);
  });

  test("are checked by conformance", () => {
    saveGolden(hoard, folder);
    const ofGolden = (game: Game<Hoard>): (string | undefined)[] =>
      conformanceChecks({ ...plugin, game }, { golden: readGolden(folder) })
        .filter(({ group }) => Reflect.get(Object(group), "id") === "groups.golden")
        .map((check) => check.run());
    expect(ofGolden(hoard)).toEqual([undefined]);
    expect(ofGolden(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
  });
});
