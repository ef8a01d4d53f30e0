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
import type { Game } from "@serpentarium/core";
import { type GameRecord, parseRecord } from "@serpentarium/core/record";
import { beforeEach, describe, expect, test } from "vitest";
import {
  checkGolden,
  conformance,
  isMajorPending,
  keepGolden,
  readGolden,
  writeGolden,
} from "../src/index.ts";
import plugin, { dig, type Hoard, hoard, hoardWith } from "./fixtures/hoard/game.ts";

const text = writeGolden(hoard);
const recordsOf = (lines: string): GameRecord[] =>
  lines
    .trim()
    .split("\n")
    .map((line) => {
      const record = parseRecord(line);
      if (!record.ok) throw new Error(record.error.message.en);
      return record.value;
    });

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

describe("writeGolden", () => {
  test("a dozen records of this version, over every number of seats and both ends", () => {
    const records = recordsOf(text);
    expect(records).toHaveLength(12);
    expect(new Set(records.map(({ version }) => version))).toEqual(new Set([hoard.version]));
    expect(new Set(records.map(({ seats }) => seats))).toEqual(new Set([2, 3]));
    expect(new Set(records.map(({ outcome }) => outcome?.reason))).toEqual(
      new Set(["end.found", "end.limit"]),
    );
  });

  test("plays each preset", () => {
    const presets = [{ id: "tiny", title: hoard.title, options: { cells: 3, limit: 1 } }];
    const options = recordsOf(writeGolden(hoardWith({ presets }))).map((record) =>
      JSON.stringify(record.options),
    );
    expect(new Set(options)).toEqual(new Set(['{"cells":4,"limit":3}', '{"cells":3,"limit":1}']));
  });

  test("gives the same text each time", () => {
    expect(writeGolden(hoard)).toBe(text);
  });
});

describe("checkGolden", () => {
  test("holds for the version that wrote it, and for a later one of its line that plays alike", () => {
    expect(checkGolden(hoard, { version: "0.1.0", text })).toBeUndefined();
    expect(checkGolden(hoardWith({ version: "0.1.7" }), { version: "0.1.0", text })).toBeUndefined();
  });

  test("says which record no longer holds, at which action and by which clause", () => {
    expect(checkGolden(stricter("0.1.1"), { version: "0.1.0", text })).toMatch(
      /^0\.1\.0\.jsonl, record \d+: action \d+: .+ \[dig\.fresh\]; if that is meant, it takes a major changeset$/,
    );
  });

  test("says which record ends otherwise", () => {
    const [line = ""] = text.split("\n");
    const other = line.replace(/"reason":"[^"]+"/, '"reason":"end.other"');
    expect(checkGolden(hoard, { version: "0.1.0", text: `${other}\n` })).toContain(
      "record 1: the outcome is not the one",
    );
  });

  test("another line of versions may play otherwise", () => {
    expect(checkGolden(stricter("0.2.0"), { version: "0.1.0", text })).toBeUndefined();
    expect(checkGolden(stricter("1.0.0"), { version: "0.1.0", text })).toBeUndefined();
  });

  test("a major version to come may play otherwise, but the file stays as it was released", () => {
    const golden = { version: "0.1.0", text, mayBreak: true };
    expect(checkGolden(stricter("0.1.1"), golden)).toBeUndefined();
    expect(checkGolden(stricter("0.1.1"), { ...golden, sha256: "00" })).toContain("added, never edited");
  });

  test("a file without records, or with those of another version, is none", () => {
    expect(checkGolden(hoard, { version: "0.1.0", text: "\n" })).toBe("0.1.0.jsonl holds no record");
    expect(checkGolden(hoard, { version: "0.1.2", text })).toContain("record 1: written by version 0.1.0");
    expect(checkGolden(hoard, { version: "0.1.0", text: "{}" })).toContain("record 1: not a record");
  });
});

