// @module-tag all
import { screen, within } from '@testing-library/react';
import { ConfigurationProvider } from 'shared-contracts/remotes';
import { POLICY_PATHS } from 'shared-contracts/routes';
import { EXAMPLE_SHOP, mockApi, setWindowWidth } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it } from 'vitest';
import { messages } from '../../messages.ts';
import { renderWithDeadRemotes } from '../../testing/shop-fixture.tsx';
import { contactMessages } from './contact-messages.ts';
import contact from './contact-page.tsx';
import { POLICIES } from './policies.tsx';

beforeEach(() => void mockApi());

const render = (at?: string) => renderWithDeadRemotes(<contact.Page />, [], { at });

function policy(title: string): HTMLElement {
  const item = screen.getByText(title).closest('details');
  if (!item) throw new Error(`${title} is not in the accordion.`);
  return item;
}

describe('the contact page', () => {
  it.each([
    [contactMessages.callNow, 'tel:+919845000000'],
    [contactMessages.writeEmail, `mailto:${EXAMPLE_SHOP.email}`],
    [/Open in maps/, EXAMPLE_SHOP.mapUrl],
    [/Instagram/, EXAMPLE_SHOP.instagramUrl],
    [/YouTube/, EXAMPLE_SHOP.youtubeUrl],
  ])('INFO-6 links %s', (name, url) => {
    render();
    expect(screen.getByRole('link', { name })).toHaveAttribute('href', url);
  });

  it.each([/Open in maps/, /Instagram/, /YouTube/])(
    'INFO-7 opens %s in a new tab, and announces it',
    (name) => {
      render();
      const link = screen.getByRole('link', { name });
      expect(link).toHaveAttribute('target', '_blank');
      expect(link).toHaveAccessibleName(new RegExp(messages.inNewTab));
    },
  );

  it('INFO-14 links WhatsApp and shows opening hours where they are configured', () => {
    const configured = {
      ...EXAMPLE_SHOP,
      whatsapp: '919845000000',
      openingHours: 'Mon to Sat\nSunday closed',
    };
    render();
    expect(screen.queryByRole('link', { name: /WhatsApp/ })).toBeNull();
    expect(screen.queryByText(/Opening hours/)).toBeNull();
    renderWithDeadRemotes(
      <ConfigurationProvider configuration={configured}>
        <contact.Page />
      </ConfigurationProvider>,
      [],
    );
    const link = screen.getByRole('link', { name: /Chat on WhatsApp/ });
    expect(link).toHaveAttribute('href', 'https://wa.me/919845000000');
    expect(screen.getByText(/Opening hours/)).toHaveTextContent('Sunday closed');
  });

  it('INFO-6 shows phone, email and address as configured', () => {
    render();
    expect(screen.getByText(EXAMPLE_SHOP.phone)).toBeVisible();
    expect(screen.getByText(EXAMPLE_SHOP.email)).toBeVisible();
    expect(screen.getByText(/1 Example Street/)).toHaveTextContent('Mysuru 570001');
  });
});

describe('the cards', () => {
  it('INFO-5 appear one by one, 150 ms apart', () => {
    render();
    const cards = [contactMessages.callUs, contactMessages.emailUs, contactMessages.visitUs].map((title) =>
      screen.getByRole('heading', { name: title }).closest('li'),
    );
    expect(cards.map((card) => (card && getComputedStyle(card).animationDelay) || '0ms')).toEqual([
      '0ms',
      '150ms',
      '300ms',
    ]);
  });
});

describe('the policies', () => {
  it.each(POLICIES)('INFO-9 are more than a line each: $title', ({ content }) => {
    expect(content.length).toBeGreaterThanOrEqual(8);
    const points = content.flatMap((part) => part.points);
    expect(points.length).toBeGreaterThanOrEqual(1.5 * content.length);
    expect(new Set(points)).toHaveLength(points.length);
  });

  it('INFO-9 are four, each with its date, an introduction and numbered headings', () => {
    render();
    for (const { title, introduction, content } of POLICIES) {
      const item = within(policy(title));
      expect(item.getByText(contactMessages.lastUpdated)).toBeInTheDocument();
      expect(item.getByText(introduction)).toBeInTheDocument();
      expect(item.getByText(`${content.length}. ${content.at(-1)?.heading}`)).toBeInTheDocument();
    }
    expect(POLICIES.map(({ title }) => title)).toEqual([
      'Privacy Policy',
      'Terms and Conditions',
      'Return and Refund Policy',
      'Shipping Policy',
    ]);
  });

  it.each([
    [1024, [true, false, false, false]],
    [360, [false, false, false, false]],
  ])('INFO-10 SITE-21 open at %i px: %j', (width, open) => {
    setWindowWidth(width);
    render();
    expect(POLICIES.map(({ title }) => policy(title).hasAttribute('open'))).toEqual(open);
  });

  it('INFO-10 are open one at a time', () => {
    render();
    expect(new Set(POLICIES.map(({ title }) => policy(title).getAttribute('name')))).toHaveLength(1);
  });

  it.each([
    ['Privacy Policy', POLICY_PATHS.privacy],
    ['Terms and Conditions', POLICY_PATHS.terms],
    ['Return and Refund Policy', POLICY_PATHS.returns],
    ['Shipping Policy', POLICY_PATHS.shipping],
  ])('LOGIN-20 open the one that the address names: %s', (title, path) => {
    setWindowWidth(360);
    render(path);
    expect(policy(title)).toHaveAttribute('open');
  });

  it.each([
    ['Terms and Conditions', /18 years/],
    ['Terms and Conditions', /no cash on delivery/],
    ['Terms and Conditions', /may change without notice/],
    ['Terms and Conditions', /Mysore/],
    ['Terms and Conditions', /online only, by card or UPI/],
    ['Terms and Conditions', /include taxes/],
    ['Terms and Conditions', /cannot be cancelled after it is placed/],
    ['Return and Refund Policy', /damaged in transit/],
    ['Return and Refund Policy', /photos or a video/],
    ['Return and Refund Policy', /original payment method/],
    ['Return and Refund Policy', /48 hours/],
    ['Return and Refund Policy', /7-10 business days/],
    ['Return and Refund Policy', /bears the cost of return shipping/],
    ['Shipping Policy', /2-5 business days/],
    ['Shipping Policy', /4-9 business days/],
    ['Shipping Policy', /Sundays or public holidays/],
    ['Shipping Policy', /re-shipping charges/],
  ])('INFO-11 INFO-12 PAY-7 state in %s: %s', (title, fact) => {
    render();
    expect(policy(title)).toHaveTextContent(fact);
  });
});
