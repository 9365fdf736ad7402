import { randomFrom } from '../../../../picture-studio/src/composition/random.ts';

/** FNV-1a hash: the same text gives the same seed on every machine. */
export function seedOf(text: string): number {
  let hash = 0x811c9dc5;
  for (const character of text) {
    hash = Math.imul(hash ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  return hash >>> 0;
}

/** Several distributions drawn from one sequence. */
export class Random {
  readonly next: () => number;

  constructor(seed: number) {
    this.next = randomFrom(seed);
  }

  between(from: number, to: number): number {
    return from + (to - from) * this.next();
  }

  /** -1 or 1. */
  sign(): number {
    return this.next() < 0.5 ? -1 : 1;
  }

  /** Approximately normal around 0, rarely beyond ±2. */
  bell(): number {
    return (this.next() + this.next() + this.next() - 1.5) * 1.4;
  }
}
