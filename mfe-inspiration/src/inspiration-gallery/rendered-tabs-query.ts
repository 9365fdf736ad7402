import { queryOptions } from '@tanstack/react-query';
import { getApplications } from 'shared-contracts/filter-options/endpoints';
import { callEndpoint } from 'shared-contracts/http';
import type { InspirationImage } from 'shared-contracts/image';
import { getImagesByApplication } from 'shared-contracts/image/endpoints';
import { MAX_IMAGES_PER_TAB } from './mosaic-pattern.ts';

export type RenderedTab = {
  application: string;
  /** Null if the images could not be loaded. */
  count: number | null;
  /** The images of the first tab, which is shown. */
  images?: InspirationImage[] | undefined;
};

/** Runs on the server only. It requests the images of one tab, because in a browser each tab requests its own. */
export const renderedTabsQuery = queryOptions<RenderedTab[]>({
  queryKey: ['inspiration-gallery', 'rendered-tabs'],
  enabled: false,
  queryFn: async ({ signal }) => {
    const applications = await callEndpoint(getApplications, {}, { signal });
    return Promise.all(
      applications.map(async (application, index) => {
        const call = callEndpoint(getImagesByApplication, { query: { application } }, { signal });
        const images = (await call.catch(() => undefined))?.slice(0, MAX_IMAGES_PER_TAB);
        const count = images?.length ?? null;
        return index === 0 ? { application, count, images } : { application, count };
      }),
    );
  },
});
