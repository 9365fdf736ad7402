import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router-dom';
import { roomName, viewName } from 'shared-contracts/image/picture-views';
import { ErrorPanel, Picture, Price, Section, Skeleton, Text } from 'shared-contracts/look';
import type { Companion, Product } from 'shared-contracts/product';
import { pictureFile, productName } from 'shared-contracts/product/rules';
import { productPath } from 'shared-contracts/routes';
import { swatchPicture } from '../visualizer/room-pictures.ts';
import { matchMessages } from './match-messages.ts';
import { companionsQuery } from './match-query.ts';

const pairs = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-7) var(--gap-grid);
  @media (min-width: 1024px) {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

const pair = css`
  display: grid;
  gap: var(--s-4);
  align-content: start;
  @media (min-width: 640px) and (max-width: 1023px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
    gap: var(--s-5);
  }
`;

/** Large swatches of both decors, if no room shows the two together. */
const swatches = css`
  display: grid;
  grid-template-columns: 1fr 1fr;
  aspect-ratio: 8/5;
  > span {
    height: 100%;
  }
`;

const words = css`
  display: grid;
  grid-template-columns: 4.5rem minmax(0, 1fr);
  gap: var(--s-4);
  align-items: start;
  h3 {
    font-size: var(--type-sub);
  }
`;

const SIZES = '(min-width: 1024px) 30vw, 100vw';

/** MATCH-20: shows decors that go with a product, each together with it in a room, and the reason. Empty if the provider lists none. */
export function GoesWith({ product }: { product: Product }) {
  const { data, error, refetch } = useQuery(companionsQuery(product.product_id));
  const title = matchMessages.goesWith(productName(product));
  if (data === null) return null;
  if (error && !data) {
    return (
      <Section title={title} band>
        <ErrorPanel compact title={matchMessages.goesWithFailed} onRetry={() => refetch()} />
      </Section>
    );
  }
  if (!data) {
    return (
      <Section title={title} band>
        <Skeleton height="20rem" />
      </Section>
    );
  }
  if (data.goesWith.length === 0) return null;
  return (
    <Section title={title} band>
      <ul css={pairs}>
        {data.goesWith.map((companion) => (
          <li key={companion.product_id} css={pair}>
            <Together product={product} companion={companion} />
            <div css={words}>
              <Picture {...pictureFile(swatchPicture(companion.pictures), '72px')} alt="" ratio="1/1" />
              <div>
                <h3>
                  <Link to={productPath(companion)}>{productName(companion)}</Link>
                </h3>
                {companion.because && <Text tone="soft">{companion.because}</Text>}
                <Price size="s" selling_price={companion.selling_price} />
              </div>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** Shows both decors in one room, or side by side if the provider has no such picture. */
function Together({ product, companion }: { product: Product; companion: Companion }) {
  const { together } = companion;
  if (together) {
    const room = roomName(viewName(together));
    const alt = matchMessages.together(productName(product), productName(companion), room);
    return <Picture {...pictureFile(together, SIZES)} alt={alt} ratio="8/5" />;
  }
  return (
    <div css={swatches}>
      {[product, companion].map((shown) => (
        <Picture
          key={shown.product_id}
          {...pictureFile(swatchPicture(shown.pictures), '(min-width: 1024px) 15vw, 50vw')}
          placeholder={shown.code}
          alt=""
        />
      ))}
    </div>
  );
}
