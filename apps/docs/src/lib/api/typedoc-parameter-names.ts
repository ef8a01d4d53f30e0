import {
  type Application,
  Converter,
  type ParameterReflection,
  ReflectionKind,
  type SomeType,
} from "typedoc";

/** TypeDoc's placeholder name for a destructured parameter. */
const DESTRUCTURED_NAME = "__namedParameters";

/** Utility types that select or modify members of another type. */
const UTILITY_TYPES = new Set(["Omit", "Partial", "Pick", "Readonly", "Required"]);

/** A parameter name derived from its type: `table` for `Pick<Table, "seats">`. */
export function parameterName(type: SomeType | undefined): string {
  if (type?.type === "intersection") return parameterName(type.types[0]);
  if (type?.type !== "reference") return "options";
  const [of] = type.typeArguments ?? [];
  if (of && UTILITY_TYPES.has(type.name)) return parameterName(of);
  return type.name.charAt(0).toLowerCase() + type.name.slice(1);
}

function rename(parameter: ParameterReflection): void {
  const others = parameter.parent?.parameters?.map(({ name }) => name) ?? [];
  const name = parameterName(parameter.type);
  parameter.name = others.includes(name) ? "options" : name;
}

/** A TypeDoc plugin that names destructured parameters after their types. */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.isParameter() && parameter.name === DESTRUCTURED_NAME) rename(parameter);
    }
  });
}
