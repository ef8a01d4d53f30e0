import { spawnSync } from "node:child_process";
import { isReviewPath, type ReviewFiles } from "@serpentarium/rulebook/node";

/** How many commits are looked through. */
const MAX_COMMITS = 200;

const FOLDERS = ["rulebook", "src", "words"];

/** Runs git in a folder; empty where there is no git, or no repository. */
function git(folder: string, args: readonly string[], input = ""): Buffer {
  const { status, stdout } = spawnSync("git", args, { cwd: folder, input, maxBuffer: 2 ** 28 });
  return status === 0 ? stdout : Buffer.alloc(0);
}

const linesOf = (output: Buffer): readonly string[] => output.toString().split("\n").filter(Boolean);

/** Reads blobs by their ids, and keeps them: most files are the same in many commits. */
function readBlobs(folder: string, ids: readonly string[], known: Map<string, string>): void {
  const output = git(folder, ["cat-file", "--batch"], ids.map((id) => `${id}\n`).join(""));
  let start = 0;
  for (const id of ids) {
    const end = output.indexOf("\n", start);
    const size = Number(output.toString("utf8", start, end).split(" ")[2]);
    if (!(size >= 0)) return;
    known.set(id, output.toString("utf8", end + 1, end + 1 + size));
    start = end + size + 2;
  }
}

/** The files of a package in each commit that changed them, the last one first; none without git. */
export function* earlierFiles(folder: string): Generator<ReviewFiles> {
  const blobs = new Map<string, string>();
  for (const commit of linesOf(git(folder, ["rev-list", `-n${MAX_COMMITS}`, "HEAD", "--", ...FOLDERS]))) {
    const tree = git(folder, ["ls-tree", "-r", "-z", commit, "--", ...FOLDERS]).toString();
    const files = [...tree.matchAll(/blob ([\da-f]+)\t([^\0]+)\0/g)]
      .map(([, id = "", path = ""]) => [path, id] as const)
      .filter(([path]) => isReviewPath(path));
    const missing = files.map(([, id]) => id).filter((id) => !blobs.has(id));
    if (missing.length > 0) readBlobs(folder, [...new Set(missing)], blobs);
    yield new Map(files.map(([path, id]) => [path, blobs.get(id) ?? ""]));
  }
}
