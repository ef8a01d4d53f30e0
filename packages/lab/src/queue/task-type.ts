import { createHash } from "node:crypto";
import type { MessageReference } from "@serpentarium/core";

/** The number of attempts at a task before it fails. */
export const MAX_ATTEMPTS = 3;
/** The maximum number of characters of a task on a queue. */
const MAX_TASK_LENGTH = 64 * 1024;
/** The maximum number of characters of a result on a queue. */
const MAX_RESULT_LENGTH = 4 * 1024 * 1024;

/** A version of a game, which has a queue of its own for each type of task. */
export interface GameVersion {
  readonly game: string;
  readonly version: string;
}

/** A type of tasks on a queue. A task is JSON data; it names its game, and every worker chooses the module itself. */
export interface TaskType<T> {
  /** The version of the format of tasks and results, without colons. */
  readonly format: string;
  /** The game that a worker needs for a task. */
  gameOf(task: T): GameVersion;
  /** Parses a task from JSON data of the queue; undefined if it is invalid. */
  parse(data: unknown): T | undefined;
  /** The description of the task for messages such as “no worker could play games 3 to 5”. */
  describe(task: T): MessageReference;
}

/** The name of the queue for a version of a game, shared by all its runs. */
export const queueName = (
  { format }: Pick<TaskType<never>, "format">,
  { game, version }: GameVersion,
): string =>
  // BullMQ allows no colons in names
  [format, ...[game, version].map(encodeURIComponent)].join("/");

/** JSON with sorted keys. */
const canonicalJson = (data: unknown): string =>
  JSON.stringify(data, (_, part: unknown) =>
    part && typeof part === "object" && !Array.isArray(part)
      ? Object.fromEntries(Object.entries(part).sort(([one], [other]) => (one < other ? -1 : 1)))
      : part,
  );

/** The job id of a task, the same on all machines, so that a resumed run finds the task and its result. */
export const taskId = ({ format }: Pick<TaskType<never>, "format">, task: unknown): string =>
  createHash("sha256")
    .update(canonicalJson([format, task]))
    .digest("hex")
    .slice(0, 32);

/** A task as a job: its id and its data. */
export interface FormattedTask {
  readonly id: string;
  readonly text: string;
}

export const formatTask = <T>(type: TaskType<T>, task: T): FormattedTask => ({
  id: taskId(type, task),
  text: JSON.stringify(task),
});

/** Parses a task from a queue; undefined if it is invalid or has another id. */
export function parseTask<T>(type: TaskType<T>, data: unknown, id: string | undefined): T | undefined {
  if (typeof data !== "string" || data.length > MAX_TASK_LENGTH) return undefined;
  try {
    const task = type.parse(JSON.parse(data));
    return task !== undefined && taskId(type, task) === id ? task : undefined;
  } catch {
    return undefined;
  }
}

/** Whether data can be the result of a task on a queue. */
export const isResultText = (data: unknown): data is string =>
  typeof data === "string" && data.length <= MAX_RESULT_LENGTH;
