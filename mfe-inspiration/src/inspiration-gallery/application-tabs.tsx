import { css } from '@emotion/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs, VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { applicationImagesQuery } from './application-images-query.ts';
import { ApplicationRooms } from './application-rooms.tsx';

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

/** A tab for each application, with its number of images (INSP-1). */
export function ApplicationTabs({ applications }: { applications: readonly string[] }) {
  const [chosen, choose] = useState(0);
  const images = useQueries({ queries: applications.map(applicationImagesQuery) });
  const application = applications[chosen] ?? '';
  const shown = images[chosen];
  const tabs = applications.map((name, index) => ({
    value: name,
    label: <TabLabel application={name} count={images[index]?.data?.length} />,
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

function TabLabel({ application, count }: { application: string; count: number | undefined }) {
  return (
    <span css={tabLabel}>
      {application}
      <sup css={tabCount} aria-hidden>
        {count}
      </sup>
      {count !== undefined && <VisuallyHidden> {messages.imageCount(count)}</VisuallyHidden>}
    </span>
  );
}
