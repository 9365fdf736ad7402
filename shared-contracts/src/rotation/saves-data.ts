/** Whether the shopper has asked the browser to save data. Only Chromium tells. */
export function savesData(): boolean {
  return (navigator as { connection?: { saveData?: boolean } }).connection?.saveData ?? false;
}
