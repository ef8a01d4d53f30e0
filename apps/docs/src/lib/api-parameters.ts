import {
  type Application,
  Converter,
  type ParameterReflection,
  ReflectionKind,
  type SomeType,
} from "typedoc";

/** What TypeDoc calls a parameter that is taken apart where it is declared. */
const NAMELESS = "__namedParameters";

/** Types that only say what is taken of another one. */
const VIEWS = new Set(["Omit", "Partial", "Pick", "Readonly", "Required"]);

/** A name for what has a type: that of the type, `table` for `Pick<Table, "seats">`. */
export function nameFor(type: SomeType | undefined): string {
  if (type?.type === "intersection") return nameFor(type.types[0]);
  if (type?.type !== "reference") return "options";
  const [of] = type.typeArguments ?? [];
  if (of && VIEWS.has(type.name)) return nameFor(of);
  return type.name.charAt(0).toLowerCase() + type.name.slice(1);
}

function rename(parameter: ParameterReflection): void {
  const others = parameter.parent?.parameters?.map(({ name }) => name) ?? [];
  const name = nameFor(parameter.type);
  parameter.name = others.includes(name) ? "options" : name;
}

/** A TypeDoc plugin: a parameter that is taken apart where it is declared is called after its type. */
export function load({ converter }: Application): void {
  converter.on(Converter.EVENT_RESOLVE_END, ({ project }) => {
    for (const parameter of project.getReflectionsByKind(ReflectionKind.Parameter)) {
      if (parameter.isParameter() && parameter.name === NAMELESS) rename(parameter);
    }
  });
}
