import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { samplePicture } from '../../product-card/product-pictures.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { Question } from './question.tsx';

const words = productMessages.charges;

/** SAMPLE-2: chooses this decor as a sample. It loads nothing before the shopper asks, and each decor is asked for anew. */
export function SampleQuestion({ product }: { product: Product }) {
  const { product_id, material, pictures } = product;
  const image_link = samplePicture(pictures)?.image_link;
  return (
    <Question key={product_id} icon="plus" label={words.sample} failed={words.sampleFailed}>
      {(waiting) => (
        <Fragment
          of="cart-checkout/sample-choice"
          product={{ product_id, material, colour_name: productName(product), image_link }}
          {...waiting}
        />
      )}
    </Question>
  );
}
