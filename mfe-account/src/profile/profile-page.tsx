import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ErrorPanel } from 'shared-contracts/look';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath } from 'shared-contracts/routes';
import { AccountLayout } from '../account-layout/account-layout.tsx';
import AddressBook from '../address-book/address-book.tsx';
import { addressesQuery } from '../address-book/addresses-query.ts';
import { hasSessionEnded } from '../calls/call-failures.ts';
import { messages } from '../messages.ts';
import { customerQuery } from './customer-query.ts';
import { ProfileForm, ProfileSkeleton } from './profile-form.tsx';

const words = messages.profile;

const CRUMBS = [{ label: messages.home, to: pagePath('/') }, { label: words.title }];

const sections = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: clamp(3rem, 6vw, 5rem);
`;

function ProfilePage() {
  return (
    <AccountLayout crumbs={CRUMBS} title={words.title}>
      <div css={sections}>
        <Profile />
        <AddressBook />
      </div>
    </AccountLayout>
  );
}

function Profile() {
  const customer = useQuery(customerQuery);
  // Data on display stays, so that a failed refetch does not remove the form with what was typed into it.
  if (customer.data) return <ProfileForm customer={customer.data} />;
  if (customer.error && !hasSessionEnded(customer.error)) {
    return <ErrorPanel title={customer.error.message} onRetry={() => void customer.refetch()} />;
  }
  return <ProfileSkeleton />;
}

export default {
  Page: ProfilePage,
  parameters: {},
  prefetch: () => [customerQuery, addressesQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies PageModule;
