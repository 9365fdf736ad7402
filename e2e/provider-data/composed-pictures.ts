/** Milliseconds between two questions, and in all. */
const PAUSE = 500;
const TIME_LIMIT = 40_000;

/** Asks for a picture for as long as it is still being composed. @returns the status of the answer */
export async function untilComposed(address: string): Promise<number> {
  const end = performance.now() + TIME_LIMIT;
  for (;;) {
    const { status } = await fetch(address);
    if ((status !== 503 && status !== 504) || performance.now() > end) return status;
    await new Promise((resolve) => setTimeout(resolve, PAUSE));
  }
}

/** Has the urgent pictures of a page composed, in all widths: what is measured then is the page. */
export async function composeUrgentPictures(address: string): Promise<void> {
  const html = await (await fetch(address)).text();
  const urgent = html.match(/<img[^>]*fetchpriority="high"[^>]*>/gi) ?? [];
  const pictures = new Set(urgent.flatMap((image) => image.match(/\/images\/[^\s"',]+\.webp/g) ?? []));
  await Promise.all([...pictures].map((picture) => untilComposed(new URL(picture, address).href)));
}
