import { library } from "../../tsup.shared.ts";

export default library("src/index.ts", "src/views/index.ts", "src/live/index.ts", "src/live/views/index.ts");
