import { css } from '@emotion/react';
import { ExternalLink, Icon, Row, Text } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { contactMessages } from './contact-messages.ts';
import { NewTabNote } from './new-tab-note.tsx';

const place = css`
  display: grid;
  gap: var(--s-2);
  margin-top: clamp(2rem, 4vw, 3.5rem);
  h2 {
    font-size: var(--type-sub);
  }
  @media (min-width: 768px) {
    grid-template-columns: 1fr auto;
    align-items: center;
    > :last-child {
      grid-area: 1 / 2 / span 2;
    }
  }
`;

export function FollowUs() {
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
