/** PROD-5: 350 %. */
export const LARGEST_ZOOM = 3.5;

export type ZoomFrame = {
  /** 1: the whole picture fits. */
  zoom: number;
  /** Pixels from the centre of the stage to the centre of the picture. */
  x: number;
  y: number;
};

export type Point = { x: number; y: number };
export type Size = { width: number; height: number };

export const WHOLE_PICTURE: ZoomFrame = { zoom: 1, x: 0, y: 0 };

/** @param point in pixels from the centre of the stage: what is there stays there */
export function zoomAt(frame: ZoomFrame, zoom: number, point: Point): ZoomFrame {
  const next = Math.min(LARGEST_ZOOM, Math.max(1, zoom));
  const factor = next / frame.zoom;
  return {
    zoom: next,
    x: point.x - (point.x - frame.x) * factor,
    y: point.y - (point.y - frame.y) * factor,
  };
}

export function moveBy(frame: ZoomFrame, by: Point): ZoomFrame {
  return { ...frame, x: frame.x + by.x, y: frame.y + by.y };
}

/** Moves the picture back where it would leave a part of the stage empty without need. */
export function keepOnStage({ zoom, x, y }: ZoomFrame, stage: Size, picture: Size): ZoomFrame {
  const fit = Math.min(stage.width / picture.width, stage.height / picture.height) * zoom;
  return {
    zoom,
    x: within(x, (picture.width * fit - stage.width) / 2),
    y: within(y, (picture.height * fit - stage.height) / 2),
  };
}

function within(value: number, overhang: number): number {
  const most = Math.max(0, overhang);
  return Math.min(most, Math.max(-most, value));
}
