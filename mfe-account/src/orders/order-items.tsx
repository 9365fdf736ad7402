import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Picture, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { OrderDetail, OrderItem } from 'shared-contracts/order';
import { isOfSamples } from 'shared-contracts/order/rules';
import { productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { isPackaging, itemKind } from './order-item.ts';

const words = messages.order;

const list = css`
  border-top: var(--hair);
  li {
    display: grid;
    grid-template-columns: min(4.5rem, 30%) minmax(0, 1fr);
    gap: min(var(--s-4), 5%);
    align-items: center;
    padding-block: var(--s-4);
    border-bottom: var(--hair);
    break-inside: avoid;
  }
`;

const text = css`
  display: flex;
  flex-wrap: wrap;
  justify-content: space-between;
  gap: var(--s-1) var(--s-4);
  min-width: 0;
  overflow-wrap: anywhere;
  h3 {
    font: var(--weight-medium) 1.0625rem / 1.3 var(--font-text);
    letter-spacing: 0;
  }
  a {
    display: inline-block;
    padding-block: 0.7rem;
    margin-block: -0.7rem;
    text-decoration: underline;
    text-decoration-color: var(--line-strong);
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
`;

const heading = css`
  margin-bottom: var(--s-4);
  font-size: var(--type-sub);
`;

/** Lists what was ordered. Samples have no amounts (SAMPLE-6). */
export function OrderItems({ order }: { order: OrderDetail }) {
  return (
    <section>
      <h2 css={heading}>{words.items}</h2>
      <ul css={list}>
        {order.Order_items.map((item) => (
          <Item key={`${item.product_id} ${item.material}`} item={item} isSample={isOfSamples(order)} />
        ))}
      </ul>
    </section>
  );
}

function Item({ item, isSample }: { item: OrderItem; isSample: boolean }) {
  const { product_id, colour_name, code, quantity, total_amount, image_link } = item;
  const name = colour_name || product_id;
  return (
    <li>
      <Picture
        src={image_link || undefined}
        alt=""
        width={200}
        height={200}
        ratio="1/1"
        placeholder={code || undefined}
      />
      <div css={text}>
        <div>
          <h3>{isPackaging(item) ? name : <Link to={productPath({ ...item, shade: '' })}>{name}</Link>}</h3>
          <Text size="small" tone="soft">
            {itemKind(item)}
          </Text>
          <Text size="small" tone="soft" figures>
            {isSample ? words.sample : words.quantity(quantity)}
          </Text>
        </div>
        {!isSample && (
          <Text as="strong" figures>
            {formatRupees(total_amount)}
          </Text>
        )}
      </div>
    </li>
  );
}
