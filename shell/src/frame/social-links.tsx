import { css } from '@emotion/react';
import { ExternalIconLink } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';

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

export function SocialLinks() {
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
