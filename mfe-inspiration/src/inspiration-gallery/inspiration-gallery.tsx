import { useQuery } from '@tanstack/react-query';
import { getApplications } from 'shared-contracts/filter-options/endpoints';
import { endpointQuery } from 'shared-contracts/http';
import { EmptyPanel, ErrorPanel, Section } from 'shared-contracts/look';
import type { RemoteModules } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import { ApplicationTabs } from './application-tabs.tsx';
import { GallerySkeleton } from './gallery-skeleton.tsx';

function InspirationGallery() {
  return (
    <Section title={messages.title}>
      <Gallery />
    </Section>
  );
}

function Gallery() {
  const applications = useQuery(endpointQuery(getApplications, {}));
  if (applications.error) {
    return <ErrorPanel title={messages.applicationsFailed} onRetry={() => applications.refetch()} />;
  }
  if (applications.isPending) return <GallerySkeleton />;
  if (applications.data.length === 0) return <EmptyPanel title={messages.noImages} />;
  return <ApplicationTabs applications={applications.data} />;
}

export default InspirationGallery satisfies RemoteModules['inspiration/inspiration-gallery'];
