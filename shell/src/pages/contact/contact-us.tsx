import { css } from '@emotion/react';
import { ExternalLink, PageHeading, Wrap } from 'shared-contracts/look';
import { useConfiguration } from '../../document/configuration.tsx';
import { phoneLink } from '../../frame/phone-link.ts';
import { messages } from '../../messages.ts';
import { ContactCard } from './contact-card.tsx';
import { FollowUs } from './follow-us.tsx';
import { NewTabNote } from './new-tab-note.tsx';

const ground = css`
  padding-block: var(--s-5) var(--section);
  background: var(--paper-sunk);
`;

const cards = css`
  display: grid;
  gap: var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(3, 1fr);
  }
`;

export function ContactUs() {
  const { phone, email, address, mapUrl } = useConfiguration();
  return (
    <div css={ground}>
      <Wrap>
        <PageHeading title={messages.contact} />
        <ul css={cards}>
          <ContactCard icon="phone" title={messages.callUs} value={phone}>
            <ExternalLink href={phoneLink(phone)}>{messages.callNow}</ExternalLink>
          </ContactCard>
          <ContactCard icon="mail" title={messages.emailUs} value={email}>
            <ExternalLink href={`mailto:${email}`}>{messages.writeEmail}</ExternalLink>
          </ContactCard>
          <ContactCard icon="pin" title={messages.visitUs} value={address}>
            <ExternalLink href={mapUrl} target="_blank">
              {messages.openMaps}
              <NewTabNote />
            </ExternalLink>
          </ContactCard>
        </ul>
        <FollowUs />
      </Wrap>
    </div>
  );
}
