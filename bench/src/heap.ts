import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The bytes in use after garbage collection. */
function heapUsed(): number {
  for (let i = 0; i < 4; i++) collectGarbage();
  return process.memoryUsage().heapUsed;
}

/** The number of bytes by which a function grows the heap. */
export async function heapGrowth(grow: () => void | Promise<void>): Promise<number> {
  const before = heapUsed();
  await grow();
  return heapUsed() - before;
}
