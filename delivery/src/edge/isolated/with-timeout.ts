/**
 * Resolves or rejects as `work` does, if that takes no longer than `limit` milliseconds. The work itself is not cancelled.
 * @throws Error saying that `what` took longer
 */
export async function withTimeout<Result>(
  limit: number,
  work: Promise<Result>,
  what: string,
): Promise<Result> {
  const timeout = Promise.withResolvers<never>();
  const timer = setTimeout(() => timeout.reject(new Error(`${what} took longer than ${limit} ms.`)), limit);
  try {
    return await Promise.race([work, timeout.promise]);
  } finally {
    clearTimeout(timer);
  }
}
