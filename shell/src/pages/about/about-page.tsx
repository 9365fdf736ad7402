import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Section, Stack, Text } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { messages } from '../../messages.ts';
import { FinishSlices } from '../shop-window/finish-slices.tsx';
import { aboutScenes } from '../shop-window/page-scenes.ts';
import { ProductPicture } from '../shop-window/product-picture.tsx';
import { sceneInWords } from '../shop-window/room-scenes.ts';
import { shopWindowQuery, windowPreview } from '../shop-window/shop-window.ts';
import { windowMessages } from '../shop-window/window-messages.ts';
import { aboutMessages } from './about-messages.ts';
import { FadeIn } from './fade-in.tsx';

const sideBySide = css`
  display: grid;
  gap: var(--s-6);
  align-items: center;
  @media (min-width: 900px) {
    grid-template-columns: 7fr 5fr;
    gap: clamp(2.5rem, 6vw, 6.5rem);
  }
`;

const wordsFirst = css`
  ${sideBySide}
  @media (min-width: 900px) {
    grid-template-columns: 5fr 7fr;
  }
`;

function AboutPage() {
  return (
    <>
      {[AboutUs, Stats, OurStory, RefreshSpace].map((Part, place) => (
        <FadeIn key={place}>
          <Part />
        </FadeIn>
      ))}
    </>
  );
}

const section = css`
  margin-top: clamp(1.5rem, 4vw, 4rem);
`;

const pictures = css`
  display: grid;
  grid-template-columns: 5fr 3fr;
  gap: var(--s-3);
  align-items: end;
`;

function AboutUs() {
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

const list = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 8rem), 1fr));
  gap: var(--s-6) var(--s-4);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, 1fr);
  }
  li {
    padding-top: var(--s-4);
    border-top: 1px solid var(--line-strong);
  }
  b {
    display: block;
    margin-bottom: var(--s-2);
    font: var(--weight-display) clamp(1.75rem, 1.1rem + 2.9vw, 4rem) / 1 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
`;

/** INFO-2: 9+ years here and 15 years in the text are both intended. */
const STATS = [
  { figure: aboutMessages.statYears, text: aboutMessages.statYearsText },
  { figure: aboutMessages.statCustomers, text: aboutMessages.statCustomersText },
  { figure: aboutMessages.statProjects, text: aboutMessages.statProjectsText },
  { figure: aboutMessages.statArea, text: aboutMessages.statAreaText },
];

function Stats() {
  return (
    <Section title={aboutMessages.signatureStyle}>
      <ul css={list}>
        {STATS.map(({ figure, text }) => (
          <li key={text}>
            <b>{figure}</b>
            <Text as="span" size="small" tone="soft">
              {text}
            </Text>
          </li>
        ))}
      </ul>
    </Section>
  );
}

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

function OurStory() {
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

function RefreshSpace() {
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

export default {
  Page: AboutPage,
  parameters: {},
  prefetch: () => [shopWindowQuery('Sheet')],
  head: (_location, queries) => ({
    title: aboutMessages.aboutUs,
    description: aboutMessages.aboutDescription,
    canonical: pagePath('/about'),
    ...windowPreview(queries),
  }),
} satisfies PageModule;
