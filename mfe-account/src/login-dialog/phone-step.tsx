import { type SubmitEvent, useState } from 'react';
import { Link } from 'react-router-dom';
import { sendOtp } from 'shared-contracts/customer/endpoints';
import { readPhone } from 'shared-contracts/customer/phone';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Field, Stack, Text, TextInput, VisuallyHidden } from 'shared-contracts/look';
import { POLICY_PATHS } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { failureMessage } from './failure-message.ts';
import { sendCode } from './send-code.ts';
import { WaitLine, waitOf } from './wait-line.tsx';

export type PhoneStepProps = {
  /** As typed. */
  typed: string;
  onTyped: (text: string) => void;
  /** Called with the ten digits when the server says that it sent the code. */
  onCodeSent: (phone: string) => void;
};

export function PhoneStep({ typed, onTyped, onCodeSent }: PhoneStepProps) {
  const [isLeft, setLeft] = useState(false);
  const reading = readPhone(typed);
  const { phone } = reading;
  const sending = useSingleCall({
    mutationFn: async (number: string) => {
      await sendCode(number);
      return number;
    },
    onSuccess: onCodeSent,
  });
  const wait = waitOf(sending.error);
  // A number that is still being typed is not wrong yet.
  const isWrong = phone === undefined && typed.trim() !== '' && (isLeft || !reading.isUnfinished);

  function send(event: SubmitEvent): void {
    event.preventDefault();
    setLeft(true);
    if (phone !== undefined && wait === 0) sending.run(phone);
  }

  /** The wait applies to the phone that was refused, so typing another number ends it. */
  function enter(text: string): void {
    if (readPhone(text).phone !== phone) sending.reset();
    setLeft(false);
    onTyped(text);
  }

  return (
    <Stack as="form" onSubmit={send}>
      <Field
        label={messages.phoneNumber}
        help={messages.phoneHelp}
        error={
          isWrong ? reading.problem : sending.error && failureMessage(sending.error, sendOtp.failureMessage)
        }
      >
        <TextInput
          ref={focusOnMount}
          type="tel"
          before={messages.countryCode}
          autoComplete="tel-national"
          readOnly={sending.isPending}
          value={typed}
          onChange={(event) => enter(event.target.value)}
          onBlur={() => setLeft(true)}
        />
      </Field>
      {wait > 0 && <WaitLine seconds={wait} onOver={sending.reset} />}
      <Button type="submit" block busy={sending.isPending} disabled={phone === undefined || wait > 0}>
        {messages.sendCode}
      </Button>
      <Text size="micro" tone="soft">
        {messages.agreement} <PolicyLink to={POLICY_PATHS.terms}>{messages.terms}</PolicyLink> {messages.and}{' '}
        <PolicyLink to={POLICY_PATHS.privacy}>{messages.privacy}</PolicyLink>.
      </Text>
    </Stack>
  );
}

/** Opens in a new tab, so that the login keeps what was typed. */
function PolicyLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} target="_blank">
      {children}
      <VisuallyHidden> ({messages.inNewTab})</VisuallyHidden>
    </Link>
  );
}
