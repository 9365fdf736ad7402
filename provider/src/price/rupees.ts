/** Converts paise to the API's rupees, with at most 2 decimals. */
export function rupees(paise: number): number;
export function rupees(paise: number | null): number | null;
export function rupees(paise: number | null): number | null {
  return paise === null ? null : paise / 100;
}

export function paise(rupees: number): number {
  return Math.round(rupees * 100);
}
