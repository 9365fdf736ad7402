import { addNoise } from '../drawing/gradient-noise.ts';
import { Random } from '../drawing/random.ts';
import { smoothstep } from '../../../../picture-studio/src/composition/smoothstep.ts';
import { addPlane, blankPlane, type Plane, type Tile } from '../drawing/tile.ts';
import type { Concrete } from './concretes.ts';

type Strokes = Concrete['strokes'];

/** How often strokes cover each place on average: with less, the ground would show between them. */
const COATS = 2.6;
/** Millimetres between two samples of the lines in a stroke. */
const LINE = 1.5;
const LINES = 256;

/** Draws the strokes of a trowel one over the other, each an arc with its own tone, fine lines, and a ridge at one edge. */
export function layStrokes(tone: Plane, tile: Tile, strokes: Strokes, scale: number, seed: number): void {
  const random = new Random(seed);
  const { millimetres } = tile;
  const [width, length] = [strokes.width * scale, strokes.length * scale];
  const laid = blankPlane(tile);
  addNoise(laid, tile, { across: width, gain: strokes.depth, seed });
  const count = Math.round((COATS * millimetres ** 2) / (width * length));
  const lines = Float32Array.from({ length: LINES }, () => random.bell());
  for (let stroke = 0; stroke < count; stroke++) {
    layStroke(laid, tile, {
      x: random.next() * millimetres,
      y: random.next() * millimetres,
      angle: random.next() * Math.PI * 2,
      halfWidth: (width / 2) * random.between(0.6, 1.25),
      halfLength: (length / 2) * random.between(0.6, 1.3),
      bend: random.sign() / (length * random.between(0.9, 2.5)),
      shade: strokes.depth * random.bell(),
      lines,
      firstLine: Math.floor(random.next() * LINES),
      lineDepth: strokes.lines * random.between(0.5, 1),
      ridge: strokes.ridge * random.between(0.2, 1),
    });
  }
  addPlane(tone, laid);
}

interface Stroke {
  x: number;
  y: number;
  angle: number;
  halfWidth: number;
  halfLength: number;
  /** Reciprocal of the arc's radius. */
  bend: number;
  shade: number;
  lines: Float32Array;
  firstLine: number;
  lineDepth: number;
  ridge: number;
}

function layStroke(laid: Plane, { size, grain }: Tile, stroke: Stroke): void {
  const { x, y, angle, halfWidth, halfLength, bend, shade, lines, firstLine, lineDepth, ridge } = stroke;
  const mask = size - 1;
  const [cosine, sine] = [Math.cos(angle), Math.sin(angle)];
  const sag = (Math.abs(bend) * halfLength ** 2) / 2;
  const wide = Math.ceil((Math.abs(cosine) * halfLength + Math.abs(sine) * (halfWidth + sag)) / grain);
  const high = Math.ceil((Math.abs(sine) * halfLength + Math.abs(cosine) * (halfWidth + sag)) / grain);
  const [middleX, middleY] = [Math.round(x / grain), Math.round(y / grain)];
  // Lines finer than a pixel fade out.
  const fine = lineDepth * Math.min(1, (2 * LINE) / grain);
  const ridgeAt = 0.9 * halfWidth;
  const ridgeWidth = 1.2 + grain;
  const raised = bend * 0.17 * halfLength ** 2;
  for (let row = -high; row <= high; row++) {
    const line = ((middleY + row) & mask) * size;
    const dy = row * grain;
    for (let column = -wide; column <= wide; column++) {
      const dx = column * grain;
      const along = dx * cosine + dy * sine;
      if (along < -halfLength || along > halfLength) continue;
      const across = dy * cosine - dx * sine + (bend * along * along) / 2 - raised;
      const fromEdge = halfWidth - Math.abs(across);
      if (fromEdge <= 0) continue;
      const part = along / halfLength;
      // A stroke begins with a clear edge and fades as the trowel lifts.
      const cover =
        Math.min(1, fromEdge / (0.12 * halfWidth)) * smoothstep(-1, -0.8, part) * smoothstep(1, 0.3, part);
      const mark = lines[(firstLine + Math.floor((across + halfWidth) / LINE)) & (LINES - 1)] ?? 0;
      const fromRidge = (across - ridgeAt) / ridgeWidth;
      const own = shade + fine * mark + (fromRidge > -6 ? ridge * Math.exp(-(fromRidge * fromRidge)) : 0);
      const pixel = line + ((middleX + column) & mask);
      const under = laid[pixel] ?? 0;
      laid[pixel] = under + cover * (own - under);
    }
  }
}
