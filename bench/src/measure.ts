import { type ChildProcess, fork } from "node:child_process";
import { createRandom, type Random, shuffle } from "@serpentarium/core";
import type { About } from "./subject.ts";
import { subjectOf } from "./subjects/index.ts";

/** How long to measure. */
export interface Plan {
  readonly rounds: number;
  /** For one task in one round. */
  readonly milliseconds: number;
}

/** A subject and the figures of its tasks, round by round, in units a second. */
export interface Measured {
  readonly about: About;
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** A process that times one task whenever it is told for how many milliseconds, and answers in units a second. */
interface Timer {
  readonly task: string;
  time(milliseconds: number): Promise<number>;
  stop(): void;
}

const answerOf = (child: ChildProcess, task: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const failed = (code: number | null): void => reject(new Error(`timing ${task} ended with code ${code}`));
    child.once("exit", failed);
    child.once("message", (figure: number) => {
      child.off("exit", failed);
      resolve(figure);
    });
  });

/**
 * A timer in a process of its own: what the engine learns from one task makes it compile shared code for all of them,
 * and slower, as no program that does one thing only ever sees it.
 */
function startTimer(subject: string, task: string): Timer {
  const child = fork(new URL("time-task.ts", import.meta.url), [subject, task]);
  return {
    task,
    time(milliseconds) {
      const answer = answerOf(child, task);
      child.send(milliseconds);
      return answer;
    },
    stop: () => child.kill(),
  };
}

/**
 * Units a second of every task in every round. All take turns, in another order each round, so that what slows the
 * machine down for a while slows down all alike. One more round comes first, to warm up.
 */
async function timeAll(timers: readonly Timer[], { rounds, milliseconds }: Plan, random: Random) {
  const figures: Record<string, number[]> = Object.fromEntries(timers.map(({ task }) => [task, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const timer of shuffle(random, timers)) {
      const figure = await timer.time(milliseconds);
      if (round > 0) figures[timer.task]?.push(figure);
    }
  }
  return figures;
}

/** Checks a subject and measures its tasks. @throws Error when they do not do the same work */
export async function measure(name: string, plan: Plan): Promise<Measured> {
  const subject = subjectOf(name);
  const about = subject.check();
  const timers = subject.tasks.map((task) => startTimer(name, task.name));
  try {
    return { about, figures: await timeAll(timers, plan, createRandom("order")) };
  } finally {
    for (const timer of timers) timer.stop();
  }
}
