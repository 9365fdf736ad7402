import { Button, ButtonLink, Notice, Text, TextButton } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { paymentMessages } from '../payment/payment-messages.ts';
import type { Payment } from '../payment/use-payment.ts';
import { part, stepButtons } from './checkout-layout.ts';
import { checkoutMessages as words } from './checkout-messages.ts';

type MakePaymentProps = {
  payment: Payment;
  /** The amount is not known yet: it is not shown, and clicks are ignored. */
  isLoading?: boolean;
  /** In rupees; undefined when it could not be loaded. */
  amount: number | null | undefined;
  /** Why the payment cannot begin. Shown beside the payment's own messages. */
  obstacle?: string;
  onPay: () => void;
  previous: { label: string; to: string };
};

/** CHECK-6: shows Make Payment with its amount, and what has gone wrong. */
export function MakePayment({
  payment,
  isLoading = false,
  amount,
  obstacle,
  onPay,
  previous,
}: MakePaymentProps) {
  const problem = obstacle ?? payment.problem;
  return (
    <div css={part}>
      {problem && (
        <Notice tone="bad">
          {problem}{' '}
          {payment.isScriptLost && (
            <TextButton onClick={payment.retryScript}>{paymentMessages.tryAgain}</TextButton>
          )}
        </Notice>
      )}
      <div css={stepButtons}>
        <ButtonLink variant="secondary" to={previous.to}>
          {previous.label}
        </ButtonLink>
        <Button icon="lock" busy={payment.isRunning || isLoading} onClick={onPay}>
          <Text as="span" figures>
            {[words.makePayment, !isLoading && typeof amount === 'number' && formatRupees(amount)]
              .filter(Boolean)
              .join(' · ')}
          </Text>
        </Button>
      </div>
    </div>
  );
}
