import { game } from "../../tsup.shared.ts";

export default game("src/index.ts");
