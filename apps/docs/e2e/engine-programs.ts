import { findProgram } from "./chromium.ts";

/** The engines besides Chromium: their Debian packages, and the paths of their programs on this machine. */
export const ENGINE_PROGRAMS = {
  Firefox: { debian: "firefox-esr", programs: [findProgram("firefox-esr", "firefox")] },
  WebKit: {
    debian: "webkit2gtk-driver xvfb",
    programs: [findProgram("WebKitWebDriver"), findProgram("Xvfb")],
  },
} as const;

/** A line for each engine that is missing. */
export const missingEngines = (): readonly string[] =>
  Object.entries(ENGINE_PROGRAMS)
    .filter(([, { programs }]) => programs.includes(undefined))
    .map(([name, { debian }]) => `Not tested in ${name}, which is not installed: apt-get install ${debian}`);
