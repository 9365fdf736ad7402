type Key = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Whether a key combination belongs to the browser, such as Alt and ← for Back. */
export function isBrowserKey({ altKey, ctrlKey, metaKey }: Key): boolean {
  return altKey || ctrlKey || metaKey;
}
