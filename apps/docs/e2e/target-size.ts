import type { Page } from "@playwright/test";

/**
 * The targets of a page that violate WCAG 2.2 "target size (minimum)": smaller than 24 by 24 px, not a link in a sentence, and within a
 * circle of 24 px of another target. Inputs count with their labels, and a link that covers its card counts as the card.
 */
export function smallTargets(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_SIZE = 24;
    const TARGETS = "a[href], button, summary, input, select, textarea, [role=button], [role=tab]";
    const roots = (root: Document | ShadowRoot): (Document | ShadowRoot)[] => [
      root,
      ...[...root.querySelectorAll("*")].flatMap(({ shadowRoot }) => (shadowRoot ? roots(shadowRoot) : [])),
    ];
    const isShown = (one: Element): boolean =>
      one.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      getComputedStyle(one).clipPath === "none" &&
      one.getBoundingClientRect().width > 1;
    const isOff = (one: Element): boolean => one.matches(":disabled, [aria-disabled=true], [inert] *");
    const isInSentence = (one: Element): boolean => {
      if (getComputedStyle(one).display !== "inline") return false;
      let block = one.parentElement;
      while (block && getComputedStyle(block).display === "inline") block = block.parentElement;
      const own = [...(block?.childNodes ?? [])].filter(
        (node) => !(node instanceof Element && node.contains(one)),
      );
      const inline = own.filter(
        (node) => !(node instanceof Element) || getComputedStyle(node).display.startsWith("inline"),
      );
      return inline.some(({ textContent }) => /\p{L}{2}/u.test(textContent ?? ""));
    };
    const isCovering = (one: Element): boolean =>
      ["::before", "::after"].some((part) => {
        const { position, inset, content } = getComputedStyle(one, part);
        return position === "absolute" && content !== "none" && inset === "0px";
      });
    const boxOf = (one: Element): DOMRect => {
      const boxes = [one.getBoundingClientRect()];
      if (one instanceof HTMLInputElement) {
        for (const label of one.labels ?? []) boxes.push(label.getBoundingClientRect());
      }
      const left = Math.min(...boxes.map((box) => box.left));
      const top = Math.min(...boxes.map((box) => box.top));
      const right = Math.max(...boxes.map((box) => box.right));
      return new DOMRect(left, top, right - left, Math.max(...boxes.map((box) => box.bottom)) - top);
    };
    const all = roots(document)
      .flatMap((root) => [...root.querySelectorAll(TARGETS)])
      .filter((one) => isShown(one) && !isOff(one) && !isCovering(one))
      .map((one) => ({ one, box: boxOf(one) }));
    const isLarge = ({ box }: { box: DOMRect }): boolean =>
      box.width >= MIN_SIZE - 0.5 && box.height >= MIN_SIZE - 0.5;
    const middle = (box: DOMRect) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
    const away = (from: DOMRect, to: DOMRect): number => {
      const { x, y } = middle(from);
      const dx = Math.max(to.left - x, 0, x - to.right);
      const dy = Math.max(to.top - y, 0, y - to.bottom);
      return Math.hypot(dx, dy);
    };
    const isCrowded = (small: { one: Element; box: DOMRect }): boolean =>
      all.some((other) => {
        if (other.one === small.one || other.one.contains(small.one) || small.one.contains(other.one))
          return false;
        if (away(small.box, other.box) < MIN_SIZE / 2) return true;
        const [a, b] = [middle(small.box), middle(other.box)];
        return !isLarge(other) && Math.hypot(a.x - b.x, a.y - b.y) < MIN_SIZE;
      });
    return all
      .filter((target) => !isLarge(target) && !isInSentence(target.one) && isCrowded(target))
      .map(({ one, box }) => {
        const name = (one.getAttribute("aria-label") ?? one.textContent ?? "").trim().slice(0, 40);
        return `${one.localName}.${one.className} “${name}”: ${Math.round(box.width)} by ${Math.round(box.height)}`;
      });
  });
}
