import { describe, expect, test } from "vitest";
import { ActionHistory } from "../src/match/index.ts";

const [a, b, c, d] = [..."abcd"].map((text) => ({ text })) as [object, object, object, object];
const abc = new ActionHistory<object>().append(a).append(b).append(c);

describe("a history", () => {
  test("grows from a shortened one, by the same item or by another one", () => {
    const ab = abc.first(2);
    expect([...ab.append(c)]).toEqual([a, b, c]);
    expect([...ab.append(d)]).toEqual([a, b, d]);
    expect([...ab.append(c).append(d)]).toEqual([a, b, c, d]);
    expect([...ab]).toEqual([a, b]);
    expect([...abc]).toEqual([a, b, c]);
  });

  test("takes back and plays again without a copy", () => {
    const items = [a, b, c];
    const list = new ActionHistory(items);
    list.first(2).append(c).append(d);
    expect(items).toEqual([a, b, c, d]);
    list.first(1).append(d);
    expect(items).toEqual([a, b, c, d]);
    expect([...list]).toEqual([a, b, c]);
  });

  test("reads items from both ends", () => {
    expect([abc.at(0), abc.at(-1), abc.first(1).at(1), abc.at(-4)]).toEqual([a, c, undefined, undefined]);
    expect(abc.from(1)).toEqual([b, c]);
    expect(abc.findLastIndex((item) => item !== c)).toBe(1);
    expect(abc.first(1).findLastIndex((item) => item !== a)).toBe(-1);
  });

  test("is the texts of its items in JSON", () => {
    expect(JSON.stringify(abc.first(2))).toBe('["a","b"]');
  });
});
