import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import {
  ButtonLink,
  EmptyPanel,
  ErrorPanel,
  PageHeading,
  Picture,
  Skeleton,
  Wrap,
} from 'shared-contracts/look';
import picture from 'shared-contracts/look/pictures/samples.webp';
import type { OrderItem } from 'shared-contracts/order';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { checkoutGrid } from '../checkout/checkout-layout.ts';
import { orderQuery } from '../payment/order-payment-query.ts';
import { AGAIN, SAMPLES_PATH } from '../payment/payment-paths.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';
import { type Sample, useSamples } from '../sample-choice/use-samples.ts';
import { useShownAgain } from '../shown-again.ts';
import { SampleParcel } from './sample-parcel.tsx';

const CRUMBS = [{ label: words.home, to: pagePath('/') }, { label: words.title }];

const page = css`
  padding-bottom: var(--section);
`;

/** On phones the picture is above the words, on wider screens beside them. */
const pictured = css`
  display: grid;
  gap: var(--gap-grid);
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    /* The words are no taller than the picture. */
    > :last-child {
      padding-block: var(--s-4);
    }
  }
`;

function SamplesPage() {
  const [search] = useSearchParams();
  const again = search.get(AGAIN);
  return (
    <Wrap css={page}>
      <PageHeading crumbs={CRUMBS} title={words.title} lead={words.lead} />
      {again ? <ChosenAgain order_id={again} /> : <Samples />}
    </Wrap>
  );
}

/** SAMPLE-5. */
function Samples() {
  const choice = useSamples();
  const charges = useQuery(chargesQuery);
  // The order clears the choice, but the page still shows it until the payment opens.
  const [ordered, setOrdered] = useState<readonly Sample[]>();
  useShownAgain(() => setOrdered(undefined));
  // The browser's storage is read after the hydration.
  const isKnown = useHydrated();
  // A failed refetch keeps charges that are on display: if they are outdated, the order fails with its own message.
  if (charges.error && !charges.data)
    return <ErrorPanel title={charges.error.message} onRetry={() => void charges.refetch()} />;
  if (!isKnown || charges.isPending) return <SamplesSkeleton />;
  const fee = charges.data?.sampleFee;
  if (!fee) return <EmptyPanel title={words.notOffered} message={words.notOfferedAdvice} />;
  const samples = ordered ?? choice.samples;
  if (samples.length === 0) {
    return (
      <div css={pictured}>
        <Picture src={picture} alt={words.nonePicture} width={960} height={720} ratio="4/3" priority />
        <EmptyPanel icon="layers" title={words.none}>
          <ButtonLink to={shopPath()}>{words.shopNow}</ButtonLink>
        </EmptyPanel>
      </div>
    );
  }
  return (
    <SampleParcel
      samples={samples}
      fee={fee}
      onRemove={choice.remove}
      onOrdered={() => {
        setOrdered(samples);
        choice.replace([]);
      }}
    />
  );
}

/** SAMPLE-7: chooses the samples of an order again, in place of those that are chosen. */
function ChosenAgain({ order_id }: { order_id: string }) {
  const order = useQuery(orderQuery(order_id));
  const items = order.data?.Order_items;
  const navigate = useNavigate();
  const { replace } = useSamples();
  const choose = useEffectEvent((ordered: readonly OrderItem[]) => {
    replace(ordered.map(sampleOf));
    navigate(SAMPLES_PATH, { replace: true });
  });
  // It is mounted by a tap on "Choose these samples again".
  useEffect(() => {
    if (items) choose(items);
  }, [items]);
  if (order.error) return <ErrorPanel title={order.error.message} onRetry={() => void order.refetch()} />;
  return <SamplesSkeleton />;
}

/** Leaves out a picture that the shop no longer has. */
function sampleOf({ product_id, material, colour_name, image_link }: OrderItem): Sample {
  return { product_id, material, colour_name, ...(image_link && { image_link }) };
}

function SamplesSkeleton() {
  return (
    <div css={checkoutGrid} role="status" aria-busy aria-label={words.loading}>
      <Skeleton height="20rem" />
      <Skeleton height="14rem" />
    </div>
  );
}

export default {
  Page: SamplesPage,
  parameters: {},
  prefetch: () => [chargesQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies PageModule;
