/** Under development it keeps the stack, whose lines the terminal names. */
export function toldError(error: unknown): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return isDevelopment && error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
