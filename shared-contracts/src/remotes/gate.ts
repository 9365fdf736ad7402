/** A gate that opens once. Callbacks run when it opens, or at once if it is open. */
export class Gate {
  isOpen = false;
  readonly #waiting = new Set<() => void>();

  readonly open = (): void => {
    this.isOpen = true;
    for (const act of this.#waiting) act();
    this.#waiting.clear();
  };

  /** @returns a function that removes the callback */
  readonly whenOpen = (act: () => void): (() => void) => {
    if (this.isOpen) act();
    else this.#waiting.add(act);
    return () => void this.#waiting.delete(act);
  };

  /** For `use`, which needs the same promise at each render. */
  readonly opened = new Promise<void>((resolve) => void this.whenOpen(resolve));
}
