import { ButtonLink, ErrorPanel, PageHeading, Wrap } from 'shared-contracts/look';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { productMessages } from '../product-facts/product-messages.ts';

export type NoProductProps = {
  /** Says why no product is shown. */
  message: string;
  /** Absent where a retry cannot help. */
  onRetry?: () => void;
};

export function NoProduct({ message, onRetry }: NoProductProps) {
  return (
    <Wrap>
      <PageHeading
        title={productMessages.product}
        crumbs={[
          { label: messages.home, to: pagePath('/') },
          { label: messages.shop, to: shopPath() },
          { label: productMessages.product },
        ]}
      />
      <ErrorPanel title={messages.somethingWrong} message={message} onRetry={onRetry}>
        <ButtonLink variant="secondary" to={shopPath()}>
          {productMessages.backToShop}
        </ButtonLink>
      </ErrorPanel>
    </Wrap>
  );
}
