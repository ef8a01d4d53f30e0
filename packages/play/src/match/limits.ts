import { fail, type Result, succeed } from "@serpentarium/core";
import { type GameRecord, matchesOf } from "@serpentarium/core/record";

/** Maximal length of a link or file in characters, far more than any match needs. */
export const MAX_CHARACTERS = 1_000_000;

/** Maximal number of actions in a record, so that replaying an untrusted record cannot block the page. */
export const MAX_ACTIONS = 20_000;

/** Returns the text if it is short enough. Fails with `too-long`. */
export const checkLength = (text: string): Result<string> =>
  text.length <= MAX_CHARACTERS
    ? succeed(text)
    : fail("too-long", { id: "play.too-many-characters", data: { max: MAX_CHARACTERS } });

const countActions = (record: GameRecord): number =>
  matchesOf(record).reduce((sum, { actions }) => sum + actions.length, 0);

/** Returns the record if it has few enough actions. Fails with `too-long`. */
export const checkActionCount = (record: GameRecord): Result<GameRecord> =>
  countActions(record) <= MAX_ACTIONS
    ? succeed(record)
    : fail("too-long", { id: "play.too-many-actions", data: { max: MAX_ACTIONS } });
