import { LEVELS } from "@serpentarium/bots";
import type { Text } from "@serpentarium/core";

/** The title of a bot of a server: that of its level, where it is one. */
export const botTitle = (bot: string): Text =>
  LEVELS.find(({ id }) => id === bot)?.title ?? { en: bot, fr: bot };
