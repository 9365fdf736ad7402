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

/** Factor of one notch of the wheel or one key press. */
const STEP = 1.4;
/** Share of the stage that one key press moves the picture by. */
const KEY_MOVE = 0.15;

const MIDDLE: Point = { x: 0, y: 0 };

export type PictureZoom = ReturnType<typeof usePictureZoom>;

/** Zoom and position of a picture on its stage, with the actions that change them. The picture never leaves the stage. */
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
    /** Zooms all the way in, or out again. */
    toggle: (at: Point = MIDDLE) =>
      change((before) => zoomAt(before, before.zoom > 1 ? 1 : LARGEST_ZOOM, at)),
    /** @param by factor */
    zoom: (by: number, at: Point = MIDDLE) => change((before) => zoomAt(before, before.zoom * by, at)),
    stepIn: (at?: Point) => change((before) => zoomAt(before, before.zoom * STEP, at ?? MIDDLE)),
    stepOut: (at?: Point) => change((before) => zoomAt(before, before.zoom / STEP, at ?? MIDDLE)),
    move: (by: Point) => change((before) => moveBy(before, by)),
    /** Moves the view by a share of the stage, for the arrow keys. */
    look: ({ x, y }: Point) => {
      const { width, height } = size();
      change((before) => moveBy(before, { x: -x * KEY_MOVE * width, y: -y * KEY_MOVE * height }));
    },
  };
}
