import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useId } from 'react';
import { focusOnMount } from 'shared-contracts/interaction/focus-on-mount';
import { Button, ButtonLink, Notice, Stack, Text } from 'shared-contracts/look';
import { formatRupees } from 'shared-contracts/money';
import type { RemoteModules, SampleChoiceProps } from 'shared-contracts/remotes';
import { wrongSampleChoiceProp } from 'shared-contracts/remotes/prop-checks';
import { SAMPLES_PATH } from '../payment/payment-paths.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { questionPanel } from '../question-panel.ts';
import { SampleList } from './sample-list.tsx';
import { samplesMessages as words } from './samples-messages.ts';
import { useSamples } from './use-samples.ts';

/** SAMPLE-2. */
function SampleChoice({ product }: SampleChoiceProps) {
  const titleId = useId();
  const choice = useSamples();
  const { data: charges } = useQuery(chargesQuery);
  const name = product.colour_name || product.product_id;
  const isMissing = !choice.has(product);
  const addFirst = useEffectEvent(() => choice.add(product));
  // It is mounted by a tap on "Order a sample", so mounting chooses the decor.
  useEffect(() => addFirst(), []);
  return (
    <Stack as="section" css={questionPanel} gap="m" aria-labelledby={titleId}>
      <h2 id={titleId} ref={focusOnMount} tabIndex={-1}>
        {words.title}
      </h2>
      <Text role="status" size="small" tone="soft" figures>
        {words.count(choice.samples.length)}
      </Text>
      {choice.samples.length > 0 && <SampleList samples={choice.samples} onRemove={choice.remove} />}
      {isMissing && choice.isFull && <Notice tone="warn">{words.full(name)}</Notice>}
      {isMissing && !choice.isFull && (
        <Button variant="secondary" icon="plus" onClick={() => choice.add(product)}>
          {words.add(name)}
        </Button>
      )}
      {charges?.sampleFee && (
        <Text size="small" tone="soft">
          {words.offer(formatRupees(charges.sampleFee))}
        </Text>
      )}
      {choice.samples.length > 0 && <ButtonLink to={SAMPLES_PATH}>{words.seeSamples}</ButtonLink>}
    </Stack>
  );
}

export default Object.assign(SampleChoice, {
  wrongProp: wrongSampleChoiceProp,
}) satisfies RemoteModules['cart-checkout/sample-choice'];
