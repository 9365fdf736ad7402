import type { SubmitEvent } from 'react';
import { Link } from 'react-router-dom';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { isCompletePhone, phoneDigits } from 'shared-contracts/customer/rules';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Field, Stack, Text, TextInput, VisuallyHidden } from 'shared-contracts/look';
import { POLICY_PATHS } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { failureMessage } from './failure-message.ts';
import { sendCode } from './send-code.ts';
import { WaitLine, waitOf } from './wait-line.tsx';

export type PhoneStepProps = {
  phone: string;
  onPhone: (digits: string) => void;
  /** Called when the server says that it sent the code. */
  onCodeSent: () => void;
};

export function PhoneStep({ phone, onPhone, onCodeSent }: PhoneStepProps) {
  const sending = useSingleCall({ mutationFn: () => sendCode(phone), onSuccess: onCodeSent });
  const wait = waitOf(sending.error);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    if (isCompletePhone(phone) && wait === 0) sending.run();
  }

  /** Another phone may not have to wait. */
  function enter(digits: string): void {
    if (digits !== phone) sending.reset();
    onPhone(digits);
  }

  return (
    <Stack as="form" onSubmit={send}>
      <Field
        label={messages.phoneNumber}
        help={messages.phoneHelp}
        error={sending.error ? failureMessage(sending.error, sendOtp.failureMessage) : undefined}
      >
        <TextInput
          ref={focusOnMount}
          type="tel"
          before={messages.countryCode}
          inputMode="numeric"
          autoComplete="tel-national"
          readOnly={sending.isPending}
          value={phone}
          onChange={(event) => enter(phoneDigits(event.target.value))}
        />
      </Field>
      {wait > 0 && <WaitLine seconds={wait} onOver={sending.reset} />}
      <Button type="submit" block busy={sending.isPending} disabled={!isCompletePhone(phone) || wait > 0}>
        {messages.sendCode}
      </Button>
      <Text size="micro" tone="soft">
        {messages.agreement} <PolicyLink to={POLICY_PATHS.terms}>{messages.terms}</PolicyLink> {messages.and}{' '}
        <PolicyLink to={POLICY_PATHS.privacy}>{messages.privacy}</PolicyLink>.
      </Text>
    </Stack>
  );
}

/** In a new tab, so that the login keeps what was typed. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>
    </Link>
  );
}
