import { partsWith } from "@serpentarium/sssnake/parts";
import { TIGHT } from "./material/finish.ts";

/** The parts of Sssnake for snakes that are finished with nothing loose. */
export const tight = partsWith(TIGHT);
