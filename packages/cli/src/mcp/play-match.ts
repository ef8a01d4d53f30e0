import { setImmediate } from "node:timers/promises";
import { type BotSpec, bestAction, runBot } from "@serpentarium/bots";
import {
  type AnyAction,
  createRandom,
  newSeed,
  type PlayedAction,
  playedAction,
  type Result,
  redactPosition,
  succeed,
  type Viewer,
  type Words,
} from "@serpentarium/core";
import { countActions, formatRange } from "@serpentarium/core/internal";
import { describeOutcome, narrateWithClauses, promptOf, renderBoard, seatName } from "../describe.ts";
import { changeMatch, type GameMatch } from "../match.ts";
import { parseTypedAction } from "../play/typed-action.ts";
import type { StoredMatch } from "./stored-matches.ts";

/** A match with the texts about the last call, for the assistant. */
export interface Turn {
  readonly stored: StoredMatch;
  readonly told: readonly string[];
}

/** The viewer of a match: all if it is over, otherwise the assistant's seat, or the acting one of several. */
function viewerOf({ match, seats }: StoredMatch): Viewer | undefined {
  if (match.outcome) return undefined;
  const actor = match.game.toAct(match.position);
  if (typeof actor === "number" && seats.includes(actor)) return actor;
  return seats.length === 1 ? seats[0] : "everyone";
}

/** The position as the assistant may see it. */
export const seenPosition = (stored: StoredMatch) =>
  redactPosition(stored.match.game, stored.match.position, viewerOf(stored));

function withAction({ stored, told }: Turn, action: PlayedAction, words: Words): Turn {
  const { match } = stored;
  const viewer = stored.seats.length === 1 ? stored.seats[0] : "everyone";
  const texts = narrateWithClauses(match.game, action.from, action.action, words, viewer);
  return {
    stored: { ...stored, match: changeMatch(match, { type: "played", action }) },
    told: [...told, ...texts],
  };
}

/** The maximal budget of a bot for one action. */
const MAX_BUDGET = { iterations: 50_000, milliseconds: 2500 };
/** The maximal total time of bots in one call, in milliseconds: clients time out after a minute. */
const CALL_LIMIT = 20_000;

/** Limits a bot to the budget of an action, and to the remaining milliseconds of the call. */
export function limitBot(bot: BotSpec, left: number): BotSpec {
  if (bot.bot !== "mcts") return bot;
  const { iterations = MAX_BUDGET.iterations, milliseconds = MAX_BUDGET.milliseconds, ...options } = bot;
  return left > 0
    ? {
        ...options,
        iterations: Math.min(iterations, MAX_BUDGET.iterations),
        milliseconds: Math.min(milliseconds, MAX_BUDGET.milliseconds),
      }
    : { ...options, iterations: 1 };
}

/** The action of chance or of a bot; undefined if the assistant is to act or the match is over. */
async function nextAction(
  { match, seats, bot }: StoredMatch,
  left: number,
  signal: AbortSignal,
): Promise<AnyAction | undefined> {
  if (match.outcome) return undefined;
  const { game } = match;
  const actor = game.toAct(match.position);
  const seed = newSeed();
  if (actor === "chance") return game.drawOutcome(match.position, createRandom(seed));
  if (actor === undefined || seats.includes(actor)) return undefined;
  const position = redactPosition(game, match.position, actor);
  return bestAction(await runBot({ game, position, seed }, limitBot(bot, left), { signal }));
}

/**
 * Plays for chance and the bots until the assistant is to act or the match is over.
 *
 * @throws the reason of the signal if it is aborted
 */
export async function playOthers(turn: Turn, words: Words, signal: AbortSignal): Promise<Turn> {
  const end = performance.now() + CALL_LIMIT;
  let now = turn;
  for (;;) {
    // lets a pending cancellation by the client arrive
    await setImmediate();
    signal.throwIfAborted();
    const action = await nextAction(now.stored, end - performance.now(), signal);
    if (!action) return now;
    const { game, position } = now.stored.match;
    now = withAction(now, playedAction(game, position, action), words);
  }
}

/** Plays an action of the assistant, then those of chance and the bots. Fails like {@link parseTypedAction}. */
export async function playOwn(
  stored: StoredMatch,
  text: string,
  words: Words,
  signal: AbortSignal,
): Promise<Result<Turn>> {
  const action = parseTypedAction(stored.match, text);
  if (!action.ok) return action;
  return succeed(await playOthers(withAction({ stored, told: [] }, action.value, words), words, signal));
}

const ACTIONS_SHOWN = 60;

/** The legal actions of the assistant in notation; of a range the first and the last one. */
export function legalTexts({ game, position, outcome }: GameMatch): readonly string[] {
  if (outcome || game.toAct(position) === "chance") return [];
  return game
    .legalRanges(position)
    .map((range) => formatRange(range, (action) => game.formatAction(action, position)));
}

/** Describes a match to the assistant: the latest actions, the board, the position, and the acting seat. */
export function describeTurn({ stored, told }: Turn, words: Words): string {
  const { id, match, seats } = stored;
  const { game, outcome, actions } = match;
  const position = seenPosition(stored);
  const legal = legalTexts(match);
  const count = countActions(game.legalRanges(match.position));
  const own = seats.map((seat) => seatName(game, position, seat));
  const actor = game.toAct(match.position);
  const shown = legal.slice(0, ACTIONS_SHOWN).join(", ");
  return [
    words.text("cli.mcp.match.head", { match: id, title: { id: "title" }, own }),
    ...told,
    renderBoard(game, position, words),
    words.text("cli.mcp.match.number", { number: actions.length }),
    words.text("cli.mcp.match.position", { position: game.formatPosition(position) }),
    ...(outcome ? [words.format(describeOutcome(game, match.position, outcome))] : []),
    ...(typeof actor === "number" && !outcome
      ? [
          words.text("cli.mcp.match.turn", {
            seat: seatName(game, position, actor),
            prompt: promptOf(position),
          }),
          words.text("cli.mcp.match.legal", {
            count,
            actions: legal.length > ACTIONS_SHOWN ? `${shown}, …` : shown,
          }),
        ]
      : []),
  ].join("\n\n");
}
