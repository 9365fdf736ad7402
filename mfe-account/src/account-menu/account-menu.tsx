import { css } from '@emotion/react';
import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { Link } from 'react-router-dom';
import type { Customer } from 'shared-contracts/customer';
import { Dialog, ErrorPanel, Icon, Skeleton, Stack, Text } from 'shared-contracts/look';
import type { AccountMenuProps, RemoteModules } from 'shared-contracts/remotes';
import { wrongAccountMenuProp } from 'shared-contracts/remotes/prop-checks';
import { pagePath } from 'shared-contracts/routes';
import { sessionAtom } from 'shared-contracts/session';
import { ACCOUNT_PAGES } from '../account-layout/account-pages.ts';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';
import { customerQuery } from '../profile/customer-query.ts';

/** Shows phone and email below the name. Without a name, the dialog's title already shows the phone. */
function CustomerDetails({ query }: { query: UseQueryResult<Customer> }) {
  if (query.isError) {
    return <ErrorPanel compact title={query.error.message} onRetry={() => void query.refetch()} />;
  }
  if (query.isPending) {
    return (
      <div role="status" aria-busy aria-label={messages.accountLoading}>
        <Skeleton text width="9rem" />
        <Skeleton text width="12rem" />
      </div>
    );
  }
  const { name, phone, customer_id, email } = query.data;
  return (
    <Stack gap="s">
      {name && (
        <Text size="small" tone="soft">
          <PhoneNumber phone={phone || String(customer_id)} />
        </Text>
      )}
      <Text size="small" tone="soft" css={wrapped}>
        {email || messages.loggedIn}
      </Text>
    </Stack>
  );
}

/** An email has no spaces at which a line could break. */
const wrapped = css`
  overflow-wrap: anywhere;
`;

const entry = css`
  display: flex;
  align-items: center;
  justify-content: space-between;
  width: 100%;
  min-height: 3.25rem;
  padding: 0;
  border: 0;
  border-top: var(--hair);
  background: none;
  cursor: pointer;
`;

/** SITE-10. */
function AccountMenu({ onClose, onLogOut }: AccountMenuProps) {
  const session = useAtomValue(sessionAtom);
  const query = useQuery(customerQuery);
  const storedPhone = session.status === 'customer' ? session.phone : '';
  const phone = String(query.data?.customer_id ?? storedPhone);
  return (
    <Dialog title={query.data?.name || <PhoneNumber phone={phone} />} onClose={onClose}>
      <CustomerDetails query={query} />
      <nav aria-label={messages.accountMenu}>
        {ACCOUNT_PAGES.map(({ to, label }) => (
          <Link key={to} css={entry} to={to} onClick={onClose}>
            {label}
            <Icon name="chevron-right" size="s" />
          </Link>
        ))}
        <Link css={entry} to={pagePath('/shortlist')} onClick={onClose}>
          {messages.shortlist}
          <Icon name="chevron-right" size="s" />
        </Link>
        <button type="button" css={entry} onClick={onLogOut}>
          {messages.logOut}
          <Icon name="chevron-right" size="s" />
        </button>
      </nav>
    </Dialog>
  );
}

export default Object.assign(AccountMenu, {
  wrongProp: wrongAccountMenuProp,
}) satisfies RemoteModules['account/account-menu'];
