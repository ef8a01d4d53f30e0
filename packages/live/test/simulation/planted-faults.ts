/** A mistake in a file of the sources, or of the journal in memory, which stands for a real one. */
export interface PlantedFault {
  readonly file: string;
  readonly from: string;
  readonly to: string;
}

const host = (from: string, to: string): PlantedFault => ({ file: "src/host.ts", from, to });
const room = (from: string, to: string): PlantedFault => ({ file: "src/room.ts", from, to });
const bots = (from: string, to: string): PlantedFault => ({ file: "src/bots.ts", from, to });
const takeback = (from: string, to: string): PlantedFault => ({ file: "src/takeback.ts", from, to });
const agreement = (from: string, to: string): PlantedFault => ({ file: "src/agreement.ts", from, to });
const clock = (from: string, to: string): PlantedFault => ({ file: "src/service-clock.ts", from, to });
const decide = (from: string, to: string): PlantedFault => ({ file: "src/decide.ts", from, to });
const redact = (from: string, to: string): PlantedFault => ({ file: "src/redact.ts", from, to });
const journal = (from: string, to: string): PlantedFault => ({
  file: "test/fixtures/memory-journal.ts",
  from,
  to,
});

/** The mistakes that the simulation has to find, by what they do. */
export const PLANTED_FAULTS: Readonly<Record<string, PlantedFault>> = {
  "acknowledges before it has stored": room(
    "const isAppended = await journal.append(id, this.length, texts);",
    "journal.append(id, this.length, texts).catch(() => {}); const isAppended = true;",
  ),
  "acknowledges what another was quicker to append": room(
    "if (!isAppended) {",
    "if (!isAppended) return { ok: true, value: { n } }; if (!isAppended) {",
  ),
  "acknowledges after an error of the journal": host(
    "report(error);",
    "if (error) return { ok: true, value: Object.assign(() => {}, { n: 0 }) };",
  ),
  "stores two entries at one number": journal("if (stored.length !== n) return false;", ""),
  "stores a part of what it was given": journal("...stored, ...texts", "...stored, texts[0]"),
  "carries out a command again": decide("if (earlier)", "if (earlier === null)"),
  "refuses without reading what others have stored": room(
    "if (!(await this.refresh(sender))) return decision;",
    "return decision;",
  ),
  "handles commands for one match at the same time": room(
    "this.tail.then(task)",
    "Promise.resolve().then(task)",
  ),
  "leaves out the first event of a stream": room("watcher, from, () =>", "watcher, from + 1, () =>"),
  "sends an event again": room("watcher, from, () =>", "watcher, Math.max(0, from - 1), () =>"),
  "never looks for what other servers have stored": host(
    "for (const [id, texts] of await journal.readLonger(lengths))",
    "for (const [id, texts] of new Map())",
  ),
  "does not read again what may be stored after an error": host(
    "setFailing(true);",
    "setFailing(true); throw error;",
  ),
  "does not look again after an error": host(
    "} catch (error) {\n      isCurrent = false;\n      throw error;\n    }\n  }\n\n  /** Repeats",
    "} finally {}\n  }\n\n  /** Repeats",
  ),
  "refuses to continue a stream that another server opened": room(
    "await this.refresh(subscription);\n      const { match } = this;",
    "if (!this.match) await this.refresh(subscription);\n      const { match } = this;",
  ),
  "forgets a match that is watched": room(
    "if (this.streams.size > 0) this.schedule();",
    "if (this.streams.size > 9) this.schedule();",
  ),
  "shows a player what another may see": redact(
    ": seatOf(match, watcher);",
    ": (seatOf(match, watcher) + 1) % match.table.seats;",
  ),
  "shows spectators everything": redact('? "everyone"', "? undefined"),
  "sends the ids of commands": redact(
    "const { command: _command, by: _by, ...rest } = entry;",
    "const rest = entry;",
  ),
  "charges the time in which no server ran": clock(
    "wasCurrent ? began + offset : 0",
    "lastBeat > 0 ? began + offset : 0",
  ),
  "relies on the clock of its machine": clock(
    "Math.floor(Math.min(timing.now(), lastBeat + MAX_BEAT_GAP) + offset);",
    "timing.now();",
  ),
  "goes on in another position with a command that waited": decide(
    "> (command.after ?? Number.POSITIVE_INFINITY)) return isStale();",
    "> Number.POSITIVE_INFINITY) return isStale();",
  ),
  "flags too early": {
    file: "src/clock.ts",
    from: "late.at <= now",
    to: "late.at <= now + 3000",
  },
  "never flags": room("() => this.executeOwn({ flag: true }),", "() => {},"),
  "adds no increment": {
    file: "src/clock.ts",
    from: "Math.max(0, left) + clock.increment",
    to: "Math.max(0, left)",
  },
  "lets a choice earn that is taken back": {
    file: "src/clock.ts",
    from: "isSecret || mover === undefined ? [] :",
    to: "mover === undefined ? [] :",
  },
  "lets bots sleep": bots("for (const player of toAct) {", "for (const player of []) {"),
  "lets chance wait": decide("while (after && isChanceToAct(after)) {", "while (after?.ended === null) {"),
  "lets a player act for another": decide(
    "playInMatch(match.game, match, text, seat)",
    "playInMatch(match.game, match, text)",
  ),
  "takes back across chance and reveals": takeback(
    'if (actor === "chance" || !isOpen || isGivingUp(action))',
    'if (actor === "chance" && isOpen === null && isGivingUp(action))',
  ),
  "takes back without consent": agreement(
    "if (seatsOf(match.table).every(agrees))",
    'if (request === "undo" || seatsOf(match.table).every(agrees))',
  ),
  "agrees on a draw for others": agreement(
    "if (seatsOf(match.table).every(agrees))",
    'if (request === "draw" || seatsOf(match.table).every(agrees))',
  ),
};
