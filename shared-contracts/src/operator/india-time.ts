const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const TIME = new Intl.DateTimeFormat('en-IN', {
  timeStyle: 'short',
  hourCycle: 'h23',
  timeZone: 'Asia/Kolkata',
});
const MIDNIGHT = '00:00';

/** API-140: `20 Nov 2026, 15:30 IST`. @param at ISO 8601 */
export function indiaTime(at: string): string {
  const time = new Date(at);
  return `${DAY.format(time)}, ${TIME.format(time)} IST`;
}

/** Returns the day alone where a validity begins with a day. */
export function indiaStart(at: string): string {
  return TIME.format(new Date(at)) === MIDNIGHT ? DAY.format(new Date(at)) : indiaTime(at);
}

/** Returns the last day alone where a validity ends with it, at midnight or a moment before. */
export function indiaEnd(at: string): string {
  const next = new Date(Date.parse(at) + 1);
  const last = new Date(Date.parse(at) - 1);
  return TIME.format(next) === MIDNIGHT ? DAY.format(last) : indiaTime(at);
}
