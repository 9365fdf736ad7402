import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Rectangles to be packed into squares. */
export type Instance = {
  /** 1 to 6 of Berkey and Wang (1987), 7 to 10 of Martello and Vigo (1998). */
  problemClass: number;
  /** The side of a square. */
  side: number;
  rectangles: readonly (readonly [number, number])[];
};

/** Side of the squares of each class. */
const SIDES = [10, 30, 40, 100, 100, 300, 100, 100, 100, 100];
const COUNTS = [20, 40, 60, 80, 100];
const INSTANCES_OF_A_COUNT = 10;

/**
 * The classes that draw their rectangles from the same numbers: two classes differ only in the side of their squares, and the first two have
 * tenths of the numbers of class 5, rounded up.
 */
const DRAWN_AS: Readonly<Record<number, number>> = { 1: 5, 2: 5, 4: 3, 6: 5 };

/**
 * The 500 published instances. `instances.txt` has a line for each sequence of random rectangles: class, number of the sequence, and two digits
 * of base 36 for each measure. An instance of n rectangles, the ith of its kind, has the first n of sequence n × i / 20.
 */
export function publishedInstances(): Instance[] {
  const sequences = new Map(
    readFileSync(join(import.meta.dirname, 'instances.txt'), 'utf8')
      .trim()
      .split('\n')
      .map((line) => {
        const [drawnAs, number, digits = ''] = line.split(' ');
        const measures = (digits.match(/../g) ?? []).map((two) => Number.parseInt(two, 36));
        return [`${drawnAs} ${number}`, measures];
      }),
  );
  return SIDES.flatMap((side, at) =>
    COUNTS.flatMap((count) =>
      Array.from({ length: INSTANCES_OF_A_COUNT }, (_, index) => {
        const problemClass = at + 1;
        const number = (count * (index + 1)) / 20;
        const drawn = sequences.get(`${DRAWN_AS[problemClass] ?? problemClass} ${number}`) ?? [];
        const measures = problemClass > 2 ? drawn : drawn.map((measure) => Math.ceil(measure / 10));
        return { problemClass, side, rectangles: pairs(measures.slice(0, 2 * count)) };
      }),
    ),
  );
}

function pairs(measures: readonly number[]): (readonly [number, number])[] {
  return Array.from(
    { length: measures.length / 2 },
    (_, index) => [measures[2 * index] ?? 0, measures[2 * index + 1] ?? 0] as const,
  );
}
