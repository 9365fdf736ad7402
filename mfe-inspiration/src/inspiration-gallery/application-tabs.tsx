import { css } from '@emotion/react';
import { useQueries } from '@tanstack/react-query';
import { useState } from 'react';
import { Tabs, VisuallyHidden } from 'shared-contracts/look';
import { messages } from '../messages.ts';
import { applicationImagesQuery } from './application-images-query.ts';
import { ApplicationRooms } from './application-rooms.tsx';

// Holds the hidden words, which would else widen the page beyond the row of tabs that scrolls.
const tabLabel = css`
  position: relative;
`;

// As wide as a digit before it is known, so that the tabs stay where they are.
const tabCount = css`
  display: inline-block;
  min-width: 1ch;
`;

/** Where the tabs are wider than the window they run out of it on both sides: there is more. */
const toEdges = css`
  @media (max-width: 1023px) {
    > [role='tablist'] {
      margin-inline: calc(var(--gutter) * -1);
      padding-inline: var(--gutter);
    }
  }
`;

/** A tab for each application, with the number of its pictures. */
export function ApplicationTabs({ applications }: { applications: readonly string[] }) {
  const [chosen, choose] = useState(0);
  const images = useQueries({ queries: applications.map(applicationImagesQuery) });
  const application = applications[chosen] ?? '';
  const shown = images[chosen];
  const tabs = applications.map((name, place) => ({
    value: name,
    label: <TabLabel application={name} count={images[place]?.data?.length} />,
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
