/** @jsxImportSource preact */
import type { JSX } from "preact";
import { useLayoutEffect, useRef } from "preact/hooks";
import { asksForChance, type Chance, chancesAt } from "../chance.ts";
import type { Orders, PlayState, ViewProps } from "../play-state.ts";
import { type Reader, read } from "../reader.ts";
import { WORDS } from "../wording.ts";
import { NotationForm } from "./notation-form.tsx";

interface OutcomesProps {
  readonly chances: readonly Chance[];
  readonly orders: Orders;
  readonly reader: Reader;
}

/** A button for each thing that can come out, with how likely it is. */
const Outcomes = ({ chances, orders, reader }: OutcomesProps): JSX.Element => (
  <>
    {chances.map(({ notation, name, odds }, i) => (
      // by place, so that the keyboard stays where it is from one card to the next
      <button key={i} type="button" class="outcome" onClick={() => orders.type(notation)}>
        {read(reader, name)}{" "}
        <small class="odds">
          {odds.fraction} · {read(reader, odds.percent)}
        </small>
      </button>
    ))}
  </>
);

/** Asks what chance did on a real table; the site can also decide it this once. */
function Asking(props: ViewProps): JSX.Element {
  const { state, orders, reader } = props;
  const panel = useRef<HTMLElement>(null);
  const holds = (): boolean => panel.current?.contains(document.activeElement) ?? false;
  // before what has the focus may go
  const held = holds();
  useLayoutEffect(() => {
    if (held && !holds()) panel.current?.querySelector("button")?.focus();
  });
  useLayoutEffect(() => {
    const section = panel.current;
    return () => {
      if (section?.contains(document.activeElement)) orders.toBoard();
    };
  }, [orders]);
  const chances = chancesAt(state.game, state.context.position);
  return (
    <section class="chance" aria-labelledby="chance-title" ref={panel}>
      <h2 id="chance-title">{read(reader, WORDS.cameOut)}</h2>
      {!chances && (
        <>
          <p>{read(reader, WORDS.tooMany)}</p>
          <NotationForm {...props} />
        </>
      )}
      <div class="buttons">
        {chances && <Outcomes chances={chances} orders={orders} reader={reader} />}
        <button type="button" class="main" onClick={() => orders.roll()}>
          {read(reader, WORDS.roll)}
        </button>
      </div>
    </section>
  );
}

const isAsked = ({ game, context, lookingBack }: PlayState): boolean =>
  lookingBack === undefined && asksForChance(game, context);

/** Whether the form for notation stands there, because nothing can be listed. */
export const formStandsThere = (state: PlayState): boolean =>
  isAsked(state) && !state.game.outcomes(state.context.position);

/** What can be entered at a turn of chance, where people deal. */
export const ChanceView = (props: ViewProps): JSX.Element | null =>
  isAsked(props.state) ? <Asking {...props} /> : null;
