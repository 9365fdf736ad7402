/** Something that an operator should know of, as one line of JSON on standard error. */
export function logEvent(event: string, about: Record<string, string | number | undefined> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...about })}\n`);
}

/** What went wrong, in words. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
