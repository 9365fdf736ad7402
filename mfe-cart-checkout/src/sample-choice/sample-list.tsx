import { css } from '@emotion/react';
import { IconButton, Picture, Text } from 'shared-contracts/look';
import { samplesMessages as words } from './samples-messages.ts';
import type { Sample, SampleChoice } from './use-samples.ts';

const list = css`
  border-top: var(--hair);
  li {
    display: grid;
    grid-template-columns: min(3.5rem, 25%) minmax(0, 1fr) auto;
    gap: var(--s-3);
    align-items: center;
    padding-block: var(--s-2);
    border-bottom: var(--hair);
    overflow-wrap: anywhere;
  }
`;

type SampleListProps = {
  samples: readonly Sample[];
  onRemove: SampleChoice['remove'];
};

export function SampleList({ samples, onRemove }: SampleListProps) {
  return (
    <ul css={list} aria-label={words.chosen}>
      {samples.map((sample) => {
        const name = sample.colour_name || sample.product_id;
        return (
          <li key={sample.product_id}>
            <Picture src={sample.image_link || undefined} alt="" width={200} height={200} ratio="1/1" />
            <div>
              <Text strong>{name}</Text>
              <Text size="small" tone="soft">
                {sample.material}
              </Text>
            </div>
            <IconButton
              icon="trash"
              label={words.remove(name)}
              onClick={({ currentTarget }) => {
                leaveFocusTo(currentTarget.closest('li'));
                onRemove(sample);
              }}
            />
          </li>
        );
      })}
    </ul>
  );
}

/** The focused button disappears with its row: the next row takes the focus, or the heading of an empty choice (SITE-47). */
function leaveFocusTo(row: HTMLElement | null): void {
  const next = row?.nextElementSibling ?? row?.previousElementSibling;
  const heading = row?.closest('section')?.querySelector<HTMLElement>('h2');
  const place = next?.querySelector('button') ?? heading ?? document.querySelector('main');
  place?.focus({ preventScroll: true });
}