describe("the golden files of a package", () => {
  let root = "";
  let folder = "";
  const golden = (): string => join(folder, "test/golden");
  const wrong = (game: Game<Hoard>): (string | undefined)[] =>
    readGolden(folder).map((one) => checkGolden(game, one));
  const changeset = (matter: string): void =>
    writeFileSync(join(root, ".changeset/odd-hoard.md"), `---\n${matter}\n---\n\nMajor.\n`);

  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), "golden-"));
    folder = join(root, "packages/hoard");
    mkdirSync(folder, { recursive: true });
    mkdirSync(join(root, ".changeset"));
    writeFileSync(join(folder, "package.json"), JSON.stringify({ name: "@games/hoard" }));
    return () => rmSync(root, { recursive: true });
  });

  test("there are none before the first release", () => {
    expect(readGolden(folder)).toEqual([]);
    expect(keepGolden(hoardWith({ version: "0.0.0" }), folder)).toBe(false);
    expect(readGolden(folder)).toEqual([]);
  });

  test("one a released version, written once, with its digest", () => {
    expect(keepGolden(hoard, folder)).toBe(true);
    expect(keepGolden(stricter("0.1.0"), folder)).toBe(false);
    expect(keepGolden(hoardWith({ version: "0.1.1" }), folder)).toBe(true);
    expect(readdirSync(golden()).sort()).toEqual(["0.1.0.jsonl", "0.1.1.jsonl", "SHA256SUMS"]);
    expect(readFileSync(join(golden(), "0.1.0.jsonl"), "utf8")).toBe(text);
    expect(wrong(hoard)).toEqual([undefined, undefined]);
    expect(readGolden(pathToFileURL(`${folder}/`))).toEqual(readGolden(folder));
  });

  test("the list of digests is one that sha256sum checks", () => {
    keepGolden(hoard, folder);
    const digest = createHash("sha256")
      .update(readFileSync(join(golden(), "0.1.0.jsonl")))
      .digest("hex");
    expect(readFileSync(join(golden(), "SHA256SUMS"), "utf8")).toBe(`${digest}  0.1.0.jsonl\n`);
  });

  test("a record that no longer holds fails, unless a changeset of the package says major", () => {
    keepGolden(hoard, folder);
    expect(wrong(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
    for (const matter of ['"@games/hoard": minor', '"@games/other": major', '"@games/hoarder": major']) {
      changeset(matter);
      expect(wrong(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
    }
    for (const matter of ['"@games/other": patch\n"@games/hoard": major', "'@games/hoard': major"]) {
      changeset(matter);
      expect(isMajorPending(folder)).toBe(true);
      expect(wrong(stricter("0.1.1"))).toEqual([undefined]);
    }
  });

  test("a file that was edited, added by hand or taken away fails, whatever the changesets say", () => {
    keepGolden(hoard, folder);
    changeset('"@games/hoard": major');
    const file = join(golden(), "0.1.0.jsonl");
    appendFileSync(file, text.split("\n")[0] ?? "");
    expect(wrong(hoard)).toEqual([expect.stringContaining("added, never edited")]);
    rmSync(file);
    expect(wrong(hoard)).toEqual([expect.stringContaining("added, never edited")]);
    writeFileSync(file, text.replaceAll("\n", "\r\n"));
    expect(wrong(hoard)).toEqual([undefined]);
    writeFileSync(join(golden(), "0.1.1.jsonl"), text);
    expect(wrong(hoard)).toEqual([undefined, expect.stringContaining("added, never edited")]);
  });

  test("the kit checks each file", () => {
    keepGolden(hoard, folder);
    const ofGolden = (game: Game<Hoard>): (string | undefined)[] =>
      conformance({ ...plugin, game }, { golden: readGolden(folder) })
        .filter(({ group }) => group.en === "golden records")
        .map((check) => check.run());
    expect(ofGolden(hoard)).toEqual([undefined]);
    expect(ofGolden(stricter("0.1.1"))).toEqual([expect.stringContaining("[dig.fresh]")]);
  });
});
