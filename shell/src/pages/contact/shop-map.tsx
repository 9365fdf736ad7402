import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { ExternalLink, Icon, Text, useNearViewport } from 'shared-contracts/look';
import { useConfiguration } from 'shared-contracts/remotes';
import { contactMessages } from './contact-messages.ts';
import { NewTabNote } from './new-tab-note.tsx';

const figure = css`
  display: grid;
  gap: var(--s-2);
  margin: 0;
  @media print {
    display: none;
  }
`;

const frame = css`
  position: relative;
  display: grid;
  place-items: center;
  aspect-ratio: 4/3;
  border-radius: var(--radius-panel);
  overflow: hidden;
  background: var(--picture);
  @media (min-width: 768px) {
    aspect-ratio: 2/1;
  }
  iframe {
    position: absolute;
    inset: 0;
    width: 100%;
    height: 100%;
    border: 0;
  }
  @media (forced-colors: active) {
    border: 1px solid;
  }
`;

const instead = css`
  display: grid;
  gap: var(--s-2);
  justify-items: center;
  padding: var(--s-4);
  text-align: center;
`;

/** Milliseconds after which a map that has not responded is given up. */
const MAP_TIMEOUT = 10_000;

/**
 * INFO-8. The map's server is asked first: a frame that cannot be loaded shows the browser's own error page, and tells the page
 * nothing about it.
 */
export function ShopMap() {
  const { mapUrl, mapEmbedUrl, mapAttribution } = useConfiguration();
  const { ref, isNear } = useNearViewport();
  const { isSuccess, isError } = useQuery({
    queryKey: ['map', mapEmbedUrl],
    queryFn: ({ signal }) => reach(mapEmbedUrl ?? '', signal),
    enabled: isNear && mapEmbedUrl !== undefined,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isMissing = isError || mapEmbedUrl === undefined;
  return (
    <figure css={figure}>
      <div ref={ref} css={frame}>
        <div css={instead}>
          <Icon name="pin" size="l" />
          <Text role={isMissing ? 'status' : undefined}>
            {isMissing ? contactMessages.mapFailed : contactMessages.mapLoading}
          </Text>
          <ExternalLink href={mapUrl} target="_blank">
            {contactMessages.showOnMap}
            <NewTabNote />
          </ExternalLink>
        </div>
        {isSuccess && (
          <iframe
            src={mapEmbedUrl}
            title={contactMessages.map}
            loading="lazy"
            sandbox="allow-scripts allow-same-origin allow-popups"
          />
        )}
      </div>
      <figcaption>
        <Text as="span" size="micro" tone="faint">
          {mapAttribution}
        </Text>
      </figcaption>
    </figure>
  );
}

/** @throws TypeError if nothing responds. The response itself cannot be read: it belongs to another site. */
async function reach(url: string, signal: AbortSignal): Promise<true> {
  await fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    signal: AbortSignal.any([signal, AbortSignal.timeout(MAP_TIMEOUT)]),
  });
  return true;
}
