import type { ProductClass } from 'shared-contracts/product';

/** Names a piece of each class inside a sentence. */
const PIECES: Readonly<Record<ProductClass, string>> = { Sheet: 'sheet', Board: 'board' };

/** Texts of the product page, some of which the shortlist's page has, too. */
export const productMessages = {
  back: 'Back',
  backToShop: 'Back to the shop',
  cartFailed: 'Add to Cart could not be loaded.',
  charges: {
    toMyDoor: 'Delivery dates and cost to my door',
    toMyDoorFailed: 'Dates and costs could not be loaded.',
    delivery: 'Delivery',
    free: 'Free',
    /** @param price with its rupee sign, or free */
    from: (price: string, goods: string) => `${price} on orders from ${goods}`,
    loading: 'Loading the charges',
    minimum: 'Minimum order',
    packaging: 'Packaging',
    perOrder: (price: string) => `${price} per order`,
    sample: 'Order a sample',
    sampleFailed: 'Samples could not be loaded.',
    pieces: (count: number) => (count === 1 ? '1 piece' : `${count} pieces, in any mix`),
  },
  closePictures: 'Close the pictures',
  colourIs: 'Colour:',
  colours: 'Colours of this shade',
  coloursLoading: 'Loading colours',
  /** @param material the label of a board's material */
  core: (material: string) => `${material} core`,
  covers: (productClass: ProductClass, squareFeet: number) =>
    `one ${PIECES[productClass]} covers ${squareFeet} sq ft`,
  datasheet: {
    print: 'Print a datasheet',
    failed: 'The datasheet could not be loaded. Please try again.',
  },
  delivery:
    '2-5 business days for South India and metro cities, 4-9 business days for the rest of India. No deliveries on Sundays or public holidays.',
  deliveryAndReturns: 'Delivery and returns',
  descriptionFailed: 'The description could not be loaded with its formatting.',
  enlarged: (name: string) => `${name}, enlarged`,
  finishes: {
    Gloss: 'Deep and clear: it reflects light like still water and makes the colour look rich.',
    Matt: 'It scatters light instead of shining, so the colour looks the same from every angle, by day and by lamplight.',
    Metallic: 'Its fine metal grain runs in one direction, so the sheen shifts as you walk past.',
    Fluted: 'Half-round ridges run along the sheet; their light and shadow change through the day.',
  },
  finishIs: (finish: string) => `Finish: ${finish}`,
  formsOf: { Sheet: 'As a sheet', Board: 'Pressed onto board' } satisfies Record<ProductClass, string>,
  goesWith: 'Goes with',
  howManyDoINeed: 'How many do I need?',
  inMyRoom: 'See it on a photo of my room',
  seeTogether: 'See them together in a room',
  moreAbout: 'More about this product',
  nextPicture: 'Next picture',
  noPictures: 'Pictures to follow',
  otherMaterials: 'Explore in Other Materials',
  otherMaterialsLead: 'The same decor in every thickness, finish and board it comes in.',
  otherMaterialsLoading: 'Loading other materials',
  /** @param number distinguishes several pictures of one kind */
  pictureOf: {
    color: (name: string, number?: number) => [`${name}, sample`, number].filter(Boolean).join(' '),
    render: (name: string, number?: number) => [`${name} in a room`, number].filter(Boolean).join(' '),
  },
  pictureOfAll: (name: string, number: number, count: number) => `${name} · ${number} of ${count}`,
  pictures: 'Pictures',
  picturesOf: (name: string) => `Pictures of ${name}`,
  previousPicture: 'Previous picture',
  /** @param size of one piece, `8 × 4 ft`, where it is known */
  priceIncludes: (productClass: ProductClass, size: string | undefined) =>
    `Per ${PIECES[productClass]}${size ? ` (${size})` : ''}, all taxes included`,
  /** @param price with its rupee sign */
  pricePerSquareFoot: (price: string) => `${price} per sq ft`,
  product: 'Product',
  productAddressIncomplete: 'Product ID or material is missing from the URL.',
  productFailed: (message: string) => `Failed to load product. ${message}`,
  productLoading: 'Loading the product',
  productNotFound: 'Product data not found.',
  related: 'You Might Also Like',
  returns:
    'Transit damage or a wrong product: tell us within 48 hours of delivery, with photos or video. Orders cannot be cancelled once placed.',
  shadeColour: (shade: string, colour: string) => [shade, colour].filter(Boolean).join(', '),
  shadeIs: 'Shade:',
  shades: 'Shades',
  shadesLoading: 'Loading shades',
  share: {
    copied: 'Link copied to clipboard!',
    copyFailed: 'Failed to copy link.',
    copyLink: 'Copy link',
    /** @param price with its rupee sign; absent without a price */
    greeting: (title: string, productClass: ProductClass, price: string | undefined, url: string) =>
      [
        'Hello! What do you think of this for our home?',
        price ? `${title}, ${price} per ${PIECES[productClass]}` : title,
        url,
      ].join('\n'),
    group: 'Share',
    more: 'Share…',
    newTab: '(opens in a new tab)',
    noClipboard: 'Clipboard API not supported.',
    shared: 'Shared successfully!',
    shareFailed: 'Native share failed. Try copying the link.',
    whatsApp: 'WhatsApp',
  },
  shownForm: 'Shown on this page',
  skipToChoices: 'Skip to price and colours',
  specification: 'Specification',
  specificationRows: {
    product_id: 'Product ID',
    category: 'Category',
    material: 'Material',
    type: 'Type',
    shade: 'Shade',
    code: 'Color Code',
    info: 'Info',
    application: 'Applications',
    description: 'Description',
  },
  zoomIn: 'Zoom in',
  zoomInto: (name: string) => `Zoom in: ${name}`,
  zoomOut: 'Zoom out',
} as const;
