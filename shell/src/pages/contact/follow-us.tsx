import { css } from '@emotion/react';
import { ExternalLink, Icon, Row, Text } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { contactMessages } from './contact-messages.ts';
import { NewTabNote } from './new-tab-note.tsx';

const place = css`
  display: grid;
  gap: var(--s-2);
  align-content: start;
  h2 {
    font-size: var(--type-sub);
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
