import type { Game, Language, Text } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { type IState, type ITransition, render } from "state-machine-cat";
import { groupBy } from "../group-by.ts";

/** A state of a turn machine, and which events lead where. */
interface Drawn {
  readonly name: string;
  readonly title: string;
  readonly leads: ReadonlyMap<string, readonly string[]>;
}

function statesOf(game: Game, language: Language): Drawn[] {
  return Object.values(createTurnMachine(game).root.states).map((node) => {
    const { title } = node.meta as { readonly title: Text };
    const leads = [...node.transitions.values()]
      .flat()
      .flatMap(({ eventType, target = [] }) => target.map(({ key }) => [eventType, key] as const));
    const byTarget = groupBy(leads, ([, key]) => key);
    return {
      name: node.key,
      title: title[language],
      leads: new Map([...byTarget].map(([key, along]) => [key, along.map(([type]) => type)])),
    };
  });
}

/** A label with room around it: fonts are wider than the one that the layout was made for. */
const roomy = (label: string): string => {
  const room = "\u00a0".repeat(Math.ceil(label.length / 8) + 1);
  return `${room}${label}${room}`;
};

const arrows = (states: readonly Drawn[]): Omit<ITransition, "id">[] =>
  states.flatMap(({ name: from, leads }) =>
    [...leads].map(([to, types]) => ({ from, to, label: `\u00a0\u00a0${types.join(", ")}` })),
  );

/** The turn machine of a game as SVG in the colours of the page; each state is a group with its name as `data-state`. */
export async function statechart(game: Game, language: Language): Promise<string> {
  const states = statesOf(game, language);
  const drawn: IState[] = [
    { name: "initial", type: "initial" },
    ...states.map(({ name, title }): IState => ({ name, label: roomy(title), type: "regular" })),
  ];
  const first = { from: "initial", to: states[0]?.name ?? "over" };
  const transitions = [first, ...arrows(states)].map((arrow, id) => ({ id, ...arrow }));
  const model = { states: drawn, transitions };
  const svg = String(await render(model, { inputType: "json", outputType: "svg", direction: "top-down" }));
  return (
    svg
      .slice(svg.indexOf("<svg"))
      .replaceAll(/<g ([^>]*)>\s*<title>([^<]*)<\/title>/g, (group, attributes: string, name: string) =>
        states.some((state) => state.name === name) ? `<g data-state="${name}" ${attributes}>` : group,
      )
      // a state that is filled would cover its own words
      .replaceAll(/(<text[^>]*>[^<]*<\/text>)\s*(<path[^>]*>)/g, "$2\n$1")
      .replaceAll(/<!--.*?-->|<title>.*?<\/title>/gs, "")
      .replaceAll(/(fill|stroke)="black"/g, '$1="currentColor"')
      .replaceAll('fill="white"', 'fill="none"')
      .replaceAll(/ (?:font-family|id|class)="[^"]*"/g, "")
  );
}
