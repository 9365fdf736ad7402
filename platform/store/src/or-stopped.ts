/** Rejects with the signal, also while the work hangs. What becomes of the work afterwards is of no interest. */
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
