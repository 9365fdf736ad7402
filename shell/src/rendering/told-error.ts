/** Under development with its stack, of which the terminal names the lines. */
export function toldError(error: unknown): string {
  const isDevelopment = process.env.NODE_ENV === 'development';
  return isDevelopment && error instanceof Error ? (error.stack ?? String(error)) : String(error);
}
