import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, Stack, Text } from 'shared-contracts/look';
import { messages } from '../../messages.ts';
import { ProductPicture } from '../shop-window/product-picture.tsx';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
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
  { reason: messages.reasonAccessible, text: messages.reasonAccessibleText },
  { reason: messages.reasonLove, text: messages.reasonLoveText },
];

export function OurStory() {
  const { data } = useQuery(shopWindowQuery('Sheet'));
  const shown = data?.products[4];
  return (
    <Section band label={messages.ourStory}>
      <div css={wordsFirst}>
        <Stack gap="l">
          <h2>{messages.ourStory}</h2>
          <Text tone="soft">{messages.ourStoryText}</Text>
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
          product={shown}
          view="render"
          ratio="8/5"
          sizes="(min-width: 900px) 55vw, 100vw"
          alt={shown ? messages.inFinish(shown.colour_name) : ''}
        />
      </div>
    </Section>
  );
}
