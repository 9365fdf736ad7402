/** Settles like the work, or rejects as soon as the signal aborts, even if the work hangs. A later result of the work is ignored. */
export async function orStopped<Result>(work: Promise<Result>, stop: AbortSignal): Promise<Result> {
  const stopped = Promise.withResolvers<never>();
  const reject = () => stopped.reject(stop.reason);
  if (stop.aborted) reject();
  stop.addEventListener('abort', reject);
  try {
    return await Promise.race([work, stopped.promise]);
  } finally {
    stop.removeEventListener('abort', reject);
  }
}
