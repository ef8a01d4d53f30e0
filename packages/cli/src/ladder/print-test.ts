import type { EloBounds } from "@serpentarium/lab/ladder";
import type { Terminal } from "../terminal.ts";
import type { TestedPair } from "./run-test.ts";

/** Prints the result of a test of two players: a sentence, or JSON. */
export function printTest(
  { pair, test }: TestedPair,
  { elo0, elo1 }: EloBounds,
  isJson: boolean,
  { print, words }: Terminal,
): void {
  if (isJson) {
    print(JSON.stringify({ pair, elo0, elo1, ...test }, undefined, 2));
    return;
  }
  const { wins, draws, losses } = pair;
  const [one, other] = pair.players;
  print(words.text("cli.ladder.sprt.score", { player: one, opponent: other, wins, draws, losses }));
  const { ratio, lower, upper } = test;
  const interval = { id: "cli.ladder.sprt.ratio", data: { ratio, lower, upper } };
  const [points, others] = test.accepted === "elo1" ? [elo1, elo0] : [elo0, elo1];
  print(
    test.accepted
      ? words.text("cli.ladder.sprt.decided", { player: one, points, others, ratio: interval })
      : words.text("cli.ladder.sprt.undecided", { low: elo0, high: elo1, ratio: interval }),
  );
}
