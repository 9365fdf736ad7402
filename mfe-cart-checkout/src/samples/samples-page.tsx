import { css } from '@emotion/react';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { ButtonLink, EmptyPanel, ErrorPanel, PageHeading, Picture, Wrap } from 'shared-contracts/look';
import picture from 'shared-contracts/look/pictures/samples.webp';
import type { PageModule } from 'shared-contracts/remotes';
import { pagePath, shopPath } from 'shared-contracts/routes';
import { AGAIN } from '../payment/payment-paths.ts';
import { chargesQuery } from '../price-details/price-queries.ts';
import { samplesMessages as words } from '../sample-choice/samples-messages.ts';
import { type Sample, useSamples } from '../sample-choice/use-samples.ts';
import { useShownAgain } from '../shown-again.ts';
import { ChosenAgain } from './chosen-again.tsx';
import { SampleParcel } from './sample-parcel.tsx';
import { SamplesSkeleton } from './samples-skeleton.tsx';

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

/** SAMPLE-5: what is chosen, where it goes, and what the parcel costs. */
function Samples() {
  const choice = useSamples();
  const charges = useQuery(chargesQuery);
  // The choice is emptied by the order, and the page stays as it is until the payment opens.
  const [ordered, setOrdered] = useState<readonly Sample[]>();
  useShownAgain(() => setOrdered(undefined));
  // What the browser keeps is known after the hydration.
  const isKnown = useHydrated();
  // Once they are known, a failed refresh takes nothing away: an order that fails says so itself.
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

export default {
  Page: SamplesPage,
  parameters: {},
  prefetch: () => [chargesQuery],
  head: () => ({ title: words.title, noIndex: true }),
} satisfies PageModule;
