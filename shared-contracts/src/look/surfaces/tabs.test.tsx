import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { describe, expect, it } from 'vitest';
import { Tabs } from './tabs.tsx';

const tabs = [
  { value: 'all', label: 'All', count: 24 },
  { value: 'open', label: 'Open' },
  { value: 'delivered', label: 'Delivered' },
];

function Orders() {
  const [value, setValue] = useState('all');
  return (
    <Tabs label="Orders" tabs={tabs} value={value} onChange={setValue}>
      {`Panel of ${value}`}
    </Tabs>
  );
}

const chosen = () => screen.getByRole('tab', { selected: true });

describe('Tabs', () => {
  it('shows the panel of the tab that is clicked', async () => {
    render(<Orders />);
    await userEvent.click(screen.getByRole('tab', { name: 'Delivered' }));
    expect(screen.getByRole('tabpanel', { name: 'Delivered' })).toHaveTextContent('Panel of delivered');
  });

  it.each([
    ['{ArrowRight}', 'Open'],
    ['{ArrowLeft}', 'Delivered'],
    ['{End}', 'Delivered'],
    ['{End}{ArrowRight}', 'All24'],
    ['{End}{Home}', 'All24'],
  ])('moves selection and focus by %s from the first tab to %s', async (keys, name) => {
    render(<Orders />);
    await userEvent.tab();
    await userEvent.keyboard(keys);
    expect(chosen()).toHaveTextContent(name);
    expect(chosen()).toHaveFocus();
  });

  it('is one tab stop, followed by the panel', async () => {
    render(<Orders />);
    await userEvent.tab();
    expect(chosen()).toHaveFocus();
    await userEvent.tab();
    expect(screen.getByRole('tabpanel')).toHaveFocus();
  });
});
