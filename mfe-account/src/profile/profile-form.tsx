import { css } from '@emotion/react';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, type SubmitEvent, useId, useRef, useState } from 'react';
import type { Customer } from 'shared-contracts/customer';
import { updateCustomer } from 'shared-contracts/customer/endpoints';
import { profileErrors } from 'shared-contracts/customer/rules';
import { callEndpoint } from 'shared-contracts/http';
import { useSingleCall } from 'shared-contracts/interaction/use-single-call';
import { Button, Field, Notice, Skeleton, TextInput } from 'shared-contracts/look';
import { useToast } from 'shared-contracts/remotes';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { focusFirstInvalid } from '../form/focus-first-invalid.ts';
import { formGrid, formRow } from '../form/form-styles.ts';
import { messages } from '../messages.ts';
import { formatPhone } from '../phone-number/phone-number.tsx';
import { customerQuery } from './customer-query.ts';

const words = messages.profile;

type Draft = { name: string; email: string };

const trimmed = ({ name, email }: Draft): Draft => ({ name: name.trim(), email: email.trim() });

/** Shows name and email, which can be changed, and the phone, which cannot (ACC-1). */
export function ProfileForm({ customer }: { customer: Customer }) {
  const form = useRef<HTMLFormElement>(null);
  const queries = useQueryClient();
  const toast = useToast();
  const [draft, setDraft] = useState<Draft>({ name: customer.name ?? '', email: customer.email ?? '' });
  const [isChecked, setIsChecked] = useState(false);
  const errors = isChecked ? profileErrors(trimmed(draft)) : [];
  const errorOf = (name: keyof Draft) => errors.find(({ field }) => field === name)?.message;
  const phone = customer.phone || String(customer.customer_id);

  const saving = useSingleCall({
    mutationFn: ({ name, email }: Draft) =>
      callEndpoint(updateCustomer, {
        body: { customer_id: Number(customer.customer_id), name, email: email || null },
      }),
    onSuccess: (saved) => {
      queries.setQueryData(customerQuery.queryKey, saved);
      setIsChecked(false);
      toast({ tone: 'good', message: words.saved });
    },
  });

  function save(event: SubmitEvent): void {
    event.preventDefault();
    setIsChecked(true);
    if (profileErrors(trimmed(draft)).length > 0) focusFirstInvalid(form);
    else void saving.run(trimmed(draft));
  }

  return (
    <ProfileSection>
      <form ref={form} css={formGrid} noValidate onSubmit={save}>
        <Field label={words.name} error={errorOf('name')}>
          <TextInput
            autoComplete="name"
            required
            value={draft.name}
            onChange={(event) => setDraft({ ...draft, name: event.target.value })}
          />
        </Field>
        <Field label={words.phone} help={words.phoneHelp}>
          <TextInput before={messages.countryCode} readOnly value={formatPhone(phone)} />
        </Field>
        <Field css={formRow} label={words.email} optional error={errorOf('email')}>
          <TextInput
            type="email"
            autoComplete="email"
            value={draft.email}
            onChange={(event) => setDraft({ ...draft, email: event.target.value })}
          />
        </Field>
        {saving.error && !hasSessionEnded(saving.error) && (
          <Notice css={formRow} tone="bad">
            {saving.error.message}
          </Notice>
        )}
        <div css={formRow}>
          <Button type="submit" busy={saving.isPending}>
            {words.save}
          </Button>
        </div>
      </form>
    </ProfileSection>
  );
}

const heading = css`
  margin-bottom: var(--s-5);
  font-size: var(--type-sub);
`;

function ProfileSection({ children }: { children: ReactNode }) {
  const title = useId();
  return (
    <section aria-labelledby={title}>
      <h2 id={title} css={heading}>
        {words.details}
      </h2>
      {children}
    </section>
  );
}

const skeletonField = css`
  display: grid;
  gap: var(--s-2);
  align-content: start;
`;

/** As tall as the form, so that the addresses below do not move. */
export function ProfileSkeleton() {
  const field = (help: boolean) => (
    <div css={skeletonField}>
      <Skeleton text width="5rem" />
      <Skeleton height="var(--tap)" />
      {help && <Skeleton text width="14rem" />}
    </div>
  );
  return (
    <ProfileSection>
      <div css={formGrid} role="status" aria-busy aria-label={messages.accountLoading}>
        {field(false)}
        {field(true)}
        <div css={formRow}>{field(false)}</div>
        <Skeleton height="var(--tap)" width="10rem" />
      </div>
    </ProfileSection>
  );
}
