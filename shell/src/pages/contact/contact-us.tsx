import { css, keyframes } from '@emotion/react';
import type { ReactNode } from 'react';
import { ExternalLink, Icon, type IconName, PageHeading, Row, Text, Wrap } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { phoneLink } from '../../frame/phone-link.ts';
import { messages } from '../../messages.ts';
import { contactMessages } from './contact-messages.ts';
import { NewTabNote } from './new-tab-note.tsx';
import { ShopMap } from './shop-map.tsx';

const ground = css`
  padding-block: var(--s-5) var(--section);
  background: var(--paper-sunk);
`;

/** INFO-5. Milliseconds between the appearances of two cards. */
const CARD_DELAY = 150;

const appear = keyframes`
  from {
    opacity: 0;
    translate: 0 1rem;
  }
`;

const cards = css`
  display: grid;
  gap: var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
  li {
    animation: ${appear} var(--slow) var(--ease) backwards;
  }
  li:nth-of-type(2) {
    animation-delay: ${CARD_DELAY}ms;
  }
  li:nth-of-type(3) {
    animation-delay: ${2 * CARD_DELAY}ms;
  }
`;

const where = css`
  display: grid;
  gap: var(--s-6);
  margin-top: clamp(1.5rem, 3vw, 2.5rem);
  @media (min-width: 1024px) {
    grid-template-columns: 2fr 1fr;
    gap: clamp(2rem, 4vw, 4rem);
    align-items: center;
  }
`;

export function ContactUs() {
  const { phone, whatsapp, openingHours, email, address, mapUrl } = useConfiguration();
  return (
    <div css={ground}>
      <Wrap>
        <PageHeading title={messages.contact} />
        <ul css={cards}>
          <ContactCard icon="phone" title={contactMessages.callUs} value={phone}>
            <ExternalLink href={phoneLink(phone)}>{contactMessages.callNow}</ExternalLink>
            {whatsapp && (
              <ExternalLink href={`https://wa.me/${whatsapp}`} target="_blank">
                {contactMessages.whatsapp}
                <NewTabNote />
              </ExternalLink>
            )}
          </ContactCard>
          <ContactCard icon="mail" title={contactMessages.emailUs} value={email}>
            <ExternalLink href={`mailto:${email}`}>{contactMessages.writeEmail}</ExternalLink>
          </ContactCard>
          <ContactCard icon="pin" title={contactMessages.visitUs} value={withHours(address, openingHours)}>
            <ExternalLink href={mapUrl} target="_blank">
              {contactMessages.openMaps}
              <NewTabNote />
            </ExternalLink>
          </ContactCard>
        </ul>
        <div css={where}>
          <ShopMap />
          <FollowUs />
        </div>
      </Wrap>
    </div>
  );
}

const card = css`
  display: grid;
  grid-template-rows: auto auto 1fr auto;
  gap: var(--s-2);
  justify-items: start;
  padding: clamp(1.25rem, 2vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper);
  @media (forced-colors: active) {
    border: 1px solid;
  }
  svg {
    margin-bottom: var(--s-2);
    color: var(--accent);
    stroke-width: 1.35;
  }
  h2 {
    font-size: var(--type-sub);
  }
`;

const lines = css`
  white-space: pre-line;
  overflow-wrap: anywhere;
`;

const withHours = (address: string, hours: string | undefined) =>
  hours ? `${address}\n\n${contactMessages.openingHours}\n${hours}` : address;

type ContactCardProps = {
  icon: IconName;
  title: string;
  /** The configured value, which may have several lines. */
  value: string;
  children: ReactNode;
};

function ContactCard({ icon, title, value, children }: ContactCardProps) {
  return (
    <li css={card}>
      <Icon name={icon} size="l" />
      <h2>{title}</h2>
      <Text css={lines} tone="soft" figures>
        {value}
      </Text>
      {children}
    </li>
  );
}

const place = css`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  h2 {
    font-size: var(--type-sub);
  }
`;

function FollowUs() {
  const { instagramUrl, youtubeUrl } = useConfiguration();
  return (
    <div css={place}>
      <h2>{contactMessages.followUs}</h2>
      <Text tone="soft">{contactMessages.followUsText}</Text>
      <Row gap="l">
        <ExternalLink href={instagramUrl} target="_blank">
          <Icon name="instagram" size="s" />
          {messages.instagram}
          <NewTabNote />
        </ExternalLink>
        <ExternalLink href={youtubeUrl} target="_blank">
          <Icon name="youtube" size="s" />
          {messages.youtube}
          <NewTabNote />
        </ExternalLink>
      </Row>
    </div>
  );
}
