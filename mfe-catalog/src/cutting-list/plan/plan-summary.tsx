import { css } from '@emotion/react';
import { useId, useState } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Stack, Text } from 'shared-contracts/look';
import type { Product, ProductClass } from 'shared-contracts/product';
import { productClassOf } from 'shared-contracts/product/rules';
import { type AddIntentProps, useRemoteLoader } from 'shared-contracts/remotes';
import { AddItem } from '../../interaction/add-item.tsx';
import type { CutSheet } from '../packing/plan.ts';
import { cutMessages } from '../panels/cut-messages.ts';
import type { PieceToCut } from '../panels/piece-to-cut.ts';
import { PlanCost } from './plan-cost.tsx';
import type { ShownPlan } from './use-plan.ts';

const words = cutMessages.plan;
const costWords = cutMessages.cost;

const number = css`
  font: var(--weight-display) var(--type-title) / var(--lh-display) var(--font-display);
`;

/** Least size of an offcut worth keeping, in tenths of a millimetre: that of a drawer front. */
const LEAST_OFFCUT = { length: 3_000, width: 1_500 };
const SHOWN_OFFCUTS = 3;

export type PlanSummaryProps = {
  plan: ShownPlan;
  product: Product | undefined;
  piece: PieceToCut;
  /** The number of pasted lines that are not in the plan. */
  openLines: number;
};

export type PlanResultProps = { plan: ShownPlan; productClass: ProductClass };

/** Says how many pieces are needed, and whether fewer would do (CUT-13, CUT-14). */
export function PlanResult({ plan: { sheets, atLeast, cut, isBest }, productClass }: PlanResultProps) {
  return (
    <>
      <p css={number}>{words.pieces(sheets.length, productClass)}</p>
      <Text tone="soft">
        {words.panels(cut.panels.length)}. {isBest ? certainty(sheets.length, atLeast) : words.searching}
      </Text>
    </>
  );
}

/** Says what is left over, and what the pieces cost (CUT-15 to CUT-17). */
export function PlanSummary({ plan, product, piece, openLines }: PlanSummaryProps) {
  const { sheets, cut } = plan;
  const used = sheets.reduce((sum, sheet) => sum + sheet.used, 0);
  const percent = Math.floor((100 * used) / (sheets.length * piece.length * piece.width));
  return (
    <Stack>
      <Text size="small" tone="soft" figures>
        {words.used(percent)} {`${words.offcuts}: ${offcuts(sheets)}.`}{' '}
        {words.settings(cut.stock.kerf, cut.trim)}
      </Text>
      {product ? (
        <PlanCost product={product} quantity={sheets.length} />
      ) : (
        <Text size="small">{cutMessages.cost.needsProduct}</Text>
      )}
      <Stack gap="s" css={onScreen}>
        {product && <AddPieces product={product} quantity={sheets.length} openLines={openLines} />}
        <Button variant="secondary" block onClick={() => window.print()}>
          {words.print}
        </Button>
      </Stack>
    </Stack>
  );
}

const certainty = (count: number, atLeast: number) =>
  count === atLeast ? words.optimal : words.atLeast(atLeast);

function offcuts(sheets: readonly CutSheet[]): string {
  const kept = sheets
    .flatMap(({ free }) => free)
    .map(({ length, width }) => ({ length: Math.max(length, width), width: Math.min(length, width) }))
    .filter(({ length, width }) => length >= LEAST_OFFCUT.length && width >= LEAST_OFFCUT.width)
    .sort((one, other) => other.length * other.width - one.length * one.width);
  if (kept.length === 0) return words.noOffcuts;
  const sizes = [...new Set(kept.map(({ length, width }) => words.measures(length, width)))];
  return words.parts(sizes.slice(0, SHOWN_OFFCUTS));
}

type AddPiecesProps = {
  product: Product;
  quantity: number;
  /** The number of pasted lines that are not in the plan. */
  openLines: number;
};

/** CUT-17: adds the plan's number of pieces to the cart, once no line is left open (CUT-25). The cart's script is loaded on the click. */
function AddPieces({ product, quantity, openLines }: AddPiecesProps) {
  const id = useId();
  const [item, setItem] = useState<AddIntentProps['item']>();
  const loader = useRemoteLoader();
  const stop = () => setItem(undefined);
  const { product_id, material, selling_price } = product;
  if (selling_price === null) return <Text size="small">{costWords.noPrice}</Text>;
  return (
    <>
      <Button
        block
        busy={item !== undefined}
        disabled={openLines > 0}
        aria-describedby={openLines > 0 ? id : undefined}
        onPointerEnter={() => loader.load('cart-checkout/add-intent')}
        onClick={() => setItem({ product_id, material, quantity })}
      >
        {costWords.add(quantity, productClassOf(product))}
      </Button>
      {openLines > 0 && (
        <Text id={id} size="small">
          {costWords.waits(openLines)}
        </Text>
      )}
      {item && <AddItem item={item} notAdded={costWords.notAdded} onSettled={stop} />}
    </>
  );
}
