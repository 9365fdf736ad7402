import type { Page } from '@playwright/test';

type LayoutShift = PerformanceEntry & {
  value: number;
  hadRecentInput: boolean;
  sources: { node: Node | null }[];
};

export async function watchLayoutShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const shifts: { value: number; moved: string[] }[] = [];
    const describe = (node: Node | null) =>
      `${node?.nodeName} "${node?.textContent?.trim().slice(0, 40) ?? ''}"`;
    const note = (entries: PerformanceEntryList) => {
      for (const { value, hadRecentInput, sources } of entries as LayoutShift[]) {
        if (!hadRecentInput) shifts.push({ value, moved: sources.map(({ node }) => describe(node)) });
      }
    };
    const observer = new PerformanceObserver((list) => note(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    Object.assign(window, {
      layoutShifts: () => {
        note(observer.takeRecords());
        return shifts;
      },
    });
  });
}

/** The sum of all layout shifts that no input caused, and the elements that moved most. */
export async function layoutShift(page: Page): Promise<{ sum: number; moved: string[] }> {
  const shifts = await page.evaluate(() =>
    (window as unknown as { layoutShifts: () => { value: number; moved: string[] }[] }).layoutShifts(),
  );
  const largest = shifts.toSorted((one, other) => other.value - one.value).slice(0, 3);
  return {
    sum: shifts.reduce((sum, { value }) => sum + value, 0),
    moved: largest.map(({ value, moved }) => `${value.toFixed(4)} ${moved.join(', ')}`),
  };
}
