import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, Stack, Text } from 'shared-contracts/look';
import { aboutScenes } from '../shop-window/page-scenes.ts';
import { ProductPicture } from '../shop-window/product-picture.tsx';
import { sceneInWords } from '../shop-window/room-scenes.ts';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { aboutMessages } from './about-messages.ts';
import { wordsFirst } from './side-by-side.ts';

const reasons = css`
  display: grid;
  gap: var(--s-5);
  li {
    display: grid;
    gap: var(--s-2);
    padding-top: var(--s-4);
    border-top: var(--hair);
  }
`;

const REASONS = [
  { reason: aboutMessages.reasonAccessible, text: aboutMessages.reasonAccessibleText },
  { reason: aboutMessages.reasonLove, text: aboutMessages.reasonLoveText },
];

export function OurStory() {
  const { data } = useQuery(shopWindowQuery('Sheet'));
  const { story } = aboutScenes(data?.products ?? []);
  return (
    <Section band label={aboutMessages.ourStory}>
      <div css={wordsFirst}>
        <Stack gap="l">
          <h2>{aboutMessages.ourStory}</h2>
          <Text tone="soft">{aboutMessages.ourStoryText}</Text>
          <ul css={reasons}>
            {REASONS.map(({ reason, text }) => (
              <li key={reason}>
                <h3>{reason}</h3>
                <Text tone="soft">{text}</Text>
              </li>
            ))}
          </ul>
        </Stack>
        <ProductPicture
          picture={story?.picture}
          ratio="8/5"
          sizes="(min-width: 900px) 55vw, 100vw"
          alt={story ? sceneInWords(story) : ''}
        />
      </div>
    </Section>
  );
}
