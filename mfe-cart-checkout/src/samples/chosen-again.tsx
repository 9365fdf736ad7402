import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { ErrorPanel } from 'shared-contracts/look';
import type { OrderItem } from 'shared-contracts/order';
import { orderQuery } from '../payment/order-payment-query.ts';
import { SAMPLES_PATH } from '../payment/payment-paths.ts';
import { type Sample, useSamples } from '../sample-choice/use-samples.ts';
import { SamplesSkeleton } from './samples-skeleton.tsx';

/** SAMPLE-7: chooses the samples of an order again, in place of those that are chosen. */
export function ChosenAgain({ order_id }: { order_id: string }) {
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

/** The picture is left out where the shop has none any more. */
function sampleOf({ product_id, material, colour_name, image_link }: OrderItem): Sample {
  return { product_id, material, colour_name, ...(image_link && { image_link }) };
}
