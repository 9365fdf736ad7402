import { css } from '@emotion/react';
import { Section, type SectionProps, Skeleton } from 'shared-contracts/look';
import { type FragmentName, LateFragment } from 'shared-contracts/remotes';
import { homeMessages } from './home-messages.ts';

/** The heights of the fragments, with their headings, in a window of each width. */
const skeletons = {
  'inspiration/events-gallery': css`
    height: calc(68.5vw + 20.6rem);
    @media (min-width: 768px) {
      height: min(39.8vw + 10.7rem, 46.5rem);
    }
  `,
  'inspiration/planning-tools': css`
    height: calc(120vw + 9rem);
    @media (min-width: 768px) {
      height: calc(75vw + 18rem);
    }
    @media (min-width: 1024px) {
      height: min(16.5vw + 17.5rem, 34rem);
    }
  `,
  'inspiration/video-gallery': css`
    height: calc(110vw + 13.9rem);
    @media (min-width: 768px) {
      height: min(25.5vw + 10rem, 33rem);
    }
  `,
};

export type PictureSectionProps = Pick<SectionProps, 'label'> & {
  of: Extract<FragmentName, keyof typeof skeletons>;
};

/**
 * Shows pictures or videos with a heading. If they cannot be loaded, the page leaves them out, because they only illustrate it, or link
 * what the footer links.
 */
export function PictureSection({ of, label }: PictureSectionProps) {
  return (
    <LateFragment
      of={of}
      skeleton={
        <Section label={label}>
          <div role="status" aria-busy aria-label={homeMessages.sectionLoading}>
            <Skeleton css={skeletons[of]} />
          </div>
        </Section>
      }
      fallback={() => null}
    />
  );
}
