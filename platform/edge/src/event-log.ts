/** Logs an event for the operator, as one line of JSON on standard error. */
export function logEvent(event: string, details: Record<string, string | number | undefined> = {}): void {
  process.stderr.write(`${JSON.stringify({ at: new Date().toISOString(), event, ...details })}\n`);
}

/** An error's message, for logs. */
export function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

/** The path of a URL without its query: search terms do not belong in a log. */
export function loggedPath(url: string | undefined): string | undefined {
  return url?.split('?')[0];
}
