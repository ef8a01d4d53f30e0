// #region client
import { spawn } from "node:child_process";
import { createInterface } from "node:readline";

/** Starts an engine, and returns a function that sends a request and resolves to the lines of its answer. */
export function startEngine(command: string, args: readonly string[]) {
  const engine = spawn(command, args, { stdio: ["pipe", "pipe", "inherit"] });
  const lines = createInterface(engine.stdout)[Symbol.asyncIterator]();
  return async (request: string): Promise<string[]> => {
    engine.stdin.write(`${request}\n`);
    const answer: string[] = [];
    for (;;) {
      const { value: line, done } = await lines.next();
      if (done) throw new Error("the engine has ended");
      if (line === "ok") return answer;
      if (line.startsWith("error ")) throw new Error(line);
      answer.push(line);
    }
  };
}

// #endregion

// #region match
/** Plays random actions until the match is over. */
export async function playMatch(ask: (request: string) => Promise<string[]>): Promise<string | undefined> {
  await ask("new pantarei goal=5");
  for (let seed = 1; ; seed++) {
    const [turn = ""] = await ask("turn");
    if (turn.startsWith("over")) return turn;
    const actions = await ask(turn.startsWith("chance") ? `sample ${seed}` : "legal");
    await ask(`play ${actions[seed % actions.length]}`);
  }
}

// playMatch(startEngine("npx", ["serpentarium", "engine"]))
// #endregion
