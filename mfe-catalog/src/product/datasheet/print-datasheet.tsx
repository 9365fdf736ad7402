import { useQueryClient } from '@tanstack/react-query';
import { type ComponentType, useEffect, useState } from 'react';
import { Icon, Row, TextButton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { useToast } from 'shared-contracts/remotes';
import { onScreenOnly } from '../../interaction/on-screen-only.ts';
import { useFirstInteraction } from '../../interaction/use-first-interaction.ts';
import { messages } from '../../messages.ts';
import { question } from '../price/question.tsx';
import type { DatasheetProps } from './datasheet.tsx';

const words = messages.datasheet;

const loadSheet = () => import(/* webpackChunkName: "datasheet" */ './print-sheet.ts');

/**
 * TAKE-10: prints the page as a datasheet. What paper shows is loaded with the shopper's first interaction, so that the browser's own Print
 * has it, too.
 */
export function PrintDatasheet({ product }: { product: Product }) {
  const [Sheet, setSheet] = useState<ComponentType<DatasheetProps>>();
  const hasInteracted = useFirstInteraction();
  const queries = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    if (!hasInteracted) return;
    // Where it fails, the page is printed as it is, and the button tries again.
    loadSheet().then(
      ({ Datasheet }) => setSheet(() => Datasheet),
      () => undefined,
    );
  }, [hasInteracted]);
  async function print(): Promise<void> {
    try {
      const { Datasheet, printSheet } = await loadSheet();
      setSheet(() => Datasheet);
      await printSheet(product, queries);
    } catch {
      toast({ tone: 'bad', message: words.failed });
    }
  }
  return (
    <>
      <Row css={[question, onScreenOnly]}>
        <Icon name="info" size="s" />
        <TextButton onClick={print}>{words.print}</TextButton>
      </Row>
      {Sheet && <Sheet product={product} />}
    </>
  );
}
