type Connection = { saveData?: boolean; effectiveType?: string };

/** Undefined in browsers other than Chromium. */
const connection = () => (navigator as { connection?: Connection }).connection;

/** Whether the shopper has turned on the browser's data saver. */
export function savesData(): boolean {
  return connection()?.saveData ?? false;
}

/** Whether to load nothing that the shopper may not need: with Save-Data, and over 2G (HOME-61). */
export function savesBytes(): boolean {
  return savesData() || (connection()?.effectiveType?.endsWith('2g') ?? false);
}
