/** The id in the path of a page of a game, without its language; the site may have no such game. */
export const gameInPath = (path: string): string | undefined =>
  /^\/?(?:games|learn|puzzles|play)\/([\w-]+)\//.exec(path)?.[1];
