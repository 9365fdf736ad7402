import { css } from '@emotion/react';
import { Button, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { SampleCoupon } from 'shared-contracts/order';
import { useToast } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { orderDay } from './order-date.ts';

const words = messages.order.sampleCoupon;

const panel = css`
  display: grid;
  gap: var(--s-3);
  justify-items: start;
  padding: clamp(1.25rem, 1rem + 1vw, 2rem);
  border: 1px dashed var(--line-strong);
  border-radius: var(--radius-panel);
  overflow-wrap: anywhere;
  h2 {
    font-size: var(--type-sub);
  }
`;

/** SAMPLE-8: shows the coupon that a customer gets for paid samples. */
export function SampleCouponPanel({ coupon }: { coupon: SampleCoupon }) {
  const toast = useToast();
  const { code, amount, valid_until, state } = coupon;
  const isOpen = state === 'open';

  async function copy(): Promise<void> {
    try {
      // Browsers offer the clipboard on secure pages only.
      await navigator.clipboard.writeText(code);
      toast({ tone: 'good', message: words.copied });
    } catch {
      toast({ tone: 'warn', message: words.notCopied });
    }
  }

  return (
    <section css={panel} aria-label={words.title}>
      <h2>{words.title}</h2>
      <Text strong figures tone={isOpen ? undefined : 'soft'}>
        {code}
      </Text>
      <Text size="small" tone="soft" figures>
        {isOpen ? words.open(formatRupees(amount), orderDay(valid_until)) : words[state]}
      </Text>
      {isOpen && (
        <Button variant="secondary" onClick={() => void copy()}>
          {words.copy}
        </Button>
      )}
    </section>
  );
}
