import { dayOf } from '../days/india-day.ts';

/** India's financial year at a moment, from 1 April: `2026-27`. */
export function financialYear(now: Date): string {
  const [year = 0, month = 0] = dayOf(now.toISOString()).split('-').map(Number);
  const first = month < 4 ? year - 1 : year;
  return `${first}-${String((first + 1) % 100).padStart(2, '0')}`;
}
