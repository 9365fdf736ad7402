import { useQuery } from '@tanstack/react-query';
import { Text } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import type { Asked } from './asked-colour.ts';
import { matchMessages } from './match-messages.ts';
import { matchQuery } from './match-query.ts';
import { RESULTS_ID } from './match-results.tsx';
import { matchWords } from './match-words.ts';

/** The best match beside what was asked with, because the others are further down the page. */
export function NearestLine({ asked }: { asked: Asked }) {
  const { data } = useQuery({ ...matchQuery(asked), placeholderData: (before) => before });
  const [nearest] = data?.decors ?? [];
  if (!nearest) return null;
  return (
    <Text>
      {matchMessages.nearestIs(productName(nearest.product), matchWords(nearest))}{' '}
      <a href={`#${RESULTS_ID}`}>{matchMessages.seeMatches}</a>
    </Text>
  );
}
