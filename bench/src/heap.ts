import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** Bytes in use once everything that can go is gone. */
function heapUsed(): number {
  for (let i = 0; i < 4; i++) collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** How many bytes something grows by. */
export function growth(grow: () => void): number {
  const before = heapUsed();
  grow();
  return heapUsed() - before;
}
