import { css } from '@emotion/react';
import { Navigate, useLocation } from 'react-router-dom';
import { ErrorPanel, Skeleton, Wrap } from 'shared-contracts/look';
import { type PageModule, RemoteRegion, useRemoteModule } from 'shared-contracts/remotes';
import { messages } from '../messages.ts';
import type { PageMatch } from '../routing/match-page.ts';
import { useDocumentHead } from './use-document-head.ts';

const place = css`
  padding-block: var(--s-6) var(--section);
`;

export function PageHost({ match }: { match: PageMatch }) {
  const { remote, retry } = useRemoteModule(match.page);
  if (remote.status === 'failed') return <PageFailed onRetry={retry} />;
  const isLoading = remote.status === 'loading';
  return (
    <RemoteRegion
      key={match.page}
      name={match.page}
      skeleton={<PageSkeleton />}
      isLoading={isLoading}
      fallback={(failed) => <PageFailed onRetry={failed.retry} />}
    >
      {!isLoading && <ReadyPage module={remote.module} match={match} />}
    </RemoteRegion>
  );
}

function ReadyPage({ module, match }: { module: PageModule; match: PageMatch }) {
  const { pathname, search } = useLocation();
  const redirect = module.redirect?.({ pathname, params: match.params, search: new URLSearchParams(search) });
  useDocumentHead(module, match);
  return redirect ? <Navigate to={redirect} replace /> : <module.Page />;
}

export function PageFailed({ onRetry }: { onRetry: () => void }) {
  return (
    <Wrap css={place}>
      <ErrorPanel title={messages.pageFailed} message={messages.pageFailedAdvice} onRetry={onRetry} />
    </Wrap>
  );
}

export function PageSkeleton() {
  return (
    <Wrap css={place} aria-busy aria-label={messages.pageLoading} role="status">
      <Skeleton text width="12rem" />
      <Skeleton height="60svh" />
    </Wrap>
  );
}
