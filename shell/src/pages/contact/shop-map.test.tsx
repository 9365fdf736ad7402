import { screen } from '@testing-library/react';
import { ConfigurationProvider } from 'shared-contracts/remotes';
import { EXAMPLE_SHOP, renderWithShell, stubViewport } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { contactMessages } from './contact-messages.ts';
import { ShopMap } from './shop-map.tsx';

const EMBED = 'https://map.example/embed';
const ATTRIBUTION = 'Map data by somebody';
const request = vi.fn<typeof fetch>();

beforeEach(() => {
  request.mockReset().mockResolvedValue(new Response());
  vi.stubGlobal('fetch', request);
  stubViewport(true);
});

function show(mapEmbedUrl: string | undefined = EMBED) {
  renderWithShell(
    <ConfigurationProvider configuration={{ ...EXAMPLE_SHOP, mapEmbedUrl, mapAttribution: ATTRIBUTION }}>
      <ShopMap />
    </ConfigurationProvider>,
  );
}

const map = () => screen.findByTitle(contactMessages.map);
const failure = () => screen.findByText('Unable to load map');
const link = () => screen.getByRole('link', { name: new RegExp(contactMessages.showOnMap) });

describe('the map', () => {
  it('INFO-8 is embedded, with its attribution', async () => {
    show();
    expect(await map()).toHaveAttribute('src', EMBED);
    expect(screen.getByText(ATTRIBUTION)).toBeVisible();
    expect(screen.queryByText('Unable to load map')).not.toBeInTheDocument();
  });

  it('INFO-8 requests nothing of its server until it is near the window', () => {
    stubViewport(false);
    show();
    expect(request).not.toHaveBeenCalled();
    expect(screen.queryByTitle(contactMessages.map)).not.toBeInTheDocument();
  });

  it('INFO-8 is a message with a link where its server does not respond', async () => {
    request.mockRejectedValue(new TypeError('Failed to fetch'));
    show();
    expect(await failure()).toBeVisible();
    expect(screen.queryByTitle(contactMessages.map)).not.toBeInTheDocument();
    expect(link()).toHaveAttribute('href', EXAMPLE_SHOP.mapUrl);
  });

  it('INFO-8 is a message with a link where none is configured', async () => {
    renderWithShell(<ShopMap />);
    expect(await failure()).toBeVisible();
    expect(link()).toHaveAttribute('target', '_blank');
    expect(request).not.toHaveBeenCalled();
  });
});
