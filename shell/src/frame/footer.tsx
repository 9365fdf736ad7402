import { css } from '@emotion/react';
import { ExternalIconLink, Text, Wrap } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { FooterContact, FooterLinks } from './footer-columns.tsx';
import { FramePart } from './frame-part.tsx';
import { MENU_LINKS, TOOL_LINKS } from './nav-links.ts';
import { boardLinks, sheetLinks, useSheetLinks } from './range-links.ts';
import { ShopVersion } from './shop-version.tsx';
import { WordMark } from './word-mark.tsx';

const ground = css`
  --focus: 2px solid var(--on-accent);
  padding-block: clamp(3rem, 2rem + 4vw, 5.5rem) var(--s-5);
  background: var(--accent-deep);
  color: var(--on-accent);
  font-size: 0.9375rem;
`;

const columns = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7.75rem), auto));
  gap: var(--s-7) var(--s-5);
  @media (min-width: 1024px) {
    grid-template-columns: 2fr 1fr 1.2fr 1.2fr 1fr 1.4fr;
  }
`;

const about = css`
  grid-column: 1 / -1;
  display: grid;
  gap: var(--s-4);
  align-content: start;
  @media (min-width: 1024px) {
    grid-column: auto;
  }
  p {
    max-width: 30ch;
    color: var(--on-accent-soft);
  }
`;

const end = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-2) var(--s-5);
  margin-top: var(--s-7);
  padding-top: var(--s-4);
  border-top: 1px solid var(--line-on-dark);
  color: var(--on-accent-soft);
`;

export function Footer() {
  const { shopName } = useConfiguration();
  return (
    <footer css={ground}>
      <Wrap>
        <div css={columns}>
          <div css={about}>
            <WordMark name={shopName} />
            <p>{messages.shopInOneLine}</p>
            <SocialLinks />
          </div>
          <FooterLinks title={messages.quickLinks} links={MENU_LINKS} />
          <FooterLinks title={messages.tools} links={TOOL_LINKS} />
          {/* A remote can put wrong data into the query cache, so a failure of these links stays within them. */}
          <FramePart name="sheet-links" fallback={<FooterLinks title={messages.sheets} links={sheetLinks} />}>
            <SheetLinks />
          </FramePart>
          <FooterLinks title={messages.boards} links={boardLinks} />
          <FooterContact />
        </div>
        <Text as="div" size="micro" css={end}>
          <span>{messages.copyright(shopName)}</span>
          <span>
            {messages.pricesIncludeTaxes} · <ShopVersion />
          </span>
        </Text>
      </Wrap>
    </footer>
  );
}

function SheetLinks() {
  return <FooterLinks title={messages.sheets} links={useSheetLinks()} />;
}

const row = css`
  display: flex;
  margin-left: -0.75rem;
  a {
    --text: var(--on-accent);
  }
  a:hover {
    --ground: var(--veil);
  }
`;

function SocialLinks() {
  const { instagramUrl, youtubeUrl } = useConfiguration();
  return (
    <div css={row}>
      <ExternalIconLink
        icon="instagram"
        label={`${messages.instagram} (${messages.inNewTab})`}
        href={instagramUrl}
        target="_blank"
      />
      <ExternalIconLink
        icon="youtube"
        label={`${messages.youtube} (${messages.inNewTab})`}
        href={youtubeUrl}
        target="_blank"
      />
    </div>
  );
}
