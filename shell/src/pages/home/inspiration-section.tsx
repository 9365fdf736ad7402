import { css } from '@emotion/react';
import { ErrorPanel, Section, type SectionProps, Skeleton } from 'shared-contracts/look';
import { type FragmentName, LateFragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { homeMessages } from './home-messages.ts';

/** As high as the fragments are in a window of each width. */
const skeletons = {
  'inspiration/visualizer': css`
    height: calc(75vw + 40.3rem);
    @media (min-width: 768px) {
      height: calc(58.6vw + 34.75rem);
    }
    @media (min-width: 1024px) {
      height: clamp(35rem, 45.6vw - 1.4rem, 39.4rem);
    }
  `,
  'inspiration/inspiration-gallery': css`
    height: calc(257.5vw + 19rem);
    @media (min-width: 768px) {
      height: clamp(51.8rem, 60vw + 15.8rem, 72.8rem);
    }
  `,
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

export type InspirationSectionProps = Pick<SectionProps, 'id' | 'title' | 'label'> & {
  of: Extract<FragmentName, keyof typeof skeletons>;
  /** Names the skeleton. */
  loading?: string;
  /** Shown if the fragment cannot be loaded. Without it the section is left out, as an illustration, or because the footer has its links. */
  failed?: string;
  isRequested?: boolean;
};

/** A fragment of the inspiration remote. It renders its own `Section`; this one is for skeleton and failure. */
export function InspirationSection({
  of,
  loading = homeMessages.sectionLoading,
  failed,
  isRequested,
  ...section
}: InspirationSectionProps) {
  return (
    <LateFragment
      of={of}
      isRequested={isRequested}
      skeleton={
        <Section {...section}>
          <div role="status" aria-busy aria-label={loading}>
            <Skeleton css={skeletons[of]} />
          </div>
        </Section>
      }
      fallback={({ retry }) =>
        failed && (
          <Section {...section}>
            <ErrorPanel compact title={failed} message={messages.tryAgainAdvice} onRetry={retry} />
          </Section>
        )
      }
    />
  );
}
