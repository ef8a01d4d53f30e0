import { expect, test } from "vitest";
import { LatestRequest, type RequestContext } from "../../src/play/bots/latest-request.ts";

const MATCH = {};
const OTHER = {};

/** A request answered by the test, which counts the change notifications. */
function createRequest() {
  let told = 0;
  const inquiry = new LatestRequest<string>(() => told++);
  const ask = (about: object) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    let asking: RequestContext<string> | undefined;
    inquiry.start(about, "…", "failed", (given) => {
      asking = given;
      return promise;
    });
    return { resolve, reject, tell: (value: string) => asking?.report(value), signal: () => asking?.signal };
  };
  return { inquiry, ask, told: () => told };
}

/** Waits until settled promises have been handled. */
const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

test("reports partial and final values, only for the subject of the request", async () => {
  const { inquiry, ask, told } = createRequest();
  const { resolve, tell } = ask(MATCH);
  expect([inquiry.valueFor(MATCH), inquiry.valueFor(OTHER)]).toEqual(["…", undefined]);
  tell("half");
  expect(inquiry.valueFor(MATCH)).toBe("half");
  resolve("all");
  await settled();
  expect([inquiry.valueFor(MATCH), told()]).toEqual(["all", 3]);
});

test("reports a failed request", async () => {
  const { inquiry, ask } = createRequest();
  ask(MATCH).reject(new Error("the worker broke down"));
  await settled();
  expect(inquiry.valueFor(MATCH)).toBe("failed");
});

test("ignores the results of a cancelled request", async () => {
  const { inquiry, ask, told } = createRequest();
  const { resolve, tell, signal } = ask(MATCH);
  inquiry.cancel();
  expect(signal()?.aborted).toBe(true);
  tell("half");
  resolve("all");
  await settled();
  expect([inquiry.valueFor(MATCH), told()]).toEqual([undefined, 1]);
});

test("a new request cancels the previous one, even if that answers later", async () => {
  const { inquiry, ask } = createRequest();
  const first = ask(MATCH);
  const second = ask(MATCH);
  second.resolve("second");
  first.resolve("first");
  await settled();
  expect([first.signal()?.aborted, inquiry.valueFor(MATCH)]).toEqual([true, "second"]);
});

test("cancels a request about another subject", () => {
  const { inquiry, ask } = createRequest();
  const { signal } = ask(MATCH);
  inquiry.cancelUnlessFor(MATCH);
  expect(signal()?.aborted).toBe(false);
  inquiry.cancelUnlessFor(OTHER);
  expect([signal()?.aborted, inquiry.valueFor(MATCH)]).toEqual([true, undefined]);
});
