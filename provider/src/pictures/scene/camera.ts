export type Point = readonly [x: number, y: number, z: number];

/** x, y and weight of a projected point: the pixel is at (x / weight, y / weight). */
export type Projected = readonly [x: number, y: number, weight: number];

/** Looks along -z, tilted down. World and place in millimetres: x to the right, y up, the floor at 0. */
export class Camera {
  readonly place: Point;
  readonly #focus: number;
  readonly #centre: readonly [number, number];
  readonly #tilt: readonly [sine: number, cosine: number];

  /** `focus`, `centreX` and `centreY` in pixels, `tilt` in degrees. */
  constructor(view: { place: Point; focus: number; centreX: number; centreY: number; tilt: number }) {
    this.place = view.place;
    this.#focus = view.focus;
    this.#centre = [view.centreX, view.centreY];
    const angle = (view.tilt * Math.PI) / 180;
    this.#tilt = [Math.sin(angle), Math.cos(angle)];
  }

  point([x, y, z]: Point): Projected {
    const [left, up, back] = this.place;
    return this.direction([x - left, y - up, z - back]);
  }

  /** Projects a difference of two points, which depends on no place. */
  direction([x, y, z]: Point): Projected {
    const [sine, cosine] = this.#tilt;
    const rise = y * cosine - z * sine;
    const weight = -y * sine - z * cosine;
    return [
      this.#focus * x + this.#centre[0] * weight,
      -this.#focus * rise + this.#centre[1] * weight,
      weight,
    ];
  }
}
