import { type RefObject, useState } from 'react';
import {
  keepOnStage,
  LARGEST_ZOOM,
  moveBy,
  type Point,
  type Size,
  WHOLE_PICTURE,
  type ZoomFrame,
  zoomAt,
} from './zoom-frame.ts';

/** One notch of a wheel, one press of a key. */
const STEP = 1.4;
/** The part of the stage that one press of a key moves the picture by. */
const KEY_MOVE = 0.15;

const MIDDLE: Point = { x: 0, y: 0 };

export type PictureZoom = ReturnType<typeof usePictureZoom>;

/** Where a picture lies on its stage, and what can be done about it. It never leaves the stage. */
export function usePictureZoom(stage: RefObject<HTMLElement | null>, picture: Size) {
  const [frame, setFrame] = useState(WHOLE_PICTURE);
  const size = () => ({ width: stage.current?.clientWidth ?? 0, height: stage.current?.clientHeight ?? 0 });
  const change = (next: (frame: ZoomFrame) => ZoomFrame) => {
    const now = size();
    setFrame((before) => keepOnStage(next(before), now, picture));
  };
  return {
    frame,
    isWhole: frame.zoom === 1,
    reset: () => setFrame(WHOLE_PICTURE),
    /** All the way in, or out again. */
    toggle: (at: Point = MIDDLE) =>
      change((before) => zoomAt(before, before.zoom > 1 ? 1 : LARGEST_ZOOM, at)),
    /** @param by times as large as it is */
    zoom: (by: number, at: Point = MIDDLE) => change((before) => zoomAt(before, before.zoom * by, at)),
    stepIn: (at?: Point) => change((before) => zoomAt(before, before.zoom * STEP, at ?? MIDDLE)),
    stepOut: (at?: Point) => change((before) => zoomAt(before, before.zoom / STEP, at ?? MIDDLE)),
    move: (by: Point) => change((before) => moveBy(before, by)),
    /** By parts of the stage, the way a reader looks. */
    look: ({ x, y }: Point) => {
      const { width, height } = size();
      change((before) => moveBy(before, { x: -x * KEY_MOVE * width, y: -y * KEY_MOVE * height }));
    },
  };
}
