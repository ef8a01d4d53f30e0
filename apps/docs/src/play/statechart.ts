/** Scrolls the current state to the centre whenever the reader opens the chart: a closed chart has no width. */
export function centreWhenOpened(chart: HTMLDetailsElement): void {
  chart.addEventListener("toggle", () => {
    const current = chart.querySelector<SVGElement>("[data-current]");
    if (chart.open && current) scrollToCentre(current);
  });
}

/** Scrolls the chart horizontally inside its frame until the state is centred; the page does not scroll. */
function scrollToCentre(state: SVGElement): void {
  const frame = state.closest(".statechart");
  if (!frame) return;
  const middle = ({ x, width }: DOMRect): number => x + width / 2;
  frame.scrollBy({ left: middle(state.getBoundingClientRect()) - middle(frame.getBoundingClientRect()) });
}

function highlightState(state: SVGElement, isCurrent: boolean): void {
  if (state.hasAttribute("data-current") === isCurrent) return;
  state.toggleAttribute("data-current", isCurrent);
  if (isCurrent) requestAnimationFrame(() => scrollToCentre(state));
}

/** Highlights the current state of the chart, whose states are named by `data-state`. */
export function highlightCurrent(chart: HTMLDetailsElement, current: string | undefined): void {
  for (const state of chart.querySelectorAll<SVGElement>("[data-state]"))
    highlightState(state, state.dataset["state"] === current);
}
