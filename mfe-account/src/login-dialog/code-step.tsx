import { useMutation } from '@tanstack/react-query';
import { type SubmitEvent, useEffect, useRef, useState } from 'react';
import { verifyOtp } from 'shared-contracts/customer/endpoints';
import { ApiError, callEndpoint } from 'shared-contracts/http';
import { Button, Notice, Stack } from 'shared-contracts/look';
import { storeSession } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { CodeBoxes, focusBox } from './code-boxes.tsx';
import { type CodeEntry, EMPTY_CODE, isComplete } from './code-entry.ts';
import { failureMessage } from './failure-message.ts';
import { ResendCode } from './resend-code.tsx';
import { sendCode } from './send-code.ts';

export type CodeStepProps = {
  /** 10 digits, to which the code was sent. */
  phone: string;
  /** Called when the session has been stored. */
  onLoggedIn: () => void;
};

export function CodeStep({ phone, onLoggedIn }: CodeStepProps) {
  const boxes = useRef<HTMLDivElement>(null);
  const [entry, setEntry] = useState<CodeEntry>(EMPTY_CODE);
  const [codesSent, setCodesSent] = useState(1);
  const verifying = useMutation({
    mutationFn: (code: CodeEntry) => logIn(phone, code),
    onSuccess: (stored) => stored && onLoggedIn(),
    // A code that could not be verified may be right: keep it, so that Verify can send it again.
    onError: (error) => isRejection(error) && startOver(),
  });
  const resending = useMutation({
    mutationFn: () => sendCode(phone),
    onSuccess: () => {
      setCodesSent(codesSent + 1);
      startOver();
    },
  });

  useEffect(() => focusBox(boxes, 0), []);

  function startOver(): void {
    setEntry(EMPTY_CODE);
    focusBox(boxes, 0);
  }

  function enter(entered: CodeEntry): void {
    setEntry(entered);
    if (isComplete(entered)) verify(entered);
  }

  function submit(event: SubmitEvent): void {
    event.preventDefault();
    verify(entry);
  }

  function verify(code: CodeEntry): void {
    resending.reset();
    verifying.mutate(code);
  }

  function resend(): void {
    verifying.reset();
    resending.mutate();
  }

  return (
    <Stack as="form" onSubmit={submit}>
      <CodeBoxes
        place={boxes}
        entry={entry}
        error={failureOf(verifying.error, resending.error)}
        locked={verifying.isPending}
        onEntry={enter}
      />
      {verifying.data === false && <Notice tone="bad">{messages.storageDenied}</Notice>}
      <Button type="submit" block busy={verifying.isPending} disabled={!isComplete(entry)}>
        {messages.verify}
      </Button>
      <ResendCode key={codesSent} busy={resending.isPending} onResend={resend} />
    </Stack>
  );
}

function isRejection(error: unknown): boolean {
  return error instanceof ApiError && error.kind === 'http' && error.status < 500;
}

function failureOf(verification: unknown, resend: unknown): string | undefined {
  if (verification) return failureMessage(verification, messages.verificationFailed);
  return resend ? failureMessage(resend, messages.resendFailed) : undefined;
}

/**
 * Exchanges the code for a token and stores it.
 * @returns false when the browser denies storage, so that the shopper cannot stay logged in
 * @throws {ApiError}
 */
async function logIn(phone: string, code: CodeEntry): Promise<boolean> {
  const { token } = await callEndpoint(verifyOtp, {
    body: { customer_id: Number(phone), otp: Number(code.join('')) },
  });
  return storeSession({ token, phone });
}
