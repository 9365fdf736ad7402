import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { RESEND_COUNTDOWN_SECONDS } from 'shared-contracts/customer/rules';
import { Text, TextButton } from 'shared-contracts/look';
import { messages } from '../messages.ts';

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

/** Seconds left since mounting. Uses the clock instead of counting ticks, because timers pause while a phone sleeps. */
function useCountdown(seconds: number): number {
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = Date.now() + seconds * 1_000;
    const tick = setInterval(() => {
      const remaining = Math.max(0, Math.ceil((end - Date.now()) / 1_000));
      setLeft(remaining);
      if (remaining === 0) clearInterval(tick);
    }, 1_000);
    return () => clearInterval(tick);
  }, [seconds]);
  return left;
}
