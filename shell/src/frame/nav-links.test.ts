import { describe, expect, it } from 'vitest';
import { messages } from '../messages.ts';
import { isCurrent, NAV_LINKS } from './nav-links.ts';

describe('isCurrent', () => {
  it.each([
    ['/', '', messages.home],
    ['/', '?gallery', messages.gallery],
    ['/about', '', messages.about],
    ['/shop', '', messages.shop],
    ['/shop/Board', '?material=HDF', messages.shop],
    ['/contact', '', messages.contact],
    ['/cart', '', undefined],
    ['/shopping', '', undefined],
  ])('marks at most one link on %s%s', (pathname, search, label) => {
    const current = NAV_LINKS.filter((link) => isCurrent(link, { pathname, search }));
    expect(current.map((link) => link.label)).toEqual(label ? [label] : []);
  });
});
