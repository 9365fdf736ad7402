const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

const FIRST_PAUSE = 5 * SECOND;
/** While the order can still be paid. */
const LONGEST_PAUSE = MINUTE;
/** Afterwards: a bank may take days to decide. */
const LONGEST_LATE_PAUSE = 6 * HOUR;
const IN_TIME = 65 * MINUTE;
const GIVE_UP = 14 * DAY;

/**
 * Milliseconds until the gateway is asked about a pending attempt again: twice as long each time, at most a minute while
 * the order can be paid and 6 hours afterwards. Undefined after 14 days.
 */
export function nextPause(times_asked: number, age: number): number | undefined {
  if (age > GIVE_UP) return undefined;
  if (age > IN_TIME) return Math.min(LONGEST_LATE_PAUSE, age / 4);
  return Math.min(LONGEST_PAUSE, FIRST_PAUSE * 2 ** Math.min(times_asked, 10));
}
