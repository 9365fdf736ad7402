import { pagePath } from 'shared-contracts/routes';
import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { startOwnEdge } from '../edge/own-edge.ts';

test.use({ tab: 'own' });

test('INSP-46 a video of the owner at YouTube is requested from there with a click, not before', {
  tag: '@matrix',
}, async ({ page }) => {
  const edge = await startOwnEdge({
    VIDEO_URLS: 'https://www.youtube.com/watch?v=aB3dE5gH7jK',
    PAGE_DATA_LIMIT: '5000',
    PAGE_RENDER_LIMIT: '20000',
  });
  try {
    const foreign: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(edge.origin) && !request.url().startsWith('data:'))
        foreign.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({
        contentType: 'text/html',
        body: '<!doctype html><title>Player</title><p>The film</p>',
      }),
    );
    await openPage(page, edge.origin + pagePath('/'));
    const videos = page.getByRole('region', { name: 'One room, many decors' });
    await videos.scrollIntoViewIfNeeded();
    const still = videos.getByRole('link', { name: /^Play/ });
    await expect(still).toHaveCount(1);
    await expect
      .poll(() => still.locator('img').evaluate((picture: HTMLImageElement) => picture.complete))
      .toBe(true);
    // Before hydration the link leads to the video's own page.
    await expect
      .poll(() => still.evaluate((link) => Object.keys(link).some((key) => key.startsWith('__reactProps'))))
      .toBe(true);
    expect(foreign).toEqual([]);

    await still.click();
    const player = videos.getByTitle('Video 1');
    await expect(player.contentFrame().getByText('The film')).toBeVisible();
    expect(foreign).toEqual(['https://www.youtube-nocookie.com/embed/aB3dE5gH7jK?autoplay=1']);
  } finally {
    await edge.stop();
  }
});
