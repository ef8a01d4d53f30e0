/** The first message to a bot worker. */
export interface InitMessage {
  /** The id of a game of this site. */
  readonly game: string;
  readonly version: string;
  /** The port for requests; it queues them until the game is loaded. */
  readonly port: MessagePort;
}
