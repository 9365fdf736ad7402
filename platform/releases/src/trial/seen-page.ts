import type { Page } from 'playwright';
import { type Reason, seenBy } from '../gate/rules/visit-rules.ts';
import { POLICY } from '../policy.ts';
import { pageFrame } from './in-page/page-look.ts';
import { seenParts } from './in-page/seen-parts.ts';
import type { PageLook } from './page-look.ts';
import { inTime } from './phone.ts';
import { unseenParts } from './seen-parts.ts';

const DESK = { width: 1280, height: 900 };
/** A page is empty on another medium if it shows a smaller share of the text that a phone shows. */
const SHARE_SHOWN = 0.1;

/** Milliseconds until scripts have noticed another window size or medium, which happens with the next frames. */
const MEDIA_CHANGED = 100;

/** What cannot be seen of an open page on a desktop and on paper: one sentence each. @param look the page on a phone */
export async function unseenElsewhere(page: Page, address: string, look: PageLook): Promise<Reason[]> {
  const phone = page.viewportSize();
  const reasons: string[] = [];
  const lookIn = async (where: string) => {
    await page.waitForTimeout(MEDIA_CHANGED);
    const { contents } = await inTime(page.evaluate(pageFrame, POLICY.currency));
    if (contents.text < SHARE_SHOWN * look.contents.text) reasons.push(`${address} is empty ${where}.`);
  };
  try {
    await inTime(page.setViewportSize(DESK));
    await lookIn(`in a window of ${DESK.width} pixels`);
    const parts = await inTime(page.evaluate(seenParts, POLICY.currency));
    reasons.push(...unseenParts(address, parts, 'on a desk'));
    await inTime(page.emulateMedia({ media: 'print' }));
    await lookIn('on paper');
  } finally {
    await inTime(page.emulateMedia({ media: 'screen' }));
    if (phone) await inTime(page.setViewportSize(phone));
  }
  return seenBy('seen', ...reasons);
}
