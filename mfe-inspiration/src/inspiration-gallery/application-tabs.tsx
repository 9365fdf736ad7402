import { css } from '@emotion/react';
import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { endpointQuery } from 'shared-contracts/http';
import type { InspirationImage } from 'shared-contracts/image';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { Tabs, VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { ApplicationRooms } from './application-rooms.tsx';
import { MAX_IMAGES_PER_TAB } from './mosaic-pattern.ts';
import type { RenderedTab } from './rendered-tabs-query.ts';

// Contains the visually hidden text, which would otherwise widen the page beyond the scrolling row of tabs.
const tabLabel = css`
  position: relative;
`;

// One digit wide while the count is unknown, so that the tabs do not move.
const tabCount = css`
  display: inline-block;
  min-width: 1ch;
`;

/** Lets the tabs run to both edges of a narrow window, which shows that they scroll. */
const toEdges = css`
  @media (max-width: 1023px) {
    > [role='tablist'] {
      margin-inline: calc(var(--gutter) * -1);
      padding-inline: var(--gutter);
    }
  }
`;

export type ApplicationTabsProps = {
  applications: readonly string[];
  /** The tabs in the document. Each tab's images are requested when the tab is about to be chosen. */
  rendered?: readonly RenderedTab[] | undefined;
};

/** INSP-1. */
export function ApplicationTabs({ applications, rendered = [] }: ApplicationTabsProps) {
  const [chosen, choose] = useState(0);
  const queries = useQueryClient();
  const tabOf = (name: string) => rendered.find(({ application }) => application === name);
  const images = useQueries({
    queries: applications.map((name, index) => ({
      ...applicationImagesQuery(name),
      initialData: tabOf(name)?.images,
      enabled: index === chosen || typeof tabOf(name)?.count !== 'number',
    })),
  });
  const application = applications[chosen] ?? '';
  const shown = images[chosen];
  const tabs = applications.map((name, index) => ({
    value: name,
    label: (
      <TabLabel
        application={name}
        count={images[index]?.data?.length ?? tabOf(name)?.count}
        onApproach={() => void queries.prefetchQuery(applicationImagesQuery(name))}
      />
    ),
  }));
  return (
    <Tabs
      css={toEdges}
      label={messages.applications}
      tabs={tabs}
      value={application}
      onChange={(name) => choose(applications.indexOf(name))}
    >
      {shown && <ApplicationRooms application={application} images={shown} />}
    </Tabs>
  );
}

type TabLabelProps = { application: string; count: number | null | undefined; onApproach: () => void };

function TabLabel({ application, count, onApproach }: TabLabelProps) {
  return (
    <span css={tabLabel} onPointerEnter={onApproach}>
      {application}
      <sup css={tabCount} aria-hidden>
        {count}
      </sup>
      {typeof count === 'number' && <VisuallyHidden> {messages.imageCount(count)}</VisuallyHidden>}
    </span>
  );
}

const firstImages = (images: InspirationImage[]) => images.slice(0, MAX_IMAGES_PER_TAB);

function applicationImagesQuery(application: string) {
  return { ...endpointQuery(getImagesByApplication, { query: { application } }), select: firstImages };
}
