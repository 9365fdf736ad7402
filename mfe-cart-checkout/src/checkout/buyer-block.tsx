import { useState } from 'react';
import { buyerErrors, NOBODY, type TypedBuyer } from 'shared-contracts/customer/buyer';
import { Accordion, AccordionItem, Field, Stack, TextInput } from 'shared-contracts/look';
import { fields, text } from 'shared-contracts/shapes';
import { useStored } from 'shared-contracts/stored';
import { checkoutMessages } from './checkout-messages.ts';

const words = checkoutMessages.buyer;

const aBuyer = fields<TypedBuyer>({ firm: text, gstin: text });

/** The typed buyer is kept until the logout, for a reload and for the next order. */
export const useBuyer = () => useStored('buyer', aBuyer, NOBODY);

/** CHECK-24: a firm with its GST number, for the invoice. The summary names the firm while the block is folded. */
export function BuyerBlock() {
  const [buyer, keep] = useBuyer();
  const [isTyping, setIsTyping] = useState(false);
  const errors = isTyping ? [] : buyerErrors(buyer);
  const control = (name: keyof TypedBuyer) => ({
    value: buyer[name],
    onChange: ({ target }: { target: HTMLInputElement }) => keep({ ...buyer, [name]: target.value }),
  });
  const errorOf = (name: keyof TypedBuyer) => errors.find(({ field }) => field === name)?.message;
  return (
    <Accordion>
      <AccordionItem
        summary={buyer.firm.trim() ? words.summaryFor(buyer.firm.trim()) : words.summary}
        defaultOpen={errors.length > 0}
      >
        <Stack
          gap="s"
          onFocus={() => setIsTyping(true)}
          onBlur={({ currentTarget, relatedTarget }) => setIsTyping(currentTarget.contains(relatedTarget))}
        >
          <Field label={words.gstin} help={words.gstinHelp} error={errorOf('gstin')}>
            <TextInput
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...control('gstin')}
            />
          </Field>
          <Field label={words.firm} help={words.firmHelp} error={errorOf('firm')}>
            <TextInput autoComplete="organization" {...control('firm')} />
          </Field>
        </Stack>
      </AccordionItem>
    </Accordion>
  );
}
