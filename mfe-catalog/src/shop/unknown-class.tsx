import { ButtonLink, EmptyPanel, Wrap } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { shopMessages } from '../shop-address/shop-messages.ts';

/** Only shown in a shell that does not respond with 404 to unknown classes itself. */
export function UnknownClass() {
  return (
    <Wrap>
      <EmptyPanel title={shopMessages.unknownClass} message={shopMessages.unknownClassAdvice}>
        <ButtonLink to={pagePath('/')}>{shopMessages.toHome}</ButtonLink>
      </EmptyPanel>
    </Wrap>
  );
}
