import { MAX_SAMPLES } from 'shared-contracts/order/rules';
import type { SampleChoiceProps } from 'shared-contracts/remotes';
import { fields, optional, type Shape, text } from 'shared-contracts/shapes';
import { useStored } from 'shared-contracts/stored';

/** A chosen decor, with the names of the product page or of an order. */
export type Sample = SampleChoiceProps['product'];

const isSample = fields<Sample>({
  product_id: text,
  material: text,
  colour_name: text,
  image_link: optional(text),
});

const areSamples: Shape<readonly Sample[]> = (value): value is readonly Sample[] =>
  Array.isArray(value) && value.length <= MAX_SAMPLES && value.every(isSample);

const NONE: readonly Sample[] = [];

export type SampleChoice = {
  samples: readonly Sample[];
  isFull: boolean;
  has: (sample: Sample) => boolean;
  /** Adds a sample that is not chosen yet, if there is room. */
  add: (sample: Sample) => void;
  remove: (sample: Sample) => void;
  replace: (samples: readonly Sample[]) => void;
};

/** SAMPLE-2: the chosen decors, the same in all tabs. They outlive a login, and are removed by a logout. */
export function useSamples(): SampleChoice {
  const [samples, keep] = useStored('samples', areSamples, NONE);
  const isFull = samples.length >= MAX_SAMPLES;
  const has = ({ product_id }: Sample) => samples.some((sample) => sample.product_id === product_id);
  const replace = (next: readonly Sample[]) => keep(next.length > 0 ? next.slice(0, MAX_SAMPLES) : NONE);
  return {
    samples,
    isFull,
    has,
    add: (sample) => {
      if (!isFull && !has(sample)) replace([...samples, sample]);
    },
    remove: ({ product_id }) => replace(samples.filter((sample) => sample.product_id !== product_id)),
    replace,
  };
}
