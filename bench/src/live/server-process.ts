import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Ports, Usage } from "./server.ts";

const SCRIPT = new URL("server.ts", import.meta.url);

/** A server in a process of its own. */
export class ServerProcess {
  readonly url: string;
  /** The URL for creating matches. */
  readonly lobby: string;
  private readonly child: ChildProcess;

  private constructor(child: ChildProcess, { matches, lobby }: Ports) {
    this.child = child;
    this.url = `http://127.0.0.1:${matches}`;
    this.lobby = `http://127.0.0.1:${lobby}`;
  }

  /**
   * Starts a server.
   *
   * @param where - the file or the address of a journal; `boardgame.io` for that server, and `node:http` for one that knows no rules
   */
  static async start(where: string): Promise<ServerProcess> {
    const child = fork(SCRIPT, [where], { env: { ...process.env, NODE_ENV: "production" } });
    const [ports] = await once(child, "message");
    return new ServerProcess(child, ports);
  }

  async usage(): Promise<Usage> {
    const answer = once(this.child, "message");
    this.child.send("usage");
    const [usage] = await answer;
    return usage;
  }

  async stop(): Promise<void> {
    const exited = once(this.child, "exit");
    this.child.kill("SIGKILL");
    await exited;
  }
}
