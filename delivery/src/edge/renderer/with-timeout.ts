/**
 * What `work` comes to, if that is within `limit` milliseconds; the work itself goes on.
 * @throws Error saying that `what` took longer, or whatever the work throws.
 */
export async function withinTime<Result>(
  limit: number,
  work: Promise<Result>,
  what: string,
): Promise<Result> {
  const late = Promise.withResolvers<never>();
  const clock = setTimeout(() => late.reject(new Error(`${what} took longer than ${limit} ms.`)), limit);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(clock);
  }
}
