import { type PiscinaTask, queueOptionsSymbol } from 'piscina';

/** What a task of the pool carries for its queue. */
interface Sized {
  [queueOptionsSymbol]: { width: number };
}

/** The queue of a worker pool: narrow pictures before wide ones, equally wide ones in the order of their requests. */
export class SmallestFirst {
  readonly #tasks: PiscinaTask[] = [];

  /** What a task of that width needs to carry. */
  static options(width: number): Sized {
    return { [queueOptionsSymbol]: { width } };
  }

  get size(): number {
    return this.#tasks.length;
  }

  push(task: PiscinaTask): void {
    const wider = this.#tasks.findIndex((other) => widthOf(other) > widthOf(task));
    this.#tasks.splice(wider < 0 ? this.#tasks.length : wider, 0, task);
  }

  shift(): PiscinaTask | null {
    return this.#tasks.shift() ?? null;
  }

  remove(task: PiscinaTask): void {
    const at = this.#tasks.indexOf(task);
    if (at >= 0) this.#tasks.splice(at, 1);
  }
}

function widthOf(task: PiscinaTask): number {
  return (task as PiscinaTask & Sized)[queueOptionsSymbol].width;
}
