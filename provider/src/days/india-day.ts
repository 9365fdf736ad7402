/** Milliseconds that India is ahead of UTC. */
const INDIA = 5.5 * 60 * 60 * 1000;
const DAY = 24 * 60 * 60 * 1000;

/** The time at which a day begins in India. @param day `2026-11-20` */
export function startOfDay(day: string): string {
  return new Date(`${day}T00:00:00+05:30`).toISOString();
}

/** The time at which the following day begins in India. */
export function endOfDay(day: string): string {
  return new Date(Date.parse(startOfDay(day)) + DAY).toISOString();
}

/** The day in India at a given time: `2026-11-20`. @param at ISO 8601 */
export function dayOf(at: string): string {
  return new Date(Date.parse(at) + INDIA).toISOString().slice(0, 10);
}
