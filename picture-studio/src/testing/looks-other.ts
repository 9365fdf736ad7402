import { deltaE2000 } from 'catalogue/colour/delta-e';
import { labOfRgb } from 'catalogue/colour/lab';
import sharp from 'sharp';

/** Larger differences are visible as a jump of colour when the picture fades in. */
const VISIBLE = 6;

/** Whether two pictures of equal size differ visibly: by the mean of their pixels' CIEDE2000. */
export async function looksOther(one: Buffer, other: Buffer): Promise<boolean> {
  const [a, b] = await Promise.all([one, other].map((webp) => sharp(webp).removeAlpha().raw().toBuffer()));
  let sum = 0;
  const count = (a?.length ?? 0) / 3;
  for (let at = 0; at < count * 3; at += 3) {
    const lab = (pixels: Buffer | undefined) =>
      labOfRgb([pixels?.[at] ?? 0, pixels?.[at + 1] ?? 0, pixels?.[at + 2] ?? 0]);
    sum += deltaE2000(lab(a), lab(b));
  }
  return sum / count > VISIBLE;
}
