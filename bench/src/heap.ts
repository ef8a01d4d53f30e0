import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The bytes in use after garbage collection, with typed arrays. */
function heapUsed(): number {
  for (let i = 0; i < 4; i++) collectGarbage();
  const { heapUsed: objects, arrayBuffers } = process.memoryUsage();
  return objects + arrayBuffers;
}

/** The number of bytes by which a function increases the memory in use. */
export async function heapGrowth(grow: () => void | Promise<void>): Promise<number> {
  const before = heapUsed();
  await grow();
  return heapUsed() - before;
}
