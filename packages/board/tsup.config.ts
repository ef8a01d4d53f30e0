import { library } from "../../tsup.shared.ts";

export default library("src/index.ts", "src/element.ts", "src/connect.ts", "src/react.ts");
