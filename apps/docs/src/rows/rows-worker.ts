import { runTask, type TaskMessage } from "@serpentarium/row-explorer";

addEventListener("message", ({ data }: MessageEvent<TaskMessage>) => postMessage(runTask(data)));
