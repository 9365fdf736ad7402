type Connection = { saveData?: boolean; effectiveType?: string };

/** Undefined in browsers other than Chromium. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the shopper has asked the browser to save data. */
export function savesData(): boolean {
  return connection()?.saveData ?? false;
}

/** Whether nothing should be loaded that the shopper may never need: with Save-Data, and over 2G (HOME-61). */
export function savesBytes(): boolean {
  return savesData() || (connection()?.effectiveType?.endsWith('2g') ?? false);
}
