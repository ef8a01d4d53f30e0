import type { Game, Words } from "@serpentarium/core";
import { createTurnMachine } from "@serpentarium/core/turn";
import { type IState, type ITransition, render } from "state-machine-cat";
import { groupBy } from "../group-by.ts";

/** A state of a turn machine, with its transitions. */
interface ChartState {
  readonly name: string;
  readonly title: string;
  /** The names of the events by target state. */
  readonly eventsByTarget: ReadonlyMap<string, readonly string[]>;
}

function statesOf(game: Game, words: Words): ChartState[] {
  return Object.values(createTurnMachine(game).root.states).map((node): ChartState => {
    const transitions = [...node.transitions.values()]
      .flat()
      .flatMap(({ eventType, target = [] }) => target.map(({ key }) => [eventType, key] as const));
    const byTarget = groupBy(transitions, ([, key]) => key);
    return {
      name: node.key,
      title: words.text(`phases.${node.key}.title`),
      eventsByTarget: new Map([...byTarget].map(([key, group]) => [key, group.map(([type]) => type)])),
    };
  });
}

/** Pads a label, because the page's fonts are wider than the font of the layout. */
const padLabel = (label: string): string => {
  const padding = "\u00a0".repeat(Math.ceil(label.length / 8) + 1);
  return `${padding}${label}${padding}`;
};

const transitionsOf = (states: readonly ChartState[]): Omit<ITransition, "id">[] =>
  states.flatMap(({ name: from, eventsByTarget }) =>
    [...eventsByTarget].map(([to, types]) => ({ from, to, label: `\u00a0\u00a0${types.join(", ")}` })),
  );

/** Renders the turn machine of a game as SVG in the colours of the page; each state is a group with `data-state`. */
export async function renderStatechart(game: Game, words: Words): Promise<string> {
  const states = statesOf(game, words);
  const nodes: IState[] = [
    { name: "initial", type: "initial" },
    ...states.map(({ name, title }): IState => ({ name, label: padLabel(title), type: "regular" })),
  ];
  const first = { from: "initial", to: states[0]?.name ?? "over" };
  const transitions = [first, ...transitionsOf(states)].map((arrow, id) => ({ id, ...arrow }));
  const model = { states: nodes, transitions };
  const svg = String(await render(model, { inputType: "json", outputType: "svg", direction: "top-down" }));
  return (
    svg
      .slice(svg.indexOf("<svg"))
      .replaceAll(/<g ([^>]*)>\s*<title>([^<]*)<\/title>/g, (group, attributes: string, name: string) =>
        states.some((state) => state.name === name) ? `<g data-state="${name}" ${attributes}>` : group,
      )
      // the fill of a state would cover its text
      .replaceAll(/(<text[^>]*>[^<]*<\/text>)\s*(<path[^>]*>)/g, "$2\n$1")
      .replaceAll(/<!--.*?-->|<title>.*?<\/title>/gs, "")
      .replaceAll(/(fill|stroke)="black"/g, '$1="currentColor"')
      .replaceAll('fill="white"', 'fill="none"')
      .replaceAll(/ (?:font-family|id|class)="[^"]*"/g, "")
  );
}
