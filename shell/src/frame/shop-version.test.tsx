import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { DataBlocks } from 'shared-contracts/document';
import { renderWithShell } from 'shared-contracts/testing';
import { afterEach, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { ShopVersion } from './shop-version.tsx';

const SET: DataBlocks['released-set'] = {
  shell: '48acbc604040c329',
  remotes: {
    catalog: {
      name: 'mfe_catalog',
      version: '17f1bdfc3197290d',
      entry: '/releases/catalog/17f1bdfc3197290d/remoteEntry.js',
      integrity: {},
      modules: {},
      contract: '^2.6.0',
    },
  },
  pages: {},
  first: [],
};

afterEach(() => document.getElementById('released-set')?.remove());

it('SITE-42 shows the releases that the document runs on behind the version', async () => {
  const block = document.body.appendChild(document.createElement('script'));
  Object.assign(block, { id: 'released-set', type: 'application/json', textContent: JSON.stringify(SET) });
  renderWithShell(<ShopVersion />);
  expect(screen.queryByText('catalog')).not.toBeInTheDocument();
  await userEvent.click(screen.getByText(messages.version));
  const releases = within(await screen.findByLabelText(messages.releases));
  expect(releases.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['shell', 'catalog']);
  expect(releases.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '48acbc60',
    '17f1bdfc',
  ]);
});
