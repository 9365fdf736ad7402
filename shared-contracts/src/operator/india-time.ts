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

/** The start of a validity; only the day if it begins with the day. */
export function indiaStart(at: string): string {
  return TIME.format(new Date(at)) === MIDNIGHT ? DAY.format(new Date(at)) : indiaTime(at);
}

/** The end of a validity; only the last day if it ends with that day, at midnight or a moment before. */
export function indiaEnd(at: string): string {
  const next = new Date(Date.parse(at) + 1);
  const last = new Date(Date.parse(at) - 1);
  return TIME.format(next) === MIDNIGHT ? DAY.format(last) : indiaTime(at);
}
