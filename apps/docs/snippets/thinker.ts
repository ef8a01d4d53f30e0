import { portOf, serveBots } from "@serpentarium/bots";
import connectFour from "@serpentarium/connect-four";

serveBots(portOf(self), { plugins: [connectFour], load: false });
