import { describe, expect, it } from 'vitest';
import { addStudioLight } from './studio-light.ts';

const WIDTH = 64;

/** A face of one grey with an even normal map: slopes of -1 to 1. */
function lit({ gloss, down = 0 }: { gloss: number; down?: number }): Float32Array {
  const albedo = new Float32Array(WIDTH * WIDTH * 3).fill(0.4);
  const normals = Float32Array.from(albedo, (_, at) => [0.5, 0.5 + down / 2, gloss][at % 3] ?? 0);
  addStudioLight(albedo, normals, WIDTH);
  return albedo;
}

function deviation(light: Float32Array): number {
  const middle = mean(light);
  return Math.sqrt(light.reduce((sum, value) => sum + (value - middle) ** 2, 0) / light.length);
}

const mean = (light: Float32Array) => light.reduce((sum, value) => sum + value, 0) / light.length;

function brightestRow(light: Float32Array): number {
  const rows = Array.from({ length: WIDTH }, (_, y) =>
    mean(light.subarray(y * WIDTH * 3, (y + 1) * WIDTH * 3)),
  );
  return rows.indexOf(Math.max(...rows));
}

describe('addStudioLight', () => {
  it.each([0, 0.5, 1])('PIC-85 keeps the mean colour at a gloss of %d', (gloss) => {
    expect(mean(lit({ gloss }))).toBeCloseTo(0.4, 4);
  });

  it('reflects lamps in a mirror, less in brushed metal, and nothing in a matt face', () => {
    expect(deviation(lit({ gloss: 0 }))).toBeCloseTo(0, 6);
    expect(deviation(lit({ gloss: 0.5 }))).toBeGreaterThan(0.03);
    expect(deviation(lit({ gloss: 1 }))).toBeGreaterThan(2 * deviation(lit({ gloss: 0.5 })));
  });

  it('PIC-85 reflects the lamp elsewhere where the face leans', () => {
    expect(brightestRow(lit({ gloss: 1, down: 0.4 }))).toBeGreaterThan(brightestRow(lit({ gloss: 1 })) + 3);
  });
});
