export type DesignCard = {
  room: string;
  /** Address of the plain decor. Without it, `colour` is drawn. */
  swatch: string | undefined;
  /** `#rrggbb`. */
  colour: string;
  name: string;
  /** Names thickness, type and code in a line. */
  facts: string;
  shopName: string;
  /** The absolute address of the design. */
  url: string;
};

/** In portrait format, messengers show no picture larger than this. All sizes are in pixels. */
const CARD_SIZE = { width: 1080, height: 1350 };

const MARGIN = 72;
const ROOM_HEIGHT = 864;
const SWATCH = { side: 208, top: ROOM_HEIGHT - 88, edge: 10 };
const TEXT_WIDTH = CARD_SIZE.width - 2 * MARGIN;
/** Baselines, counted from the top. */
const LINES = { name: 1072, facts: 1126, rule: 1168, shop: 1228, address: 1272, addressStep: 30 };
const SIZES = { name: 84, smallestName: 48, facts: 29, shop: 44, address: 21 };

/**
 * Draws a design as a picture to send: the room, the decor with its name, the shop and the design's address.
 * @throws if a picture could not be loaded, or the browser has no canvas. Nothing is drawn then.
 */
export async function drawCard(canvas: HTMLCanvasElement, card: DesignCard): Promise<void> {
  const look = cardLook();
  const [room, swatch] = await Promise.all([
    loadedPicture(card.room),
    card.swatch === undefined ? undefined : loadedPicture(card.swatch),
    // Without the fonts, the text is drawn in the page's substitutes.
    document.fonts.load(look.display(SIZES.name)).catch(() => undefined),
    document.fonts.load(look.text(SIZES.facts)).catch(() => undefined),
  ]);
  Object.assign(canvas, CARD_SIZE);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('This browser has no canvas.');
  context.imageSmoothingQuality = 'high';
  context.fillStyle = look.paper;
  context.fillRect(0, 0, CARD_SIZE.width, CARD_SIZE.height);
  drawCover(context, room, { x: 0, y: 0, width: CARD_SIZE.width, height: ROOM_HEIGHT });
  drawSwatch(context, swatch, card.colour, look);
  drawWords(context, card, look);
}

function cardLook() {
  const style = getComputedStyle(document.documentElement);
  const token = (name: string) => style.getPropertyValue(name).trim();
  return {
    paper: token('--paper'),
    ink: token('--ink'),
    soft: token('--ink-soft'),
    line: token('--line'),
    edge: token('--swatch-edge'),
    display: (size: number) => `${token('--weight-display')} ${size}px ${token('--font-display')}`,
    text: (size: number) => `${token('--weight-text')} ${size}px ${token('--font-text')}`,
  };
}

type CardLook = ReturnType<typeof cardLook>;

/** Milliseconds before each further attempt: the provider may still be composing a picture. */
const RETRY_DELAYS = [500, 1_500, 4_000];

/** Loads a picture with CORS, because a canvas with pixels of another origin cannot be exported. */
async function loadedPicture(src: string, attempt = 0): Promise<HTMLImageElement> {
  const image = Object.assign(new Image(), { crossOrigin: 'anonymous', src });
  try {
    await image.decode();
    return image;
  } catch (error) {
    const delay = RETRY_DELAYS[attempt];
    if (delay === undefined) throw error;
    await new Promise((resolve) => setTimeout(resolve, delay));
    return loadedPicture(src, attempt + 1);
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** Fills a box with the middle of a picture. */
function drawCover(context: CanvasRenderingContext2D, image: HTMLImageElement, box: Box): void {
  const { naturalWidth, naturalHeight } = image;
  const scale = Math.max(box.width / naturalWidth, box.height / naturalHeight);
  const [width, height] = [box.width / scale, box.height / scale];
  const [left, top] = [(naturalWidth - width) / 2, (naturalHeight - height) / 2];
  context.drawImage(image, left, top, width, height, box.x, box.y, box.width, box.height);
}

/** Draws the decor as a sample on the picture's edge. */
function drawSwatch(
  context: CanvasRenderingContext2D,
  picture: HTMLImageElement | undefined,
  colour: string,
  look: CardLook,
): void {
  const { side, top, edge } = SWATCH;
  const box = { x: MARGIN, y: top, width: side, height: side };
  context.fillStyle = look.paper;
  context.fillRect(box.x - edge, box.y - edge, side + 2 * edge, side + 2 * edge);
  context.fillStyle = colour;
  if (picture) drawCover(context, picture, box);
  else context.fillRect(box.x, box.y, side, side);
  context.strokeStyle = look.edge;
  context.lineWidth = 2;
  context.strokeRect(box.x + 1, box.y + 1, side - 2, side - 2);
}

function drawWords(context: CanvasRenderingContext2D, card: DesignCard, look: CardLook): void {
  const write = (words: string, y: number) => context.fillText(words, MARGIN, y, TEXT_WIDTH);
  context.fillStyle = look.ink;
  let size = SIZES.name;
  const measured = () => {
    context.font = look.display(size);
    return context.measureText(card.name).width;
  };
  while (measured() > TEXT_WIDTH && size > SIZES.smallestName) size -= 2;
  write(card.name, LINES.name);
  context.font = look.display(SIZES.shop);
  write(card.shopName, LINES.shop);

  context.fillStyle = look.soft;
  context.font = look.text(SIZES.facts);
  write(card.facts, LINES.facts);
  context.font = look.text(SIZES.address);
  const lines = addressLines(card.url, (words) => context.measureText(words).width <= TEXT_WIDTH);
  for (const [index, line] of lines.entries()) write(line, LINES.address + index * LINES.addressStep);

  context.fillStyle = look.line;
  context.fillRect(MARGIN, LINES.rule, TEXT_WIDTH, 2);
}

/** Returns the readable form of an address, in two lines where it does not fit into one. */
export function addressLines(url: string, fits: (words: string) => boolean): string[] {
  const words = url.replace(/^https?:\/\//, '');
  if (fits(words)) return [words];
  // A line ends before a parameter.
  const ends = [...words.matchAll(/[?&#]/g)].map(({ index }) => index);
  const end = ends.findLast((at) => fits(words.slice(0, at))) ?? Math.ceil(words.length / 2);
  return [words.slice(0, end), words.slice(end)];
}
