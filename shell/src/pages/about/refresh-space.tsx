import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Section } from 'shared-contracts/look';
import { pagePath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { FinishSlices } from '../shop-window/finish-slices.tsx';
import { aboutScenes } from '../shop-window/page-scenes.ts';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { aboutMessages } from './about-messages.ts';
import { wordsFirst } from './side-by-side.ts';

const words = css`
  display: grid;
  gap: var(--s-5);
  justify-items: start;
  h2 {
    max-width: 16ch;
    font-size: var(--type-title);
  }
`;

const slices = css`
  aspect-ratio: 5/4;
  @media (min-width: 768px) {
    aspect-ratio: 16/9;
  }
`;

export function RefreshSpace() {
  const { data } = useQuery(shopWindowQuery('Sheet'));
  return (
    <Section label={aboutMessages.refreshSpace}>
      <div css={wordsFirst}>
        <div css={words}>
          <h2>{aboutMessages.refreshSpace}</h2>
          <ButtonLink to={pagePath('/contact')}>{messages.contact}</ButtonLink>
        </div>
        <FinishSlices css={slices} scenes={aboutScenes(data?.products ?? []).slices} />
      </div>
    </Section>
  );
}
