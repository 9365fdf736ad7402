type Key = { altKey: boolean; ctrlKey: boolean; metaKey: boolean };

/** Whether a key is the browser's own, such as Alt and ← for the page before. */
export function isBrowserKey({ altKey, ctrlKey, metaKey }: Key): boolean {
  return altKey || ctrlKey || metaKey;
}
