import { untilComposed } from 'e2e/provider-data/composed-pictures';

/** Composes the high-priority pictures of a page in all widths, so that measurements are about the page alone. */
export async function composeUrgentPictures(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const urgent = html.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? [];
  const pictures = new Set(urgent.flatMap((image) => image.match(/\/images\/[^\s"',]+\.webp/g) ?? []));
  await Promise.all([...pictures].map((picture) => untilComposed(new URL(picture, address).href)));
}
