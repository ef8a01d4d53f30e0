import type { EloBounds } from "@serpentarium/lab/ladder";
import type { Terminal } from "../terminal.ts";
import type { TestedPair } from "./run-test.ts";

/** Prints the result of a test of two players: a sentence, or JSON. */
export function printTest(
  { pair, test }: TestedPair,
  { elo0, elo1 }: EloBounds,
  isJson: boolean,
  { print, translate }: Terminal,
): void {
  if (isJson) {
    print(JSON.stringify({ pair, elo0, elo1, ...test }, undefined, 2));
    return;
  }
  const { wins, draws, losses } = pair;
  const [one, other] = pair.players;
  print(
    translate({
      en: `${one} against ${other}: ${wins} won, ${draws} drawn, ${losses} lost`,
      fr: `${one} contre ${other} : ${wins} gagnées, ${draws} nulles, ${losses} perdues`,
    }),
  );
  const ratio = `${test.ratio.toFixed(2)} (${test.lower.toFixed(2)} … ${test.upper.toFixed(2)})`;
  const points = test.accepted === "elo1" ? elo1 : elo0;
  print(
    test.accepted
      ? translate({
          en: `${one} is ${points} Elo points stronger rather than ${elo0 + elo1 - points}; log-likelihood ratio ${ratio}`,
          fr: `${one} est plus fort de ${points} points Elo plutôt que de ${elo0 + elo1 - points} ; log du rapport de vraisemblance : ${ratio}`,
        })
      : translate({
          en: `not decided between ${elo0} and ${elo1} Elo points; log-likelihood ratio ${ratio}`,
          fr: `rien n’est décidé entre ${elo0} et ${elo1} points Elo ; log du rapport de vraisemblance : ${ratio}`,
        }),
  );
}
