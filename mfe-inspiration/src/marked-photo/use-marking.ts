import { useState } from 'react';
import type { LitPhoto } from '../fronts/lit-photo.ts';
import { isInside, type Quad, type Spot } from '../fronts/quad.ts';
import { paperLight } from '../fronts/white-light.ts';
import { canBePaper } from '../photo/photo-colour.ts';
import {
  type Front,
  type Marks,
  middleOf,
  useEdits,
  withChangedFront,
  withCorner,
  withFront,
  withMovedCorner,
} from './edits.ts';

/** What the next tap on the photo marks. If undefined, a tap chooses a front. */
export type Task = 'front' | 'paper' | undefined;

export type Marking = ReturnType<typeof useMarking>;

/** The marks in a photo. The shopper makes them by taps or a button, and moves them (ROOM-3, ROOM-4). */
export function useMarking(photo: LitPhoto, first: Marks) {
  const { marks, change, undo } = useEdits(first);
  const { fronts, tapped } = marks;
  const [asked, start] = useState<Task>();
  const [chosenId, choose] = useState(first.fronts[0]?.id);
  const [placed, setPlaced] = useState<Quad>();
  const [isTooDark, setTooDark] = useState(false);
  const task = asked ?? (fronts.length === 0 ? 'front' : undefined);
  const lastChosen = fronts.find(({ id }) => id === chosenId) ?? fronts.at(-1);

  function add(next: Marks): void {
    change(next);
    if (next.fronts.length === fronts.length) return;
    choose(next.fronts.at(-1)?.id);
    start(undefined);
  }
  function takePaper(paper: Spot): void {
    const isPaper = canBePaper(paperLight(photo.pixels, paper));
    setTooDark(!isPaper);
    if (!isPaper) return;
    change({ ...marks, paper });
    start(undefined);
  }
  return {
    marks,
    change,
    undo,
    task,
    start,
    /** The front that is being edited; undefined while a new front is being marked. */
    chosen: task === 'front' ? undefined : lastChosen,
    choose,
    /** Corners that were placed by the button. */
    placed,
    /** Whether the tapped place is too dark for white paper. */
    isTooDark,
    tap(spot: Spot): void {
      setTooDark(false);
      if (task === 'paper') takePaper(spot);
      else if (task === 'front') add(withCorner(marks, spot));
      else choose(fronts.findLast(({ quad }) => isInside(quad, spot))?.id ?? chosenId);
    },
    place(): void {
      const quad = middleOf(photo.size);
      add(withFront(marks, quad));
      setPlaced(quad);
    },
    stop(): void {
      if (tapped.length > 0) change({ ...marks, tapped: [] });
      start(undefined);
    },
    moveCorner: ({ id, quad }: Front, at: number, to: Spot, isSettled: boolean) =>
      change(withChangedFront(marks, id, { quad: withMovedCorner(quad, at, to) }), isSettled),
    moveTapped: (at: number, to: Spot, isSettled: boolean) =>
      change({ ...marks, tapped: tapped.map((spot, index) => (index === at ? to : spot)) }, isSettled),
    movePaper: (paper: Spot, isSettled: boolean) => change({ ...marks, paper }, isSettled),
  };
}
