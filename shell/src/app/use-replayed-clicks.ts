import { useEffect } from 'react';
import type { EarlyTaps } from './recorded-clicks.ts';

/** Hands the taps that came before the shop had started to their buttons, as soon as these answer. */
export function useEarlyTaps(): void {
  useEffect(() => {
    const early: EarlyTaps | undefined = globalThis.__EARLY_TAPS__;
    if (!early) return;
    early.stop();
    for (const button of early.buttons.splice(0)) if (button.isConnected) button.click();
  }, []);
}
