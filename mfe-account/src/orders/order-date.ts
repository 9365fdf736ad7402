const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'medium', timeZone: 'Asia/Kolkata' });
const MINUTE = new Intl.DateTimeFormat('en-IN', {
  dateStyle: 'medium',
  timeStyle: 'short',
  timeZone: 'Asia/Kolkata',
});

const format = (formatter: Intl.DateTimeFormat, time: string): string => {
  const date = new Date(time);
  return Number.isNaN(date.getTime()) ? '' : formatter.format(date);
};

/** `18 Sept 2026`, in India's time; empty for a time that is missing or malformed. */
export const orderDay = (time: string): string => format(DAY, time);

/** `18 Sept 2026, 4:12 pm`, in India's time; empty for a time that is missing or malformed. */
export const orderTime = (time: string): string => format(MINUTE, time);
