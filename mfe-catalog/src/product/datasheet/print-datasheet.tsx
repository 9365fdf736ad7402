import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { TextButton } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { useToast } from 'shared-contracts/remotes';
import { useFirstInteraction } from '../../interaction/use-first-interaction.ts';
import { productMessages } from '../../product-facts/product-messages.ts';
import { QuietLine } from '../price/question.tsx';

const words = productMessages.datasheet;

export type Paper = typeof import('./print-sheet.ts');

const loadPaper = () => import(/* webpackChunkName: "datasheet" */ './print-sheet.ts');

export type PrintDatasheetProps = {
  product: Product;
  /** Adds the datasheet to the page, for this button and for the browser's own Print. */
  onPaper: (paper: Paper) => void;
};

/** TAKE-10: prints the page as a datasheet. It is loaded after the first interaction, so that the browser's own Print has it, too. */
export function PrintDatasheet({ product, onPaper }: PrintDatasheetProps) {
  const hasInteracted = useFirstInteraction();
  const queries = useQueryClient();
  const toast = useToast();
  useEffect(() => {
    // If it fails, the browser prints the page itself, and the button tries again.
    if (hasInteracted) loadPaper().then(onPaper, () => undefined);
  }, [hasInteracted, onPaper]);
  async function print(): Promise<void> {
    try {
      const paper = await loadPaper();
      onPaper(paper);
      await paper.printSheet(product, queries);
    } catch {
      toast({ tone: 'bad', message: words.failed });
    }
  }
  return (
    <QuietLine icon="info">
      <TextButton onClick={print}>{words.print}</TextButton>
    </QuietLine>
  );
}
