import { serveBots, toPort } from "@serpentarium/bots";
import connectFour from "@serpentarium/connect-four";

serveBots(toPort(self), { plugins: [connectFour], load: false });
