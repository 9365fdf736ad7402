import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithShell } from 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { showReleasedSet } from '../testing/released-set.ts';
import { ShopVersion } from './shop-version.tsx';

it('SITE-42 shows the releases that the document runs on behind the version', async () => {
  showReleasedSet();
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
