import { css } from '@emotion/react';
import { ExternalLink, Icon, Row, TextButton, VisuallyHidden } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productPath } from 'shared-contracts/routes';
import { useStarted } from '../interaction/use-hydrated.ts';
import { messages } from '../messages.ts';
import { productName } from '../product-card/product-name.ts';
import { useShare, whatsAppLink } from './use-share.ts';

const words = messages.share;

const row = css`
  min-height: var(--tap-small);
  color: var(--ink-soft);
  font-size: var(--type-small);
  @media (scripting: none) {
    display: none;
  }
`;

/** Ways to send the product to others. Its whole address is known in the browser alone: they work from the start on. */
export function ShareProduct({ product }: { product: Product }) {
  const isStarted = useStarted();
  const { copyLink, shareNatively } = useShare();
  const page = () => ({
    title: product.title || productName(product),
    url: new URL(productPath(product), document.baseURI).href,
  });
  return (
    <Row css={row} role="group" aria-label={words.group} gap="m">
      <Icon name="share" size="s" />
      <ExternalLink href={isStarted ? whatsAppLink(page()) : undefined} target="_blank">
        {words.whatsApp} <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </ExternalLink>
      <TextButton onClick={() => copyLink(page())}>{words.copyLink}</TextButton>
      {isStarted && 'share' in navigator && (
        <TextButton onClick={() => shareNatively(page())}>{words.more}</TextButton>
      )}
    </Row>
  );
}
