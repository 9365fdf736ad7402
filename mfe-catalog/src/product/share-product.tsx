import { css } from '@emotion/react';
import { ExternalLink, Icon, Row, TextButton, VisuallyHidden } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { useToast } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import { useHydrated } from '../interaction/use-hydrated.ts';
import { messages } from '../messages.ts';

/** Milliseconds (PROD-19). */
const SHARE_MESSAGE_SHOWN_FOR = 2_000;

const words = messages.share;

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
  const page = () => ({
    title: product.title || productName(product),
    url: new URL(productPath(product), document.baseURI).href,
  });
  return (
    <Row css={row} role="group" aria-label={words.group} gap="m">
      <Icon name="share" size="s" />
      <ExternalLink href={isHydrated ? whatsAppLink(page()) : undefined} target="_blank">
        {words.whatsApp} <VisuallyHidden>{words.newTab}</VisuallyHidden>
      </ExternalLink>
      <TextButton onClick={() => copyLink(page())}>{words.copyLink}</TextButton>
      {isHydrated && 'share' in navigator && (
        <TextButton onClick={() => shareNatively(page())}>{words.more}</TextButton>
      )}
    </Row>
  );
}

/** @param url absolute */
type SharedPage = { title: string; url: string };

/** Actions that share a page, each confirmed by a toast. */
function useShare() {
  const toast = useToast();
  const showToast = (tone: 'good' | 'warn' | 'bad', message: string) =>
    toast({ tone, message, shownFor: SHARE_MESSAGE_SHOWN_FOR });

  return {
    async copyLink({ url }: SharedPage): Promise<void> {
      // Browsers offer the clipboard on secure pages only.
      if (!navigator.clipboard) return showToast('warn', words.noClipboard);
      try {
        await navigator.clipboard.writeText(url);
        showToast('good', words.copied);
      } catch {
        showToast('bad', words.copyFailed);
      }
    },

    async shareNatively(page: SharedPage): Promise<void> {
      try {
        await navigator.share(page);
        showToast('good', words.shared);
      } catch (error) {
        const isCancelled = error instanceof DOMException && error.name === 'AbortError';
        if (!isCancelled) showToast('bad', words.shareFailed);
      }
    },
  };
}

/** Opens WhatsApp, in the app or on the web, with the page in a new message. */
function whatsAppLink({ title, url }: SharedPage): string {
  return `https://wa.me/?${new URLSearchParams({ text: `${title} ${url}` })}`;
}
