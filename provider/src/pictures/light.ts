import type { Finish } from './finish.ts';
import { ramp } from './ramp.ts';

/** Light on a face, at a place from (0, 0) at its top left to (1, 1): changes the colour in `out`. */
export type Light = (across: number, down: number, out: Float64Array) => void;

/** A piece that stands before a window at the upper left. */
export const STANDING_LIGHT: Readonly<Record<Finish, Light>> = {
  gloss(across, down, out) {
    shade(out, 0.975 - 0.03 * down - 0.02 * across);
    // Two panes of the window, bent a little, as a sheet is never quite flat.
    const slant = across + down * 0.62 - 0.1 * down * (1 - down);
    const pane = ramp(0.43, 0.418, slant) + 0.55 * ramp(0.455, 0.467, slant) * ramp(0.53, 0.518, slant);
    towardsWhite(out, pane * (0.34 - 0.24 * down));
  },
  matt(across, down, out) {
    const away = Math.hypot(across - 0.12, down - 0.05);
    shade(out, 1.045 - 0.15 * ramp(0, 1.25, away));
    towardsWhite(out, 0.06 * ramp(0.75, 0, away));
  },
  metallic(across, down, out) {
    const slant = across * 0.9 + down * 0.38;
    const sheen = Math.exp(-(((slant - 0.4) / 0.2) ** 2));
    shade(out, 0.93 + 0.14 * sheen - 0.09 * ramp(0.55, 1.25, slant));
    towardsWhite(out, 0.15 * sheen);
  },
  fluted(across, down, out) {
    shade(out, 1.03 - 0.06 * across - 0.08 * down);
  },
};

/** A piece that lies on the floor and mirrors the wall behind it. */
export const LYING_LIGHT: Readonly<Record<Finish, Light>> = {
  gloss(across, down, out) {
    const slant = across + 0.35 * down;
    towardsWhite(out, 0.04 + 0.22 * ramp(0.62, 0.635, slant) * (1 - 0.35 * down));
  },
  matt(across, down, out) {
    shade(out, 1.05 - 0.07 * across - 0.03 * down);
    towardsWhite(out, 0.06);
  },
  metallic(across, down, out) {
    const sheen = Math.exp(-(((across - 0.55 - 0.2 * down) / 0.24) ** 2));
    shade(out, 0.97 + 0.08 * sheen);
    towardsWhite(out, 0.06 + 0.16 * sheen);
  },
  fluted(across, down, out) {
    shade(out, 1.04 - 0.05 * across + 0.02 * down);
  },
};

export function shade(out: Float64Array, light: number): void {
  for (let channel = 0; channel < 3; channel++) out[channel] = (out[channel] ?? 0) * light;
}

export function towardsWhite(out: Float64Array, share: number): void {
  for (let channel = 0; channel < 3; channel++) {
    const value = out[channel] ?? 0;
    out[channel] = value + share * (255 - value);
  }
}
