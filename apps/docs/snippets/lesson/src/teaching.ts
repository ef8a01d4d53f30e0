import type { Teaching } from "@serpentarium/core/teaching";
import data from "../rulebook/teaching.json" with { type: "json" };

const teaching: Teaching = data;

export default teaching;
