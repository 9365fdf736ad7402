import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Section, Text } from 'shared-contracts/look';
import { FinishSlices } from '../shop-window/finish-slices.tsx';
import { homeScenesQuery } from '../shop-window/shop-window.ts';
import { homeMessages } from './home-messages.ts';

const under = css`
  margin-top: clamp(2rem, 3.5vw, 3.5rem);
`;

const figures = css`
  display: grid;
  grid-template-columns: repeat(auto-fit, minmax(min(100%, 7rem), auto));
  justify-content: start;
  gap: var(--s-4) clamp(1.75rem, 5vw, 5rem);
  align-items: end;
  b {
    display: block;
    color: var(--ink);
    margin-left: -0.06em;
    font: var(--weight-display) var(--type-hero) / 0.9 var(--font-display);
    letter-spacing: -0.03em;
    font-variant-numeric: lining-nums;
  }
  p {
    grid-column: 1 / -1;
    max-width: 40ch;
  }
  @media (min-width: 768px) {
    grid-template-columns: auto auto 1fr;
    p {
      grid-column: auto;
      justify-self: end;
    }
  }
`;

/** Shows a room in five finishes, and the size of the range (HOME-3). */
export function Range() {
  const { data } = useQuery(homeScenesQuery);
  return (
    <>
      <FinishSlices scenes={data?.slices ?? []} />
      <Section css={under} label={homeMessages.range}>
        <div css={figures}>
          <Text as="div" size="small" tone="soft">
            <b>{homeMessages.shadesFigure}</b>
            {homeMessages.shades}
          </Text>
          <Text as="div" size="small" tone="soft">
            <b>{homeMessages.possibilitiesFigure}</b>
            {homeMessages.possibilities}
          </Text>
          <Text tone="soft">{homeMessages.rangeText}</Text>
        </div>
      </Section>
    </>
  );
}
