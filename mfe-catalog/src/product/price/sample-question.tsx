import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { samplePicture } from '../../product-card/product-pictures.ts';
import { Question, waiting } from './question.tsx';

const words = messages.charges;

/** SAMPLE-2: chooses this decor as a sample. Nothing of it is loaded before the shopper asks, for each decor anew. */
export function SampleQuestion({ product }: { product: Product }) {
  return (
    <Question key={product.product_id} icon="plus" label={words.sample}>
      <ChosenSample product={product} />
    </Question>
  );
}

/** Chooses the decor as a sample, and shows all that are chosen. */
export function ChosenSample({ product }: { product: Product }) {
  const { product_id, material, pictures } = product;
  const image_link = samplePicture(pictures)?.image_link;
  return (
    <Fragment
      of="cart-checkout/sample-choice"
      product={{ product_id, material, colour_name: productName(product), image_link }}
      {...waiting(words.sampleFailed)}
    />
  );
}
