import { useEffect, useEffectEvent } from 'react';

/** WebOTP, which TypeScript's DOM types lack: resolves to the code of an SMS that ends in `@<host> #<code>`. */
type ReceivedCode = Credential & { code: string };
type ReceivedCodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Calls `onCode` with the code of the next SMS, where the browser offers that and the shopper agrees. */
export function useReceivedCode(onCode: (code: string) => void): void {
  const receive = useEffectEvent(onCode);
  useEffect(() => {
    if (!('OTPCredential' in window)) return;
    const left = new AbortController();
    const request: ReceivedCodeRequest = { otp: { transport: ['sms'] }, signal: left.signal };
    navigator.credentials.get(request).then(
      (received) => received && !left.signal.aborted && receive((received as ReceivedCode).code),
      // Declined, timed out, or the dialog was closed: the code can be typed.
      () => undefined,
    );
    return () => left.abort();
  }, []);
}
