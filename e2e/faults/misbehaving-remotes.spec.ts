import { openPage } from '../browser/open-page.ts';
import { expect, test } from '../browser/shop-test.ts';
import { SHEETS } from '../browser/visitor-pages.ts';

/** What a remote's page may do to the window with its styles or with an element. */
const MISDEEDS = {
  'covers the window': () => {
    const cover = document.querySelector('main')?.appendChild(document.createElement('div'));
    Object.assign(cover?.style ?? {}, {
      position: 'fixed',
      inset: 0,
      zIndex: 2_147_483_647,
      background: 'crimson',
    });
  },
  'hides header and footer': () => {
    const styles = new CSSStyleSheet();
    styles.replaceSync(
      'header,footer{display:none!important;opacity:0!important;visibility:hidden!important;z-index:-1!important}',
    );
    document.adoptedStyleSheets.push(styles);
  },
};

// Any other misbehaviour needs no browser, and is tested in the shell and in its contract.
for (const [how, misbehave] of Object.entries(MISDEEDS)) {
  test(`PROM-132 when a remote ${how}, header and footer are there, and lead to other pages`, async ({
    page,
  }) => {
    await openPage(page, SHEETS);
    await page.evaluate(misbehave);
    const about = page.getByRole('banner').getByRole('link', { name: 'About', exact: true });
    await expect(about).toBeVisible();
    await expect(page.getByRole('contentinfo').getByRole('link').first()).toBeVisible();
    // A click reaches whatever is on top.
    await about.click({ timeout: 5_000 });
    await expect(page).toHaveURL('/about');
  });
}
