const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** Limits of the pause while the order can still be paid. */
const IN_TIME = { least: 5 * SECOND, most: 5 * MINUTE };
/** Limits of the pause afterwards: a bank may take days to decide. */
const LATE = { least: 15 * MINUTE, most: 6 * HOUR };
const TIME_TO_PAY = 65 * MINUTE;
const GIVE_UP = 14 * DAY;

/**
 * Milliseconds until the gateway is next asked about a pending attempt; undefined after 14 days.
 * @param unseen milliseconds since the shopper began the payment or last came back to it. The pause grows with it, so that many
 * forgotten payments use little of the gateway's capacity.
 * @param age milliseconds since the attempt was made
 */
export function nextPause(unseen: number, age: number): number | undefined {
  if (age > GIVE_UP) return undefined;
  return age > TIME_TO_PAY ? growingPause(age / 4, LATE) : growingPause(unseen, IN_TIME);
}

/** Returns a pause as long as the time that has passed, within limits, which gives exponential backoff. */
export function growingPause(passed: number, { least, most }: { least: number; most: number }): number {
  return Math.min(most, Math.max(least, passed));
}
