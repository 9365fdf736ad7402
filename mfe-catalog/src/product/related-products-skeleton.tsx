import { css } from '@emotion/react';
import { Section, Skeleton, Stack } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { relatedStrip } from './related-strip.ts';

/** It leads nowhere yet. */
const still = css`
  overflow: hidden;
`;

/** As many as are in view. */
const PLACES = [1, 2, 3, 4, 5];

export function RelatedProductsSkeleton() {
  return (
    <Section title={messages.related}>
      <div role="status" aria-busy aria-label={messages.relatedLoading}>
        <ul css={[relatedStrip, still]}>
          {PLACES.map((place) => (
            <li key={place}>
              <Stack gap="s">
                <Skeleton ratio="1/1" />
                <div>
                  <Skeleton text width="70%" />
                  <Skeleton text width="85%" />
                  <Skeleton text width="50%" />
                </div>
              </Stack>
            </li>
          ))}
        </ul>
      </div>
    </Section>
  );
}
