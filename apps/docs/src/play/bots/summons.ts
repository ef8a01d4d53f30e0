/** What a worker in which bots think is told first. */
export interface Summons {
  /** The id of a game of this site. */
  readonly game: string;
  readonly version: string;
  /** Along which it is asked; what comes before the game is loaded waits there. */
  readonly port: MessagePort;
}
