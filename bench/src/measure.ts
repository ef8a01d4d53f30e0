import { type ChildProcess, fork } from "node:child_process";
import { createRandom, type Random, shuffle } from "@serpentarium/core";
import type { SubjectInfo } from "./subject.ts";
import { createSubject } from "./subjects/index.ts";

/** The duration of a measurement. */
export interface MeasureOptions {
  readonly rounds: number;
  /** Milliseconds per task and round. */
  readonly milliseconds: number;
}

/** A subject and the figures of its tasks by round, in units per second. */
export interface Measurement {
  readonly subject: SubjectInfo;
  readonly figures: Readonly<Record<string, readonly number[]>>;
}

/** A process that times one task for a number of milliseconds and returns units per second. */
interface Timer {
  readonly task: string;
  time(milliseconds: number): Promise<number>;
  stop(): void;
}

const nextFigure = (child: ChildProcess, task: string): Promise<number> =>
  new Promise((resolve, reject) => {
    const onExit = (code: number | null): void => reject(new Error(`timing ${task} ended with code ${code}`));
    child.once("exit", onExit);
    child.once("message", (figure: number) => {
      child.off("exit", onExit);
      resolve(figure);
    });
  });

/**
 * Starts a timer in its own process. In a shared process, the types seen in one task would make V8 compile shared code for all of them,
 * which is slower than in any program with a single task.
 */
function startTimer(subject: string, task: string): Timer {
  const child = fork(new URL("time-task.ts", import.meta.url), [subject, task]);
  return {
    task,
    time(milliseconds) {
      const answer = nextFigure(child, task);
      child.send(milliseconds);
      return answer;
    },
    stop: () => child.kill(),
  };
}

/**
 * Measures units per second of every task in every round. Tasks run in a different order in each round, so that a slow moment of the
 * machine affects all of them alike. An additional first round warms up.
 */
async function timeAll(timers: readonly Timer[], { rounds, milliseconds }: MeasureOptions, random: Random) {
  const figures: Record<string, number[]> = Object.fromEntries(timers.map(({ task }) => [task, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const timer of shuffle(random, timers)) {
      const figure = await timer.time(milliseconds);
      if (round > 0) figures[timer.task]?.push(figure);
    }
  }
  return figures;
}

/** Checks a subject and measures its tasks. @throws Error if they do not do the same work */
export async function measure(name: string, options: MeasureOptions): Promise<Measurement> {
  const subject = createSubject(name);
  const about = subject.check();
  const timers = subject.tasks.map((task) => startTimer(name, task.name));
  try {
    return { subject: about, figures: await timeAll(timers, options, createRandom("order")) };
  } finally {
    for (const timer of timers) timer.stop();
  }
}
