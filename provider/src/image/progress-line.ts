import type { FillProgress } from './fill-picture-store.ts';

/** Characters. */
const BAR = 24;

/** `[██████░░…] 300 of 1,200 pictures · 8.2 per second · 2 min left` */
export function progressLine({ done, total, seconds }: FillProgress): string {
  const full = total === 0 ? BAR : Math.floor((BAR * done) / total);
  const bar = `[${'█'.repeat(full)}${'░'.repeat(BAR - full)}]`;
  const count = `${done.toLocaleString('en-IN')} of ${total.toLocaleString('en-IN')} pictures`;
  if (done === 0 || seconds === 0) return `${bar} ${count}`;
  const rate = done / seconds;
  return `${bar} ${count} · ${rate.toFixed(1)} per second · ${timeLeft((total - done) / rate)} left`;
}

function timeLeft(seconds: number): string {
  if (seconds < 60) return `${Math.ceil(seconds)} s`;
  const minutes = Math.ceil(seconds / 60);
  return minutes < 60 ? `${minutes} min` : `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
