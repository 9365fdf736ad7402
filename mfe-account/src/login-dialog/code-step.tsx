import { type ReactNode, type SubmitEvent, useEffect, useEffectEvent, useRef, useState } from 'react';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Notice, Stack } from 'shared-contracts/look';
import { deviceId, storeSession } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { readCode } from './code-entry.ts';
import { CodeField } from './code-field.tsx';
import { failureMessage } from './failure-message.ts';
import { ResendCode } from './resend-code.tsx';
import { sendCode } from './send-code.ts';
import { WaitLine, waitOf } from './wait-line.tsx';

export type CodeStepProps = {
  /** 10 digits, to which the code was sent. */
  phone: string;
  /** Called right after the session has been stored. */
  onLoggedIn: () => void;
};

export function CodeStep({ phone, onLoggedIn }: CodeStepProps) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState('');
  const code = readCode(text);
  const [codesSent, setCodesSent] = useState(1);
  const leaving = useLeaving();
  const verifying = useSingleCall({
    mutationFn: (entered: string) => logIn(phone, entered, { signal: leaving(), onLoggedIn }),
    // A code that could not be verified may be right: keep it, so that Verify can send it again.
    onError: (error) => isRejection(error) && startOver(),
  });
  const resending = useSingleCall({
    mutationFn: () => sendCode(phone),
    onSuccess: () => {
      setCodesSent(codesSent + 1);
      startOver();
    },
  });

  const wait = waitOf(verifying.error);
  const resendWait = waitOf(resending.error);

  useEffect(() => input.current?.focus(), []);
  useReceivedCode((received) => enter(received));

  function startOver(): void {
    setText('');
    input.current?.focus();
  }

  function enter(entered: string): void {
    setText(entered);
    const next = readCode(entered);
    if (next !== undefined && next !== code) verify(next);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    if (code !== undefined) verify(code);
  }

  function verify(entered: string): void {
    if (wait > 0) return;
    resending.reset();
    verifying.run(entered);
  }

  function resend(): void {
    verifying.reset();
    resending.run();
  }

  return (
    <Stack as="form" onSubmit={submit}>
      <CodeField
        input={input}
        text={text}
        error={failureOf(verifying.error, resending.error)}
        locked={verifying.isPending}
        onText={enter}
      />
      {verifying.data === false && <Notice tone="bad">{messages.storageDenied}</Notice>}
      {wait > 0 && <WaitLine seconds={wait} onOver={verifying.reset} />}
      <Button type="submit" block busy={verifying.isPending} disabled={code === undefined || wait > 0}>
        {messages.verify}
      </Button>
      {resendWait > 0 && <WaitLine seconds={resendWait} onOver={resending.reset} />}
      <ResendCode key={codesSent} busy={resending.isPending || resendWait > 0} onResend={resend} />
    </Stack>
  );
}

/** @returns a function that returns the signal, which is aborted on unmount */
function useLeaving(): () => AbortSignal {
  const controller = useRef(new AbortController());
  useEffect(() => {
    // React's strict mode unmounts once at the start.
    if (controller.current.signal.aborted) controller.current = new AbortController();
    return () => controller.current.abort();
  }, []);
  return () => controller.current.signal;
}

/** The code may be right on the device that asked for it (LOGIN-22). The server does not say which codes exist. */
function isWrongCode(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status === 400;
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500;
}

function failureOf(verification: unknown, resend: unknown): ReactNode {
  if (verification) {
    return (
      <span>
        <span>{failureMessage(verification, messages.verificationFailed)}</span>
        {isWrongCode(verification) && <span> {messages.codeOfOneDevice}</span>}
      </span>
    );
  }
  return resend ? failureMessage(resend, messages.resendFailed) : undefined;
}

/**
 * Exchanges the code for a token and stores it. Nothing is stored once the dialog is closed: the shopper stays a visitor.
 * @returns false when the browser denies storage, so that the shopper cannot stay logged in
 * @throws {ApiError}
 * @throws the abortion of `signal`
 */
async function logIn(
  phone: string,
  code: string,
  { signal, onLoggedIn }: { signal: AbortSignal; onLoggedIn: () => void },
): Promise<boolean> {
  const { token } = await callEndpoint(
    verifyOtp,
    { body: { customer_id: Number(phone), otp: Number(code), device: deviceId() } },
    { signal },
  );
  signal.throwIfAborted();
  const isStored = storeSession({ token, phone });
  // Runs in the same turn as the storing, so that no click on Close comes between the two.
  if (isStored) onLoggedIn();
  return isStored;
}

/** WebOTP, which TypeScript's DOM types lack: resolves to the code of an SMS that ends in `@<host> #<code>`. */
type ReceivedCode = Credential & { code: string };
type ReceivedCodeRequest = CredentialRequestOptions & { otp: { transport: ['sms'] } };

/** Calls `onCode` with the code of the next SMS, where the browser offers that and the shopper agrees. */
function useReceivedCode(onCode: (code: string) => void): void {
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
