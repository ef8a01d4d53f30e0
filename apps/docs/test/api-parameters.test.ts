import {
  FileRegistry,
  IntersectionType,
  IntrinsicType,
  LiteralType,
  ProjectReflection,
  ReferenceType,
} from "typedoc";
import { expect, test } from "vitest";
import { nameFor } from "../src/lib/api-parameters.ts";

const project = new ProjectReflection("", new FileRegistry());

const named = (name: string, ...of: readonly ReferenceType[]): ReferenceType => {
  const type = ReferenceType.createBrokenReference(name, project, undefined);
  if (of.length > 0) type.typeArguments = [...of];
  return type;
};

test("a parameter is called after its type", () => expect(nameFor(named("TurnContext"))).toBe("turnContext"));

test("what is taken of a type does not count", () => {
  expect(nameFor(named("Readonly", named("Pick", named("Table"))))).toBe("table");
  expect(nameFor(new IntersectionType([named("Series"), named("Match")]))).toBe("series");
});

test("a type without a name makes options", () => {
  for (const type of [undefined, new IntrinsicType("string"), new LiteralType(1)])
    expect(nameFor(type)).toBe("options");
});
