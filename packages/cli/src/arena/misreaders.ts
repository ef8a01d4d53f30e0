import { createRandom, play, playout, type Random } from "@serpentarium/core";
import { parseRulebook, sectionsByClause } from "@serpentarium/rulebook";
import type { Question } from "./question.ts";
import type { Reader } from "./reader.ts";

/** The number of random games from which a misreader knows actions. */
const GAMES_SEEN = 5;
/** The maximal number of actions that it considers in a turn. */
const CONSIDERED = 400;

/** The actions of some random games in notation, as examples of the format. */
function actionTexts({ game, table }: Question): readonly string[] {
  const texts = new Set<string>();
  for (let seed = 0; seed < GAMES_SEEN; seed++)
    playout(game, game.start(table), createRandom(`${seed}`), (position, action) => {
      if (game.toAct(position) !== "chance") texts.add(game.formatAction(action, position));
    });
  return [...texts];
}

/** A player that obeys only the clauses that it currently knows. */
function createMisreader(
  name: string,
  knows: (question: Question, random: Random) => (clause: string) => boolean,
): Reader {
  let texts: readonly string[] | undefined;
  return {
    name,
    async answer(question) {
      const { game, position, table, seat, random } = question;
      const parsed = game.parsePosition(position, table);
      if (!parsed.ok) return "";
      texts ??= actionTexts(question);
      const obeys = knows(question, random);
      for (let tries = 0; tries < CONSIDERED; tries++) {
        const text = texts[random.integer(texts.length)] ?? "";
        const played = play(game, parsed.value, text, seat);
        if (played.ok || (played.error.clause !== undefined && !obeys(played.error.clause))) return text;
      }
      const legal = game.legalActions(parsed.value, seat);
      const any = legal[random.integer(legal.length)];
      return any ? game.formatAction(any, parsed.value) : "";
    },
  };
}

/** The forgetful player ignores one in this many clauses per turn. */
const FORGETS = 8;

/** Players that misread on purpose, by name: they show what a report looks like without other programs. */
export const MISREADERS: Readonly<Record<string, () => Reader>> = {
  // reads every section, and forgets some clauses in each turn
  forgetful: () =>
    createMisreader("forgetful", ({ rulebook }, random) => {
      const known = [...sectionsByClause(parseRulebook(rulebook)).keys()].filter(
        () => random.integer(FORGETS) > 0,
      );
      return (clause) => known.includes(clause);
    }),
  // reads the first half of the sections
  skimmer: () =>
    createMisreader("skimmer", ({ rulebook }) => {
      const clauses = [...sectionsByClause(parseRulebook(rulebook)).keys()];
      const known = clauses.slice(0, Math.ceil(clauses.length / 2));
      return (clause) => known.includes(clause);
    }),
};
