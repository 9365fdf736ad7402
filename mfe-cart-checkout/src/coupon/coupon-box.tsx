import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Field, Icon, Notice, Text, TextButton, TextInput } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { messages } from '../messages.ts';
import { priceSummaryQuery } from '../price-details/price-queries.ts';
import { singleClick } from '../single-click.ts';
import { useCoupon } from './use-coupon.ts';

const words = messages.coupon;

const box = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-3);
`;

export function CouponBox() {
  const { data: summary } = useQuery({ ...priceSummaryQuery, enabled: false });
  const coupon = useCoupon();
  const code = summary?.coupon_code;
  const problem = summary?.coupon_problem;
  const all = useRef<HTMLDivElement>(null);
  const [handover] = useState(() => new FocusHandover());

  async function remove(): Promise<void> {
    if (code) await handover.during(coupon.remove());
    // Below a coupon that no longer applies, the field is already on the page.
    else if (await coupon.remove()) all.current?.querySelector('input')?.focus();
  }

  const removeButton = (removed: string) => (
    <TextButton
      ref={handover.take}
      aria-label={words.removeCode(removed)}
      aria-disabled={coupon.isBusy}
      onClick={singleClick(() => void remove())}
    >
      {words.remove}
    </TextButton>
  );
  return (
    <div css={box} ref={all}>
      {/* The region exists from the start, so that screen readers announce a coupon that no longer applies. */}
      <div aria-live="polite">
        {code && (
          <AppliedCoupon code={code} saved={summary.coupon_discount}>
            {removeButton(code)}
          </AppliedCoupon>
        )}
        {problem && (
          <Notice tone="neutral" icon="warning">
            <p>{words.suspended(problem.coupon_code)}</p>
            <p>{problem.message}</p>
            {removeButton(problem.coupon_code)}
          </Notice>
        )}
      </div>
      {code ? (
        coupon.error && <Notice tone="bad">{coupon.error}</Notice>
      ) : (
        <CouponForm coupon={coupon} handover={handover} />
      )}
    </div>
  );
}

/** Moves the focus from a control that an action removes to the one that takes its place (SITE-47). */
class FocusHandover {
  #isDue = false;

  /** @param action resolves to whether the control is removed */
  async during(action: Promise<boolean | undefined>): Promise<boolean | undefined> {
    this.#isDue = true;
    const isRemoved = await action;
    if (!isRemoved) this.#isDue = false;
    return isRemoved;
  }

  /** A `ref` for the new control. It is one function, so React calls it once for each element. */
  readonly take = (control: HTMLElement | null): void => {
    if (!control || !this.#isDue) return;
    this.#isDue = false;
    control.focus();
  };
}

const chip = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--s-2) var(--s-3);
  padding: var(--s-3) var(--s-4);
  border-radius: var(--radius);
  background: var(--success-tint);
  color: var(--success);
  overflow-wrap: anywhere;
  > span {
    flex: 1 1 5rem;
    min-width: 0;
  }
`;

type AppliedCouponProps = {
  code: string;
  /** In rupees. */
  saved: number;
  /** The button that removes the coupon. */
  children: ReactNode;
};

function AppliedCoupon({ code, saved, children }: AppliedCouponProps) {
  return (
    <div css={chip}>
      <Icon name="tag" />
      <span>
        <Text as="b" strong>
          {code}
        </Text>
        <Text as="div" size="micro" figures>
          {words.saved(formatRupees(saved))}
        </Text>
      </span>
      {children}
    </div>
  );
}

const row = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-2);
  > input {
    flex: 1 1 7rem;
    min-width: 0;
  }
`;

type CouponFormProps = { coupon: ReturnType<typeof useCoupon>; handover: FocusHandover };

function CouponForm({ coupon, handover }: CouponFormProps) {
  const [code, setCode] = useState('');

  async function submit(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (await handover.during(coupon.apply(code.trim()))) setCode('');
  }

  return (
    <form css={onScreen} onSubmit={submit} noValidate>
      <Field label={words.label} help={words.help} error={coupon.error}>
        <div css={row}>
          <TextInput
            ref={handover.take}
            value={code}
            placeholder={words.placeholder}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            onChange={({ target }) => {
              setCode(target.value.toUpperCase());
              coupon.forgetError();
            }}
          />
          <Button type="submit" variant="secondary" busy={coupon.isBusy}>
            {words.apply}
          </Button>
        </div>
      </Field>
    </form>
  );
}
