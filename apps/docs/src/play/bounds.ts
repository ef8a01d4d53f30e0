import { fail, type Result, succeed } from "@serpentarium/core";
import { type GameRecord, matchesOf } from "@serpentarium/core/record";

/** The longest link or file that is read, in characters: far more than any match takes. */
export const MOST_CHARACTERS = 1_000_000;

/** The most actions that are replayed at once, so that no record from a stranger keeps the page waiting for long. */
export const MOST_ACTIONS = 20_000;

/** A text that is not too long to be read. Fails with `too-long`. */
export const readable = (text: string): Result<string> =>
  text.length <= MOST_CHARACTERS
    ? succeed(text)
    : fail(
        "too-long",
        `longer than any match: at most ${MOST_CHARACTERS} characters are read`,
        `plus long que toute partie : on lit au plus ${MOST_CHARACTERS} caractères`,
      );

const actionsIn = (record: GameRecord): number =>
  matchesOf(record).reduce((sum, { actions }) => sum + actions.length, 0);

/** A record that is not too long to be replayed. Fails with `too-long`. */
export const replayable = (record: GameRecord): Result<GameRecord> =>
  actionsIn(record) <= MOST_ACTIONS
    ? succeed(record)
    : fail(
        "too-long",
        `too long to be replayed here: at most ${MOST_ACTIONS} actions`,
        `trop longue pour être rejouée ici : au plus ${MOST_ACTIONS} coups`,
      );
