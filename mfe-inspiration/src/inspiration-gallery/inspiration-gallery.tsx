import { useQuery } from '@tanstack/react-query';
import { getApplications } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { EmptyPanel, ErrorPanel, Section } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { ApplicationTabs } from './application-tabs.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';
import { renderedTabsQuery } from './rendered-tabs-query.ts';

function InspirationGallery() {
  return (
    <Section title={messages.title}>
      <Gallery />
    </Section>
  );
}

function Gallery() {
  const { data: rendered } = useQuery(renderedTabsQuery);
  const applications = useQuery({
    ...endpointQuery(getApplications, {}),
    initialData: rendered?.map(({ application }) => application),
  });
  if (applications.error) {
    return <ErrorPanel title={messages.applicationsFailed} onRetry={() => applications.refetch()} />;
  }
  if (applications.isPending) return <GallerySkeleton />;
  if (applications.data.length === 0) return <EmptyPanel title={messages.noImages} />;
  return <ApplicationTabs applications={applications.data} rendered={rendered} />;
}

export default Object.assign(InspirationGallery, {
  prefetch: () => [renderedTabsQuery],
}) satisfies RemoteModules['inspiration/inspiration-gallery'];
