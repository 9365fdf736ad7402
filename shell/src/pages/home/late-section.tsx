import { css } from '@emotion/react';
import { Section, type SectionProps, Skeleton, Stack, TextLink } from 'shared-contracts/look';
import { type FragmentName, LateFragment } from 'shared-contracts/remotes';
import { homeMessages } from './home-messages.ts';

const skeleton = css`
  height: clamp(26rem, 44vw, 40rem);
`;

export type LateSectionProps = Pick<SectionProps, 'title' | 'lead' | 'action' | 'band'> & {
  of: Extract<FragmentName, `catalog/product-carousel` | 'catalog/substrate-picker'>;
  /** Label and path of each link that stands in for the fragment, if it cannot be loaded. */
  links: readonly (readonly [label: string, path: string])[];
};

/** A section whose content is a fragment of the catalogue. Without the catalogue its links still lead on. */
export function LateSection({ of, links, ...section }: LateSectionProps) {
  return (
    <Section {...section}>
      <LateFragment
        of={of}
        skeleton={
          <div role="status" aria-busy aria-label={homeMessages.sectionLoading}>
            <Skeleton css={skeleton} />
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
