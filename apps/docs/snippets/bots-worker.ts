import { serveBots, toPort } from "@serpentarium/bots";
import connectFour from "./connect-four/src/index.ts";

serveBots(toPort(self), { plugins: [connectFour], load: false });
