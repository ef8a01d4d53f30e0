/**
 * A law for the test kit: bots of every level can play a game. It is here because the kit does not depend on bots.
 *
 * @module
 */
import { type AnyPosition, actorOf, type Game, redactPosition, type Seat } from "@serpentarium/core";
import { type Law, onWholePlayout, type Playout, type PlayoutStep, sampleSteps } from "@serpentarium/testkit";
import { createBot } from "./bot.ts";
import type { BotSpec } from "./bot-spec.ts";
import { LEVELS } from "./levels.ts";

/** The maximal number of iterations of a search, and of positions that it solves exactly: small, but every code path is covered. */
const QUICK = { iterations: 12, solverNodes: 40 } as const;

/** The bot without its time limit. */
function quick(spec: BotSpec): BotSpec {
  if (spec.bot !== "mcts") return spec;
  const { milliseconds: _, solverNodes = QUICK.solverNodes, ...search } = spec;
  return { ...search, ...QUICK, solverNodes: Math.min(solverNodes, QUICK.solverNodes) };
}

const BOTS: readonly (readonly [name: string, spec: BotSpec])[] = [
  ["random", { bot: "random" }],
  ["greedy", { bot: "greedy" }],
  ...LEVELS.map(({ id, bot }) => [id, quick(bot)] as const),
];

/** The maximal number of further steps of a playout at which a bot plays. */
const MAX_STEPS = 6;

/** Steps of every kind at which a seat acts: the last one of each phase and seat, with one and with several legal actions. */
function variedSteps(playout: Playout): readonly PlayoutStep[] {
  const { game, steps } = playout;
  const kindOf = ({ position, legal }: PlayoutStep): string =>
    `${position.phase} ${game.toAct(position)} ${legal.length === 1}`;
  const byKind = new Map(steps.map((step) => [kindOf(step), step]));
  return [...new Set([...byKind.values(), ...sampleSteps(playout, MAX_STEPS)])];
}

/** The problem of the action that a bot chooses for a seat. */
function findFault(game: Game, position: AnyPosition, seat: Seat, spec: BotSpec): string | undefined {
  const action = createBot(game, spec).choose(redactPosition(game, position, seat), "law");
  const text = game.formatAction(action, position);
  if (action.phase !== position.phase) return `plays "${text}", of the phase ${action.phase}`;
  const actor = actorOf(game, position, action);
  if (actor !== seat) return `plays "${text}", of seat ${String(actor)}, as seat ${seat}`;
  const refusal = game.refuse(position, action);
  return refusal && `plays "${text}", which is refused by ${refusal.clause}`;
}

/**
 * The random bot, the greedy bot and those of every level answer in positions of every phase, with small budgets: one bot in each position
 * sampled from a playout. For the tests of a game: `describeGame(plugin, { laws: [...LAWS, botsLaw] })`.
 */
export const botsLaw: Law = {
  id: "bots",
  title: { id: "laws.bots" },
  check(playout) {
    const { game, steps } = playout;
    for (const [i, { index, position }] of variedSteps(playout).entries()) {
      const seat = position.phase === "over" ? undefined : game.toAct(position);
      // playouts of different lengths combine all bots with all kinds of steps
      const [name, spec] = BOTS[(steps.length + i) % BOTS.length] ?? [];
      if (typeof seat !== "number" || !spec) continue;
      const violation = onWholePlayout(() => findFault(game, position, seat, spec))(playout);
      if (violation) return { index, what: `the bot ${name}: ${violation.what}` };
    }
    return undefined;
  },
};
