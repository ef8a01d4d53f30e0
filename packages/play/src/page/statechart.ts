/** Scrolls the current state to the centre when the chart opens. */
export function centreWhenOpened(chart: HTMLDetailsElement): void {
  chart.addEventListener("toggle", () => scrollToCurrent(chart));
}

/** Scrolls the current state to the centre of an open chart. A closed one has no width, and measuring it forces a layout. */
function scrollToCurrent(chart: HTMLDetailsElement): void {
  const current = chart.open && chart.querySelector<SVGElement>("[data-current]");
  if (current) scrollToCentre(current);
}

/** Scrolls the chart horizontally inside its frame, without scrolling the page. */
function scrollToCentre(state: SVGElement): void {
  const frame = state.closest(".statechart");
  if (!frame) return;
  const middle = ({ x, width }: DOMRect): number => x + width / 2;
  frame.scrollBy({ left: middle(state.getBoundingClientRect()) - middle(frame.getBoundingClientRect()) });
}

/** Highlights the current state of the chart; states have the attribute `data-state`. */
export function highlightCurrent(chart: HTMLDetailsElement, current: string | undefined): void {
  for (const state of chart.querySelectorAll<SVGElement>("[data-state]")) {
    const isCurrent = state.dataset["state"] === current;
    if (state.hasAttribute("data-current") === isCurrent) continue;
    state.toggleAttribute("data-current", isCurrent);
    if (isCurrent) requestAnimationFrame(() => scrollToCurrent(chart));
  }
}
