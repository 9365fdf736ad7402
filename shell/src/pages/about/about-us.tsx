import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Section, Stack, Text } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import { shopPath } from 'shared-contracts/routes';
import { aboutScenes } from '../shop-window/page-scenes.ts';
import { ProductPicture } from '../shop-window/product-picture.tsx';
import { sceneInWords } from '../shop-window/room-scenes.ts';
import { shopWindowQuery } from '../shop-window/shop-window.ts';
import { windowMessages } from '../shop-window/window-messages.ts';
import { aboutMessages } from './about-messages.ts';
import { sideBySide } from './side-by-side.ts';

const section = css`
  margin-top: clamp(1.5rem, 4vw, 4rem);
`;

const pictures = css`
  display: grid;
  grid-template-columns: 5fr 3fr;
  gap: var(--s-3);
  align-items: end;
`;

export function AboutUs() {
  const { data } = useQuery(shopWindowQuery('Sheet'));
  const { portrait, edge } = aboutScenes(data?.products ?? []);
  return (
    <Section css={section} label={aboutMessages.aboutUs}>
      <div css={sideBySide}>
        <div css={pictures}>
          <ProductPicture
            picture={portrait?.picture}
            ratio="4/5"
            sizes="(min-width: 900px) 35vw, 60vw"
            alt={portrait ? sceneInWords(portrait) : ''}
            priority
          />
          <ProductPicture
            picture={edge?.picture}
            ratio="4/5"
            sizes="(min-width: 900px) 20vw, 36vw"
            alt={edge ? windowMessages.sampleOf(productName(edge.product)) : ''}
          />
        </div>
        <Stack gap="l">
          <Stack>
            <Text tone="soft">{aboutMessages.aboutUs}</Text>
            <h1>{windowMessages.headline}</h1>
          </Stack>
          <Text size="lead">{aboutMessages.aboutText}</Text>
          <div>
            <ButtonLink to={shopPath()}>{aboutMessages.exploreMore}</ButtonLink>
          </div>
        </Stack>
      </div>
    </Section>
  );
}
