import { css } from '@emotion/react';
import { RESEND_COUNTDOWN_SECONDS } from 'shared-contracts/customer/rules';
import { Text, TextButton } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { useCountdown } from './use-countdown.ts';

const place = css`
  display: flex;
  align-items: center;
  justify-content: center;
  gap: 0.35em;
  min-height: var(--tap-small);
`;

/** Offers a new code 30 s after the last one (LOGIN-6). Give it a new key to restart the countdown. */
export function ResendCode({ busy, onResend }: { busy: boolean; onResend: () => void }) {
  const left = useCountdown(RESEND_COUNTDOWN_SECONDS);
  if (left === 0) {
    return (
      <div css={place}>
        <TextButton aria-disabled={busy} onClick={onResend}>
          {messages.resend}
        </TextButton>
      </div>
    );
  }
  return (
    <Text css={place} size="small" tone="soft">
      {messages.resendIn}
      <Text as="span" figures>
        {`0:${String(left).padStart(2, '0')}`}
      </Text>
    </Text>
  );
}
