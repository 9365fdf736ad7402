import { css } from '@emotion/react';
import { Section, type SectionProps, Skeleton } from 'shared-contracts/look';
import { type FragmentName, LateFragment } from 'shared-contracts/remotes';
import { homeMessages } from './home-messages.ts';

const skeleton = css`
  aspect-ratio: 1;
  @media (min-width: 768px) {
    aspect-ratio: 2.1;
  }
`;

export type PictureSectionProps = Pick<SectionProps, 'label'> & {
  of: Extract<FragmentName, 'inspiration/events-gallery' | 'inspiration/video-gallery'>;
};

/** Pictures or videos, with a heading of their own. They only illustrate, so the page does without them if they cannot be loaded. */
export function PictureSection({ of, label }: PictureSectionProps) {
  return (
    <LateFragment
      of={of}
      skeleton={
        <Section label={label}>
          <div role="status" aria-busy aria-label={homeMessages.sectionLoading}>
            <Skeleton css={skeleton} />
          </div>
        </Section>
      }
      fallback={() => null}
    />
  );
}
