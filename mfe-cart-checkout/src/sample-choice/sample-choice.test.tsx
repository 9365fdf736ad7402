import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { getCartCharges } from 'shared-contracts/cart/endpoints';
import { MAX_SAMPLES } from 'shared-contracts/order/rules';
import { RemoteRegion } from 'shared-contracts/remotes';
import { mockApi, renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { CHARGES } from '../testing/sample-cart.ts';
import SampleChoice from './sample-choice.tsx';
import { samplesMessages as words } from './samples-messages.ts';

const decor = (colour_name: string) => ({ product_id: `S15-${colour_name}`, material: 'Sheet', colour_name });
const NAMES = ['Ash', 'Beech', 'Cedar', 'Denim', 'Ebony'];

beforeEach(() => mockApi().respond(getCartCharges, () => CHARGES));

const open = (colour_name: string) =>
  renderWithShell(
    <RemoteRegion name="cart-checkout/sample-choice" skeleton={null} fallback={() => null}>
      <SampleChoice product={decor(colour_name)} />
    </RemoteRegion>,
  );

/** Chooses samples on several product pages, one after the other. */
function choose(...names: string[]) {
  for (const name of names.slice(0, -1)) open(name).unmount();
  return open(names.at(-1) ?? '');
}

const chosen = () =>
  within(screen.getByRole('list', { name: words.chosen }))
    .getAllByRole('listitem')
    .map((item) => item.textContent);

describe('the choice of samples', () => {
  it('SAMPLE-2 has the decors of several product pages, each once', () => {
    choose('Ash', 'Beech', 'Ash', 'Beech');
    expect(chosen()).toEqual(['AshSheet', 'BeechSheet']);
    expect(screen.getByRole('status')).toHaveTextContent(`2 of ${MAX_SAMPLES} samples`);
  });

  it('SAMPLE-4 tells the fee and the coupon, and leads to the samples', async () => {
    open('Ash');
    expect(await screen.findByText(words.offer('₹99.00'))).toBeVisible();
    expect(screen.getByRole('link', { name: words.seeSamples })).toHaveAttribute('href', '/samples');
  });

  it('SAMPLE-2 takes the focus, because the button that was tapped is gone', () => {
    open('Ash');
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
  });

  it('SAMPLE-2 gives a decor back, and takes it again', async () => {
    choose('Beech', 'Ash');
    await userEvent.click(screen.getByRole('button', { name: words.remove('Ash') }));
    expect(chosen()).toEqual(['BeechSheet']);
    await userEvent.click(screen.getByRole('button', { name: words.add('Ash') }));
    expect(chosen()).toEqual(['BeechSheet', 'AshSheet']);
  });

  it('SAMPLE-2 leaves the focus with the next decor, and with its heading once none is left', async () => {
    choose('Ash', 'Beech', 'Cedar');
    const remove = (name: string) => screen.getByRole('button', { name: words.remove(name) });
    await userEvent.click(remove('Beech'));
    expect(remove('Cedar')).toHaveFocus();
    await userEvent.click(remove('Cedar'));
    expect(remove('Ash')).toHaveFocus();
    await userEvent.click(remove('Ash'));
    expect(screen.getByRole('heading', { name: words.title })).toHaveFocus();
  });

  it('SAMPLE-2 holds five, and takes another one once there is place', async () => {
    choose(...NAMES, 'Fir');
    expect(chosen()).toHaveLength(MAX_SAMPLES);
    expect(screen.getByText(words.full('Fir'))).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: words.remove('Ash') }));
    await userEvent.click(screen.getByRole('button', { name: words.add('Fir') }));
    expect(chosen()).toEqual([...NAMES.slice(1), 'Fir'].map((name) => `${name}Sheet`));
  });

  it('SAMPLE-2 is empty where something else is stored', () => {
    choose('Beech', 'Ash').unmount();
    const [key = ''] = Object.keys(localStorage).filter((name) => name.endsWith('samples'));
    localStorage.setItem(key, '[{"product_id":7}]');
    open('Ash');
    expect(chosen()).toEqual(['AshSheet']);
  });
});
