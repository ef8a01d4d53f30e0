import { expect, test } from "vitest";
import { type Asking, Inquiry } from "../../src/play/bots/inquiry.ts";

const MATCH = {};
const OTHER = {};

/** A question that is answered from outside, and how often its asker was told. */
function inquire() {
  let told = 0;
  const inquiry = new Inquiry<string>(() => told++);
  const ask = (about: object) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let asking: Asking<string> | undefined;
    inquiry.ask(about, "…", "failed", (given) => {
      asking = given;
      return promise;
    });
    return { resolve, reject, tell: (value: string) => asking?.tell(value), signal: () => asking?.signal };
  };
  return { inquiry, ask, told: () => told };
}

/** What is settled by now has been heard. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("what is known grows, and belongs to what was asked about", async () => {
  const { inquiry, ask, told } = inquire();
  const { resolve, tell } = ask(MATCH);
  expect([inquiry.about(MATCH), inquiry.about(OTHER)]).toEqual(["…", undefined]);
  tell("half");
  expect(inquiry.about(MATCH)).toBe("half");
  resolve("all");
  await settled();
  expect([inquiry.about(MATCH), told()]).toEqual(["all", 3]);
});

test("what breaks down is said to have failed", async () => {
  const { inquiry, ask } = inquire();
  ask(MATCH).reject(new Error("the worker broke down"));
  await settled();
  expect(inquiry.about(MATCH)).toBe("failed");
});

test("what was stopped is not heard of again", async () => {
  const { inquiry, ask, told } = inquire();
  const { resolve, tell, signal } = ask(MATCH);
  inquiry.stop();
  expect(signal()?.aborted).toBe(true);
  tell("half");
  resolve("all");
  await settled();
  expect([inquiry.about(MATCH), told()]).toEqual([undefined, 1]);
});

test("the next question stops the one before, even where that answers later", async () => {
  const { inquiry, ask } = inquire();
  const first = ask(MATCH);
  const second = ask(MATCH);
  second.resolve("second");
  first.resolve("first");
  await settled();
  expect([first.signal()?.aborted, inquiry.about(MATCH)]).toEqual([true, "second"]);
});

test("what is about something else is stopped", () => {
  const { inquiry, ask } = inquire();
  const { signal } = ask(MATCH);
  inquiry.keepTo(MATCH);
  expect(signal()?.aborted).toBe(false);
  inquiry.keepTo(OTHER);
  expect([signal()?.aborted, inquiry.about(MATCH)]).toEqual([true, undefined]);
});
