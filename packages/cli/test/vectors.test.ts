import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { spawnEngine } from "./engine-process.ts";

interface Ply {
  readonly pos: string;
  readonly actions?: readonly string[] | null;
  readonly count?: number;
  readonly sha256?: string;
  readonly odds?: readonly string[];
  readonly refused?: Readonly<Record<string, string>>;
  readonly played: string;
}

interface Table {
  readonly game: string;
  readonly seats: number;
  readonly options: Readonly<Record<string, unknown>>;
}

interface Game extends Table {
  readonly seed: number;
  readonly plies: readonly Ply[];
  readonly final: string;
  readonly outcome: {
    readonly winners: readonly number[];
    readonly reason: string;
    readonly scores?: readonly number[];
  };
}

interface Perft extends Table {
  readonly name: string;
  readonly pos: string;
  readonly perft: readonly number[];
}

const GAMES = ["pantarei", "ssserpent", "sssnake", "serpent-cartes"];
const read = (game: string, kind: string): string =>
  readFileSync(new URL(`../../${game}/test/vectors/${game}.${kind}`, import.meta.url), "utf8");
const games: readonly Game[] = GAMES.flatMap((game) =>
  read(game, "jsonl")
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line)),
);
const perfts: readonly Perft[] = GAMES.flatMap((game) => JSON.parse(read(game, "perft.json")));

const engine = spawnEngine();
afterAll(async () => expect(await engine.end()).toBe(0));

const begin = ({ game, seats, options }: Table): Promise<string[]> =>
  engine.ask(
    [
      "new",
      game,
      `seats=${seats}`,
      ...Object.entries(options).map(([k, v]) => `${k}=${JSON.stringify(v)}`),
    ].join(" "),
  );

async function checkLegal({ pos, actions, count, sha256 }: Ply): Promise<void> {
  expect(await engine.ask("position")).toEqual([pos]);
  const legal = await engine.ask("legal");
  if (sha256) {
    expect(legal).toHaveLength(count ?? -1);
    expect(createHash("sha256").update(legal.join("\n")).digest("hex")).toBe(sha256);
  } else expect(legal).toEqual(actions ?? ["open"]);
}

async function checkPly(ply: Ply): Promise<void> {
  const { actions, odds, refused = {}, played } = ply;
  await checkLegal(ply);
  if (odds) expect(await engine.ask("odds")).toEqual(odds.map((odd, i) => `${actions?.[i]} ${odd}`));
  for (const [text, clause] of Object.entries(refused)) {
    const [why] = await engine.ask(`why ${text}`);
    expect(why, text).toMatch(
      clause === "notation" ? /^error notation ./ : new RegExp(`^${clause.replace(".", "\\.")} .`),
    );
  }
  expect(await engine.ask(`why ${played}`)).toEqual(["legal"]);
}

describe("reference games of an independent implementation", () => {
  test.each(games)("$game, seed $seed: replayed from the start", async (game) => {
    expect(await begin(game)).toEqual([]);
    for (const ply of game.plies) {
      await checkPly(ply);
      expect(await engine.ask(`play ${ply.played}`)).toEqual([]);
    }
    expect(await engine.ask("position")).toEqual([game.final]);
    const { winners, reason, scores } = game.outcome;
    const result = `over ${winners.map((seat) => seat + 1).join(",")} ${reason}`;
    expect(await engine.ask("turn")).toEqual([scores ? `${result} scores=${scores.join(",")}` : result]);
    const [record = ""] = await engine.ask("record");
    expect(JSON.parse(record).actions).toEqual(game.plies.map(({ played }) => played));
    expect(await engine.ask(`load ${record}`)).toEqual([]);
    expect(await engine.ask("position")).toEqual([game.final]);
  });

  // the position text of Le serpent does not contain the history for `end.endless`
  const complete = games.filter(({ game }) => game !== "serpent-cartes");

  test.each(complete)("$game, seed $seed: each ply set from its text", async (game) => {
    await begin(game);
    for (const [i, ply] of game.plies.entries()) {
      expect(await engine.ask(`set ${ply.pos}`)).toEqual([]);
      await checkLegal(ply);
      await engine.ask(`play ${ply.played}`);
      expect(await engine.ask("position")).toEqual([game.plies[i + 1]?.pos ?? game.final]);
    }
  });

  test.each(perfts)("perft of $game: $name", async ({ pos, perft, ...table }) => {
    await begin(table);
    expect(await engine.ask(`set ${pos}`)).toEqual([]);
    for (const [i, count] of perft.entries()) {
      expect(await engine.ask(`perft ${i + 1}`)).toEqual([String(count)]);
    }
  });
});
