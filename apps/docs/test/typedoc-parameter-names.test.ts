import {
  FileRegistry,
  IntersectionType,
  IntrinsicType,
  LiteralType,
  ProjectReflection,
  ReferenceType,
} from "typedoc";
import { expect, test } from "vitest";
import { parameterName } from "../src/lib/api/typedoc-parameter-names.ts";

const project = new ProjectReflection("", new FileRegistry());

const named = (name: string, ...of: readonly ReferenceType[]): ReferenceType => {
  const type = ReferenceType.createBrokenReference(name, project, undefined);
  if (of.length > 0) type.typeArguments = [...of];
  return type;
};

test("names a parameter after its type", () =>
  expect(parameterName(named("TurnContext"))).toBe("turnContext"));

test("ignores utility types, and uses the first type of an intersection", () => {
  expect(parameterName(named("Readonly", named("Pick", named("Table"))))).toBe("table");
  expect(parameterName(new IntersectionType([named("Series"), named("Match")]))).toBe("series");
});

test("uses “options” for a type without a name", () => {
  for (const type of [undefined, new IntrinsicType("string"), new LiteralType(1)])
    expect(parameterName(type)).toBe("options");
});
