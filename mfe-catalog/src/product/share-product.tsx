import { css } from '@emotion/react';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { onScreen } from 'shared-contracts/layouts/paper';
import { ExternalLink, Icon, Row, TextButton, VisuallyHidden } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { Product } from 'shared-contracts/product';
import { productClassOf, productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { type SharedPage, useShare } from '../interaction/use-share.ts';
import { productMessages } from '../product-facts/product-messages.ts';

const words = productMessages.share;

const prepared = new Set<string>();

const row = css`
  min-height: var(--tap-small);
  color: var(--ink-soft);
  font-size: var(--type-small);
  @media (scripting: none) {
    display: none;
  }
`;

/** PROD-19. The absolute address is known in the browser only, so the links work after hydration. */
export function ShareProduct({ product }: { product: Product }) {
  const isHydrated = useHydrated();
  const { copyLink, shareNatively } = useShare();
  const page = () => sharedPage(product);
  return (
    <Row
      css={[row, onScreen]}
      role="group"
      aria-label={words.group}
      gap="m"
      onFocus={() => prepare(product)}
      onPointerEnter={() => prepare(product)}
    >
      <Icon name="share" size="s" />
      <ExternalLink href={isHydrated ? whatsAppLink(page().greeting) : undefined} target="_blank">
        {words.whatsApp} <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </ExternalLink>
      <TextButton onClick={() => copyLink(page())}>{words.copyLink}</TextButton>
      {isHydrated && 'share' in navigator && (
        <TextButton onClick={() => shareNatively(page())}>{words.more}</TextButton>
      )}
    </Row>
  );
}

function sharedPage(product: Product): SharedPage & { greeting: string } {
  const title = product.title || productName(product);
  const url = new URL(productPath(product), document.baseURI).href;
  const price = product.selling_price === null ? undefined : formatRupees(product.selling_price);
  return { title, url, greeting: words.greeting(title, productClassOf(product), price, url) };
}

/** WhatsApp shows the `+` of `URLSearchParams` as a plus sign. */
function whatsAppLink(message: string): string {
  return `https://wa.me/?text=${encodeURIComponent(message)}`;
}

/** Makes the server compose the link preview ahead, because a messenger waits for it for a few seconds only. */
function prepare({ link_preview = '' }: Product): void {
  // The policy allows requests to the shop's own origin only.
  if (!link_preview.startsWith('/') || prepared.has(link_preview)) return;
  prepared.add(link_preview);
  fetch(link_preview, { method: 'HEAD' }).catch(() => prepared.delete(link_preview));
}
