/** An example of a rulebook: a picture that turns into a playable board on click. */
class SerpentExample extends HTMLElement {
  #isActive = false;

  connectedCallback(): void {
    const button = this.querySelector<HTMLButtonElement>("[data-activate]");
    if (!button) return;
    button.hidden = false;
    button.addEventListener("click", () => this.#activate());
    this.querySelector(".before")?.addEventListener("pointerdown", () => this.#activate());
  }

  async #activate(): Promise<void> {
    if (this.#isActive) return;
    this.#isActive = true;
    try {
      const { activateExample } = await import("./live-example.ts");
      await activateExample(this);
    } catch (error) {
      // allow another try, as the network may return
      this.#isActive = false;
      throw error;
    }
  }
}

customElements.define("serpent-example", SerpentExample);
