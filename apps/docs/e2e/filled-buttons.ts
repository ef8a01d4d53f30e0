import type { Page } from "@playwright/test";

/**
 * The names of the filled buttons and links of a page, or of its open dialog: those whose background stands out from what is behind it,
 * by a contrast of at least 3. A page has at most one, the thing to do next. The current page in a list of pages is none.
 */
export function filledButtons(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const MIN_CONTRAST = 3;
    const canvas = new OffscreenCanvas(1, 1).getContext("2d", { willReadFrequently: true });
    /** The relative luminance of a colour; undefined if it is translucent. */
    const luminance = (colour: string): number | undefined => {
      if (!canvas) return undefined;
      canvas.clearRect(0, 0, 1, 1);
      canvas.fillStyle = colour;
      canvas.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = canvas.getImageData(0, 0, 1, 1).data;
      if (alpha < 255) return undefined;
      const [r = 0, g = 0, b = 0] = [red, green, blue].map((part) =>
        part <= 10 ? part / 255 / 12.92 : ((part / 255 + 0.055) / 1.055) ** 2.4,
      );
      return 0.2126 * r + 0.7152 * g + 0.0722 * b;
    };
    const ownLuminance = (one: Element): number | undefined =>
      luminance(getComputedStyle(one).backgroundColor);
    const luminanceBehind = (one: Element): number => {
      for (let behind = one.parentElement; behind; behind = behind.parentElement) {
        const found = ownLuminance(behind);
        if (found !== undefined) return found;
      }
      return 1;
    };
    const isFilled = (one: Element): boolean => {
      const own = ownLuminance(one);
      if (own === undefined) return false;
      const [dark = 0, light = 0] = [own, luminanceBehind(one)].toSorted((a, b) => a - b);
      return (light + 0.05) / (dark + 0.05) >= MIN_CONTRAST;
    };
    const part = document.querySelector("dialog[open]") ?? document;
    return [...part.querySelectorAll("button, a[href]:not([aria-current])")]
      .filter((one) => one.checkVisibility({ visibilityProperty: true, opacityProperty: true }))
      .filter(isFilled)
      .map((one) => (one.getAttribute("aria-label") ?? one.textContent ?? "").trim());
  });
}
