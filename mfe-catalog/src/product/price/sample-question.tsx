import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { ErrorPanel, Skeleton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productName } from 'shared-contracts/product/rules';
import { Fragment } from 'shared-contracts/remotes';
import { messages } from '../../messages.ts';
import { samplePicture } from '../../product-card/product-pictures.ts';
import { chargesQuery } from './charges-query.ts';
import { Question } from './question.tsx';

const words = messages.charges;

/** SAMPLE-2: chooses this decor as a sample, once the shopper asks for it. Absent where the shop sends none, or nobody may buy the product. */
export function SampleQuestion({ product }: { product: Product }) {
  const { data: charges } = useQuery(chargesQuery);
  const [asked, setAsked] = useState('');
  const { product_id, material, pictures, selling_price } = product;
  if (!charges?.sampleFee || selling_price === null) return null;
  if (asked !== product_id)
    return <Question icon="layers" label={words.sample} onAsk={() => setAsked(product_id)} />;
  return (
    <Fragment
      key={product_id}
      of="cart-checkout/sample-choice"
      product={{
        product_id,
        material,
        colour_name: productName(product),
        image_link: samplePicture(pictures)?.image_link,
      }}
      skeleton={<Skeleton height="16rem" />}
      fallback={({ retry }) => <ErrorPanel compact title={words.sampleFailed} onRetry={retry} />}
    />
  );
}
