/**
 * Stops this process, with exit code 0, on SIGTERM, on Ctrl-C and when its parent has died. A second signal ends it at once.
 * Until then it answers its parent's questions; the parent kills it when it hangs.
 */
export function stopOnSignals(stop: () => Promise<void>): void {
  let isStopping = false;
  const begin = () => {
    if (isStopping) return;
    isStopping = true;
    void stop().then(() => process.exit());
  };
  const handleSignal = () => (isStopping ? process.exit(1) : begin());
  process.on('SIGTERM', handleSignal);
  // A terminal sends SIGINT to the parent too, and the parent decides what happens.
  process.on('SIGINT', () => process.channel ?? handleSignal());
  // A parent that was killed cannot send a signal, but its IPC channel disconnects.
  process.on('disconnect', begin);
  process.on('message', (question) => process.send?.(question));
  process.channel?.unref();
}
