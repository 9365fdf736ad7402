import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useAtomValue } from 'jotai';
import { verifyCustomer } from 'shared-contracts/customer/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { Dialog, Icon } from 'shared-contracts/look';
import type { AccountMenuProps, RemoteModules } from 'shared-contracts/remotes';
import { sessionAtom } from 'shared-contracts/session';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';
import { CustomerDetails } from './customer-details.tsx';

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

/** Shows who is logged in, and Logout (SITE-10). */
function AccountMenu({ onClose, onLogOut }: AccountMenuProps) {
  const session = useAtomValue(sessionAtom);
  const query = useQuery(endpointQuery(verifyCustomer, {}));
  const storedPhone = session.status === 'customer' ? session.phone : '';
  const phone = String(query.data?.customer_id ?? storedPhone);
  return (
    <Dialog title={query.data?.name || <PhoneNumber phone={phone} />} onClose={onClose}>
      <CustomerDetails query={query} />
      <nav aria-label={messages.accountMenu}>
        <button type="button" css={entry} onClick={onLogOut}>
          {messages.logOut}
          <Icon name="chevron-right" size="s" />
        </button>
      </nav>
    </Dialog>
  );
}

export default AccountMenu satisfies RemoteModules['account/account-menu'];
