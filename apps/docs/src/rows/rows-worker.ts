import { runTask, type TaskMessage } from "./tasks.ts";

addEventListener("message", ({ data }: MessageEvent<TaskMessage>) => postMessage(runTask(data)));
