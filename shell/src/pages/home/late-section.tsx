import { css } from '@emotion/react';
import { Section, type SectionProps, Skeleton, Stack, TextLink } from 'shared-contracts/look';
import { type FragmentName, LateFragment } from 'shared-contracts/remotes';
import { homeMessages } from './home-messages.ts';

/** The heights of the fragments in a window of each width. */
const skeletons = {
  'catalog/product-carousel': css`
    height: calc(81vw + 13.7rem);
    @media (min-width: 768px) {
      height: calc(46.3vw + 13rem);
    }
    @media (min-width: 1024px) {
      height: min(27.9vw + 15.3rem, 40.4rem);
    }
  `,
  'catalog/substrate-picker': css`
    height: 27rem;
    @media (min-width: 768px) {
      height: min(30.5vw + 6.5rem, 34rem);
    }
  `,
};

export type LateSectionProps = Pick<SectionProps, 'title' | 'lead' | 'action' | 'band'> & {
  of: Extract<FragmentName, keyof typeof skeletons>;
  /** The links that replace a fragment that cannot be loaded. */
  links: readonly (readonly [label: string, path: string])[];
};

/** Shows a fragment of the catalogue, or links without the catalogue. */
export function LateSection({ of, links, ...section }: LateSectionProps) {
  return (
    <Section {...section}>
      <LateFragment
        of={of}
        skeleton={
          <div role="status" aria-busy aria-label={homeMessages.sectionLoading}>
            <Skeleton css={skeletons[of]} />
          </div>
        }
        fallback={() => (
          <Stack as="ul">
            {links.map(([label, path]) => (
              <li key={path}>
                <TextLink to={path}>{label}</TextLink>
              </li>
            ))}
          </Stack>
        )}
      />
    </Section>
  );
}
