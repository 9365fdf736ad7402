import { MAX_SAMPLES } from 'shared-contracts/order/rules';

/** The texts of samples. */
export const samplesMessages = {
  home: 'Home',
  title: 'Samples',
  /** The largest text in the document: the document has no samples, which only the browser knows. */
  lead: `Hold up to ${MAX_SAMPLES} decors in your hand before you order sheets. Open a sheet or board you like and choose “Order a sample”.`,
  loading: 'Your samples are loading',
  count: (count: number) => `${count} of ${MAX_SAMPLES} samples`,
  remove: (colour_name: string) => `Remove the sample of ${colour_name}`,
  chosen: 'Chosen decors',
  add: (colour_name: string) => `Add ${colour_name}`,
  full: (colour_name: string) => `A parcel holds ${MAX_SAMPLES} samples. Remove one to add ${colour_name}.`,
  offer: (fee: string) =>
    `Pieces of A4 size, all in one parcel for ${fee}. You get the ${fee} back as a coupon for your order.`,
  seeSamples: 'See your samples',
  notOffered: 'We send no samples at the moment',
  notOfferedAdvice: 'Please call us if you would like to see a decor before you order.',
  none: 'No samples chosen yet',
  nonePicture: 'Five samples like a fan: navy, sage, terracotta, oak and white',
  shopNow: 'Shop Now',
  addMore: 'Choose another decor',
  parcel: 'Your parcel',
  pieces: (count: number) => (count === 1 ? '1 sample, A4' : `${count} samples, A4`),
  free: 'Included',
  fee: 'Parcel and delivery',
  toPay: 'To pay',
  terms: 'All taxes included. Samples are ordered on their own, without packaging or your cart.',
  coupon: (fee: string) => `Once it is paid you get a coupon of ${fee} for one order of yours.`,
  logIn: 'Please log in to order your samples.',
  logInButton: 'Log in to continue',
  kept: 'Your chosen samples are kept.',
  goOn: (fee: string) => `Continue to payment · ${fee}`,
} as const;
