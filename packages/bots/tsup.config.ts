import { library } from "../../tsup.shared.ts";

export default library(
  "src/index.ts",
  "src/faces.ts",
  "src/law.ts",
  "src/network/index.ts",
  "src/node/index.ts",
  "src/turn/index.ts",
  "src/worker.ts",
  "src/worker-node.ts",
  // files of their own: what a page needs that only talks to workers, without the search
  "src/levels.ts",
  "src/worker/connect.ts",
  "src/worker/pool.ts",
  "src/worker/port.ts",
);
