import { css } from '@emotion/react';
import { startTransition, useEffect, useMemo, useState } from 'react';
import { onScreen } from 'shared-contracts/layouts/paper';
import { Button, Notice, PageHeading, Row, Stack, Text, TextButton, Wrap } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productClassOf, productName } from 'shared-contracts/product/rules';
import { pagePath, productPath } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { PanelRows } from './panel-rows.tsx';
import { cutMessages } from './panels/cut-messages.ts';
import { EMPTY_ROW, type ListRow, MAX_ROWS, roomInAddress } from './panels/list-in-address.ts';
import { checkedList, isBlank, piecesOf } from './panels/panels-to-cut.ts';
import { pieceToCut } from './panels/piece-to-cut.ts';
import { PasteList } from './paste-list.tsx';
import { ExamplePlan } from './plan/example-plan.tsx';
import { PlanSheets } from './plan/plan-sheets.tsx';
import { PlanResult, PlanSummary } from './plan/plan-summary.tsx';
import { usePlan } from './plan/use-plan.ts';
import { PresetForm } from './preset-form.tsx';
import { ProductChoice } from './product-choice.tsx';
import { SawSettings } from './saw-settings.tsx';
import { useCuttingList } from './use-cutting-list.ts';

const words = cutMessages;

const columns = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 5vw, 5rem);
  margin-bottom: var(--section);
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 7fr) minmax(0, 4fr);
    align-items: start;
  }
  @media print {
    margin-bottom: var(--s-6);
  }
`;

const summary = css`
  padding: clamp(1.25rem, 3vw, 2rem);
  border-radius: var(--radius-panel);
  background: var(--paper-sunk);
  h2 {
    font-size: var(--type-sub);
  }
  /* It takes no gap, but stays, so that its next text is announced. */
  > :empty {
    position: absolute;
  }
  @media (min-width: 1024px) {
    position: sticky;
    top: calc(var(--header-height, 5rem) + var(--s-4));
  }
  @media print {
    padding: 0;
    position: static;
  }
`;

const plan = css`
  margin-bottom: var(--section);
`;

const unlessScripts = css`
  @media (scripting: enabled) {
    display: none;
  }
`;

export const CRUMBS = [{ label: messages.home, to: pagePath('/') }, { label: words.crumb }];

export type CuttingListOfProps = {
  /** Undefined for a list cut from sheets of the usual size, to which a product can be added (CUT-27). */
  product: Product | undefined;
  /** The shop no longer has the product of the address. */
  isGone?: boolean;
};

export function CuttingListOf({ product, isGone }: CuttingListOfProps) {
  const [list, change, rowsLeftOut] = useCuttingList();
  const piece = useMemo(() => pieceToCut(product), [product]);
  const { rowErrors, sawErrors, tooMany, cut } = useMemo(() => checkedList(list, piece), [list, piece]);
  const shown = usePlan(cut);
  // The drawings are rendered after the number of sheets, which does not wait for their layout.
  const [drawn, setDrawn] = useState(shown);
  useEffect(() => startTransition(() => setDrawn(shown)), [shown]);
  const productClass = product ? productClassOf(product) : 'Sheet';
  const name = product && productName(product);
  const rows = list.rows.length > 0 ? list.rows : [EMPTY_ROW];
  const [added, setAdded] = useState<number>();
  const [openLines, setOpenLines] = useState(0);
  const [isPasted, setPasted] = useState(false);
  const [reserved, setReserved] = useState(0);
  const room = roomInAddress(list);
  const filled = list.rows.filter((row) => !isBlank(row));
  const missing = filled.length > 0 ? words.plan.incomplete : words.plan.empty;
  const noPlanYet = cut ? words.plan.searching : missing;
  function setRows(next: (rows: ListRow[]) => ListRow[]): void {
    setAdded(undefined);
    startTransition(() => {
      setReserved(0);
      change((all) => ({ ...all, rows: next(all.rows.filter((row) => !isBlank(row))) }));
    });
  }

  return (
    <Wrap>
      <PageHeading
        title={words.title}
        lead={
          name
            ? words.product(name, productClass, piece.length, piece.width)
            : words.anyProduct(piece.length, piece.width)
        }
        crumbs={
          product
            ? [{ label: productName(product), to: productPath(product) }, { label: words.crumb }]
            : CRUMBS
        }
      />
      <div css={columns}>
        <Stack css={onScreen} gap="l">
          <Notice css={unlessScripts}>{words.withoutScripts}</Notice>
          {rowsLeftOut > 0 && <Notice tone="warn">{words.leftOut(rowsLeftOut, MAX_ROWS)}</Notice>}
          {isGone && <Notice tone="warn">{words.gone}</Notice>}
          {product && !piece.isStated && <Notice>{words.usualSize}</Notice>}
          <PresetForm product={product} rows={filled} onFill={(rows) => setRows(() => rows)} />
          <Stack as="section" aria-label={words.panels}>
            <div>
              <h2>{words.panels}</h2>
              <Text size="small" tone="soft">
                {words.measuresHelp}
              </Text>
            </div>
            <PanelRows rows={rows} errors={rowErrors} reserved={reserved} added={added} change={change} />
            <Row gap="m">
              {list.rows.length < MAX_ROWS ? (
                <Button
                  variant="secondary"
                  icon="plus"
                  onClick={() => {
                    setAdded(rows.length);
                    change((all) => ({ ...all, rows: [...rows, EMPTY_ROW] }));
                  }}
                >
                  {words.addRow}
                </Button>
              ) : (
                <Text size="small">{words.full(MAX_ROWS)}</Text>
              )}
              {filled.length > 0 && (
                <TextButton
                  onClick={({ currentTarget }) => {
                    // The button disappears with the list, so the first field takes the focus.
                    currentTarget.closest('section')?.querySelector('input')?.focus();
                    setRows(() => []);
                  }}
                >
                  {words.clear}
                </TextButton>
              )}
            </Row>
            {room !== 'enough' && <Notice tone="warn">{words.link[room]}</Notice>}
            <PasteList
              used={filled.length}
              onAdd={(rows) => {
                setPasted(true);
                setReserved(filled.length + rows.length);
                setRows((all) => [...all, ...rows]);
              }}
              onOpenLines={setOpenLines}
            />
          </Stack>
          <SawSettings list={list} errors={sawErrors} hasGrain={piece.hasGrain} change={change} />
        </Stack>
        <Stack as="section" css={summary} aria-label={words.plan.title}>
          <h2>{words.plan.title}</h2>
          <div role="status">
            {(isPasted || openLines > 0) && (
              <Text strong figures>
                {words.plan.understood(filled.length, piecesOf(filled), openLines)}
              </Text>
            )}
          </div>
          <div role="status">
            {shown ? (
              <PlanResult plan={shown} productClass={productClass} />
            ) : (
              <Text tone="soft">{tooMany ?? noPlanYet}</Text>
            )}
          </div>
          {filled.length === 0 && <ExamplePlan />}
          {shown && <PlanSummary plan={shown} product={product} piece={piece} openLines={openLines} />}
          {!product && (
            <div css={onScreen}>
              <ProductChoice onChoose={(chosen) => change((all) => ({ ...all, product: chosen }))} />
            </div>
          )}
        </Stack>
      </div>
      {drawn && (
        <div css={plan}>
          <PlanSheets
            plan={drawn}
            piece={piece}
            productClass={productClass}
            productName={name ?? ''}
            colour={product?.code ?? ''}
          />
        </div>
      )}
    </Wrap>
  );
}
