import type { Page } from "@playwright/test";

/**
 * Returns the visible or announced texts of a page, except those in elements of another language, and except the controls and tables of
 * contents of Starlight, which has its own words.
 */
export const shownTexts = (page: Page, language: string): Promise<readonly string[]> =>
  page.evaluate((tag) => {
    const STARLIGHT =
      "starlight-theme-select, starlight-lang-select, starlight-toc, mobile-starlight-toc, a[href='#_top']";
    const NAMES = ["aria-label", "aria-valuetext", "title", "placeholder", "alt"];
    const texts: string[] = [];
    const visit = (root: ParentNode): void => {
      for (const child of root.childNodes) {
        if (child instanceof Text) {
          if (child.data.trim()) texts.push(child.data.trim());
          continue;
        }
        if (!(child instanceof Element) || child.matches("script, style, template, noscript")) continue;
        if (child.matches(STARLIGHT)) continue;
        if (child.closest("[lang]")?.getAttribute("lang") !== tag && child.closest("[lang]")) continue;
        // an element without a box has visible content
        if (
          !child.checkVisibility() &&
          getComputedStyle(child).display !== "contents" &&
          child.localName !== "option"
        )
          continue;
        texts.push(...NAMES.flatMap((name) => child.getAttribute(name) ?? []));
        if (child.shadowRoot) visit(child.shadowRoot);
        visit(child);
      }
    };
    visit(document.body);
    return [...new Set(texts)];
  }, language);

/** Returns the texts of a page that are cut off by their element, button, drawing or the window. */
export const cutOffTexts = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() => {
    const CONTROL = "button, summary, a, label, .choice";
    const cut: string[] = [];
    const parentOf = (node: Node): Element | null =>
      node.parentElement ??
      (node.getRootNode() instanceof ShadowRoot ? (node.getRootNode() as ShadowRoot).host : null);
    const styleOf = (element: Element): CSSStyleDeclaration => getComputedStyle(element);
    /** Whether an element cuts off its horizontal overflow; elements for screen readers only do not count. */
    const clips = (element: Element): boolean => /hidden|clip/.test(styleOf(element).overflowX);
    const isForReaders = (element: Element): boolean => element.clientWidth <= 2 && element.clientHeight <= 2;
    const problemOf = (text: Text): string | undefined => {
      const range = document.createRange();
      range.selectNodeContents(text);
      const rects = [...range.getClientRects()].filter(({ width }) => width > 0);
      const left = Math.min(...rects.map((rect) => rect.left));
      const right = Math.max(...rects.map((rect) => rect.right));
      if (rects.length === 0) return undefined;
      for (let box = parentOf(text); box; box = parentOf(box)) {
        const isSvg = box instanceof SVGSVGElement;
        const bounds = box.getBoundingClientRect();
        if (box instanceof HTMLElement && (isForReaders(box) || styleOf(box).clipPath !== "none"))
          return undefined;
        if (
          /auto|scroll/.test(styleOf(box).overflowX) &&
          box !== document.documentElement &&
          box !== document.body
        )
          return undefined;
        // a thumbnail shows a part of a picture
        if (isSvg && (right <= bounds.left || left >= bounds.right)) return undefined;
        const isBox = isSvg || (box instanceof HTMLElement && (clips(box) || box.matches(CONTROL)));
        if (
          isBox &&
          styleOf(box).display !== "inline" &&
          (left < bounds.left - 1.5 || right > bounds.right + 1.5)
        )
          return `outside of ${box.localName}.${box.getAttribute("class")}`;
      }
      return left < -1 || right > innerWidth + 1 ? "outside of the window" : undefined;
    };
    const pen = document.createElement("canvas").getContext("2d");
    const visit = (root: ParentNode): void => {
      for (const child of root.childNodes) {
        if (child instanceof Text) {
          const problem = child.data.trim() ? problemOf(child) : undefined;
          if (problem) cut.push(`${child.data.trim()}: ${problem}`);
          continue;
        }
        if (!(child instanceof Element) || child.matches("script, style, template, noscript")) continue;
        const hasBox = styleOf(child).display !== "contents";
        if (hasBox && !child.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue;
        if (child instanceof HTMLSelectElement && pen) {
          const style = styleOf(child);
          pen.font = style.font;
          const text = child.selectedOptions[0]?.label ?? "";
          const room =
            child.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight);
          if (pen.measureText(text).width > room) cut.push(`${text}: cut off in its select`);
          continue;
        }
        if (child.shadowRoot) visit(child.shadowRoot);
        visit(child);
      }
    };
    visit(document.body);
    return cut;
  });
