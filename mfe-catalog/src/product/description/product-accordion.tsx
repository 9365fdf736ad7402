import { useState } from 'react';
import { Accordion, AccordionItem, Stack, Text } from 'shared-contracts/look';
import type { Product } from 'shared-contracts/product';
import { productMessages } from '../../product-facts/product-messages.ts';
import { CommonDescription } from './common-description.tsx';
import { SpecificationList } from './specification-list.tsx';

export function ProductAccordion({ product }: { product: Product }) {
  const [isRead, setRead] = useState(false);
  return (
    <Accordion>
      <AccordionItem summary={productMessages.specification} defaultOpen>
        <SpecificationList product={product} />
      </AccordionItem>
      {product.common_desc && (
        <AccordionItem summary={productMessages.moreAbout} onOpen={() => setRead(true)}>
          <CommonDescription html={product.common_desc} isRead={isRead} />
        </AccordionItem>
      )}
      <AccordionItem summary={productMessages.deliveryAndReturns}>
        <Stack gap="s">
          <Text tone="soft">{productMessages.delivery}</Text>
          <Text tone="soft">{productMessages.returns}</Text>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
