import type { UseQueryResult } from '@tanstack/react-query';
import type { Customer } from 'shared-contracts/customer';
import { ErrorPanel, Skeleton, Stack, Text } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { PhoneNumber } from '../phone-number/phone-number.tsx';

/** Phone and email below the name. The dialog's title shows the phone of a customer without a name. */
export function CustomerDetails({ query }: { query: UseQueryResult<Customer> }) {
  if (query.isError) {
    return (
      <ErrorPanel
        compact
        title={messages.accountFailed}
        message={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
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
      <Text size="small" tone="soft">
        {email || messages.loggedIn}
      </Text>
    </Stack>
  );
}
