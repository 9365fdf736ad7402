import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from 'shared-contracts/http';
import { FactList } from 'shared-contracts/layouts/fact-list';
import { onPaper } from 'shared-contracts/layouts/paper';
import { Picture } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import { MATERIAL_LABELS, PRODUCT_CLASSES, type Product } from 'shared-contracts/product';
import { getProduct } from 'shared-contracts/product/endpoints';
import { finishOf } from 'shared-contracts/product/finish';
import { productName } from 'shared-contracts/product/rules';
import { useConfiguration } from 'shared-contracts/remotes';
import { productPath } from 'shared-contracts/routes';
import {
  pictureNamed,
  productFile,
  roomPicture,
  samplePicture,
} from '../../product-card/product-pictures.ts';
import { decorName } from '../../product-facts/decor-name.ts';
import { pieceSize } from '../../product-facts/piece-size.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { thicknessOf } from '../../product-facts/thickness.ts';
import { htmlToText } from '../description/html-to-text.ts';
import { formFacts } from '../other-products/form-row.tsx';
import { formsOfClass, productFormsQuery } from '../other-products/product-forms-query.ts';
import { datasheetMessages as words } from './datasheet-messages.ts';
import * as styles from './datasheet-styles.ts';
import { inShort } from './in-short.ts';

/** Characters of care instructions that fit on the sheet. */
const CARE_ROOM = 900;

/** Wider than on a screen, because printers have a higher resolution. */
const PRINTED_WIDTH = '800px';

const DAY = new Intl.DateTimeFormat('en-IN', { dateStyle: 'long', timeZone: 'Asia/Kolkata' });

type DatasheetProps = { product: Product };

/** TAKE-11: the product on one sheet of A4, which replaces the page on paper. With its letterhead it replaces the footer (`base.css`). */
export function Datasheet({ product }: DatasheetProps) {
  const { shopName, address, phone, email } = useConfiguration();
  const { category, type, common_desc } = product;
  const finish = finishOf(product);
  const care = inShort(htmlToText(common_desc), CARE_ROOM);
  return (
    <article css={[styles.sheet, onPaper]} data-letterhead data-datasheet>
      <header>
        <p>{[category, type].filter(Boolean).join(' · ')}</p>
        <h1>{productName(product)}</h1>
      </header>
      <Pictures product={product} />
      <div css={styles.columns}>
        <section>
          <h2>{words.facts}</h2>
          <Facts product={product} />
        </section>
        <section>
          <h2>{words.prices}</h2>
          <Prices product={product} />
        </section>
      </div>
      <section css={styles.care}>
        {finish && (
          <p>
            <b>{productMessages.finishIs(finish)}.</b> {productMessages.finishes[finish]}
          </p>
        )}
        {care.shown.length > 0 && (
          <>
            <h2>{words.care}</h2>
            <div>
              {care.shown.map((paragraph) => (
                <p key={paragraph}>{paragraph}</p>
              ))}
              {care.isCut && <p>{words.more}</p>}
            </div>
          </>
        )}
      </section>
      <div css={styles.foot}>
        <p>
          <b>{shopName}</b>
          {[address, phone, email].filter(Boolean).map((line) => ` · ${line}`)}
        </p>
        <p>{new URL(productPath(product), document.baseURI).href}</p>
      </div>
    </article>
  );
}

function Pictures({ product }: DatasheetProps) {
  const { pictures } = product;
  const room = roomPicture(pictures);
  const swatch = pictureNamed(pictures, 'flat') ?? samplePicture(pictures);
  return (
    <div css={styles.pictures}>
      {room && (
        <Picture {...productFile(product, room, PRINTED_WIDTH)} alt={decorName(product)} ratio="8/5" />
      )}
      <Picture
        {...productFile(product, swatch, PRINTED_WIDTH)}
        alt={words.swatch(decorName(product))}
        ratio="1/1"
      />
    </div>
  );
}

function Facts({ product }: DatasheetProps) {
  const { product_id, material, shade, code, application, info, selling_price } = product;
  const size = pieceSize(info);
  const rows = productMessages.specificationRows;
  const facts = [
    [rows.product_id, product_id],
    [rows.material, MATERIAL_LABELS[material] ?? material],
    [words.thickness, thicknessOf(product)],
    [words.size, size?.text],
    [words.finish, product.finish || finishOf(product)],
    [rows.shade, shade],
    [rows.code, code],
    [words.perSquareFoot, size && selling_price !== null && formatRupees(selling_price / size.squareFeet)],
    [rows.info, info.trim()],
    [rows.application, application.join(', ')],
  ] as const;
  return <FactList css={styles.facts} facts={facts} />;
}

/** All known forms of the decor, each with the server's price; only the product until they have loaded. */
function Prices({ product }: DatasheetProps) {
  // Not retried here: the page shows the failure, with a button that tries again.
  const { data, dataUpdatedAt } = useQuery({ ...productFormsQuery(product), retryOnMount: false });
  const { product_id: id, material } = product;
  const own = useQuery({ ...endpointQuery(getProduct, { query: { id, material } }), enabled: false });
  const others = PRODUCT_CLASSES.flatMap((productClass) => formsOfClass(data?.forms ?? [], productClass));
  const forms = others.length > 0 ? others : [product];
  const asked = Math.min(...[dataUpdatedAt, own.dataUpdatedAt].filter((time) => time > 0));
  const day = Number.isFinite(asked) ? DAY.format(asked) : '';
  return (
    <>
      <table css={styles.prices}>
        <thead>
          <tr>
            <th scope="col">{words.form}</th>
            <th scope="col">{words.size}</th>
            <th scope="col">{words.perPiece}</th>
          </tr>
        </thead>
        <tbody>
          {forms.map((form) => (
            <tr
              key={productPath(form)}
              data-own={(form.product_id === id && form.material === material) || undefined}
            >
              <td>
                {form.category} <small>{formFacts(form) || form.type}</small>
              </td>
              <td>{pieceSize(form.info)?.text}</td>
              <td>{formatRupees(form.selling_price)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>{words.pricesOf(day)}</p>
    </>
  );
}
