import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const WCAG_22_AA = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** Checks WCAG 2.2 AA with axe in the current state of the page. */
export async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page })
    // Without the elements that pass, which axe would describe one by one at three times the processor time.
    .options({ runOnly: WCAG_22_AA, resultTypes: ['violations'] })
    // The other mode collects the results of frames in a blank tab, and no page of the shop has a frame.
    .setLegacyMode()
    .analyze();
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map((node) => node.html).join(' ')}`);
  expect(found).toEqual([]);
}
