import { distance, type Quad, type Spot } from './quad.ts';

/** Focal lengths of phones and cameras, as multiples of the photo's longer side. */
const FOCAL_LENGTHS = { shortest: 0.4, usual: 0.75, longest: 3 };
/** Opposite edges whose value is below this look parallel in the photo. */
const PARALLEL = 1e-4;

/**
 * Height over width of a front, from its corners in a photo that was not cropped, so that the camera looked at the photo's middle.
 * The focal length follows from two vanishing points. If one pair of edges looks parallel, the usual focal length is used.
 * After Zhang and He, "Whiteboard scanning and image enhancement".
 */
export function frontAspect(quad: Quad, photo: { width: number; height: number }): number {
  const longer = Math.max(photo.width, photo.height);
  const [first, second, third, fourth] = quad.map(({ x, y }) => ({
    x: (x - photo.width / 2) / longer,
    y: (y - photo.height / 2) / longer,
  })) as unknown as Quad;
  const [across, down] = [depth(first, fourth, second, third), depth(first, second, fourth, third)];
  // The two edges from the first corner in space, up to a common scale.
  const width = edge(second, first, across);
  const height = edge(fourth, first, down);
  const focal = focalLength(width, height);
  const aspect = lengthAt(height, focal) / lengthAt(width, focal);
  return Number.isFinite(aspect) && aspect > 0
    ? aspect
    : distance(first, fourth) / Math.max(distance(first, second), 1e-9);
}

type Edge = { x: number; y: number; z: number };

/** The camera's distance from the corner `near`, divided by its distance from the first corner. */
function depth(first: Spot, far: Spot, near: Spot, opposite: Spot): number {
  return volume(first, opposite, far) / volume(near, opposite, far);
}

/** Twice the signed area of a triangle. */
function volume(a: Spot, b: Spot, c: Spot): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);
}

const edge = (to: Spot, from: Spot, scale: number): Edge => ({
  x: scale * to.x - from.x,
  y: scale * to.y - from.y,
  z: scale - 1,
});

function focalLength(width: Edge, height: Edge): number {
  const { shortest, usual, longest } = FOCAL_LENGTHS;
  if (Math.abs(width.z) < PARALLEL || Math.abs(height.z) < PARALLEL) return usual;
  const square = -(width.x * height.x + width.y * height.y) / (width.z * height.z);
  const focal = Math.sqrt(square);
  return focal >= shortest && focal <= longest ? focal : usual;
}

const lengthAt = ({ x, y, z }: Edge, focal: number): number => Math.hypot(x / focal, y / focal, z);
