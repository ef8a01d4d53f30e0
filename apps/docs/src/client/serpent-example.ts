/** An example of a rulebook: a picture until somebody touches it, then a board to play on from there. */
class SerpentExample extends HTMLElement {
  #isAwake = false;

  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>("[data-wake]");
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", () => this.#wake());
    this.querySelector(".before")?.addEventListener("pointerdown", () => this.#wake());
  }

  async #wake(): Promise<void> {
    if (this.#isAwake) return;
    this.#isAwake = true;
    try {
      const { enliven } = await import("./live-example.ts");
      await enliven(this);
    } catch (error) {
      // the next touch may find the network again
      this.#isAwake = false;
      throw error;
    }
  }
}

customElements.define("serpent-example", SerpentExample);
