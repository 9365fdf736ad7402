import { css } from '@emotion/react';
import { type QueryClient, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { PageHeading, Stack, Text, TextLink, Wrap } from 'shared-contracts/look';
import { productName } from 'shared-contracts/product/rules';
import type { PageHead, PageLocation, PageModule } from 'shared-contracts/remotes';
import { inPlaceOf, matchPath, myRoomPath, pagePath } from 'shared-contracts/routes';
import { PhotoPanel } from '../photo/photo-panel.tsx';
import picture from '../planning-tools/pictures/match.webp';
import { planningMessages } from '../planning-tools/planning-messages.ts';
import { ToolPicture } from '../planning-tools/tool-picture.tsx';
import { type Asked, askedIn } from './asked-colour.ts';
import { ColourForm } from './colour-form.tsx';
import { DecorSearch } from './decor-search.tsx';
import { matchMessages } from './match-messages.ts';
import { companionsQuery, matchQuery } from './match-query.ts';
import { MatchResults, RESULTS_ID } from './match-results.tsx';
import { matchWords } from './match-words.ts';
import { PickedPhoto } from './picked-photo.tsx';

const CRUMBS = [{ label: matchMessages.home, to: pagePath('/') }, { label: matchMessages.title }];

/** The photo comes first, because most shoppers have one. */
const ways = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: var(--s-6) clamp(2rem, 4vw, 4rem);
  align-items: start;
  @media (min-width: 1024px) {
    grid-template-columns: minmax(0, 3fr) minmax(0, 2fr);
  }
  /* An open photo has the same line below it, where the shopper looks. */
  &:has([role='slider']) > * > [role='status'] {
    position: absolute;
    clip-path: inset(50%);
  }
`;

const isAsked = ({ product, colour }: Asked) => Boolean(product ?? colour);

/** The number distinguishes photos that were opened one after the other. */
type Opened = { photo: ImageBitmap; number: number };

function MatchPage() {
  const [search] = useSearchParams();
  const location = useLocation();
  const navigate = useNavigate();
  const asked = askedIn(search);
  const [opened, setOpened] = useState<Opened>();
  // Neither the photo nor the page's scroll position changes.
  const choose = (colour: string) =>
    navigate(matchPath({ colour }), { replace: true, state: inPlaceOf(location) });
  const nearest = isAsked(asked) && <NearestLine asked={asked} />;
  return (
    <>
      <Wrap>
        <PageHeading crumbs={CRUMBS} title={matchMessages.title} lead={matchMessages.lead} />
        <div css={ways}>
          <PhotoPanel
            title={matchMessages.photo}
            hint={matchMessages.lightHint}
            isOpen={opened !== undefined}
            picture={<ToolPicture src={picture} alt={planningMessages.match.alt} priority />}
            onOpen={(photo) => setOpened({ photo, number: (opened?.number ?? 0) + 1 })}
          >
            {opened ? (
              <PickedPhoto key={opened.number} photo={opened.photo} onChoose={choose}>
                {nearest}
              </PickedPhoto>
            ) : (
              <Text tone="soft">{matchMessages.photoLead}</Text>
            )}
          </PhotoPanel>
          <Stack gap="l">
            <ColourForm asked={asked.colour} onChoose={choose} />
            <DecorSearch />
            <div>
              <TextLink to={myRoomPath(asked.product)}>{matchMessages.inOwnRoom}</TextLink>
            </div>
            <div role="status">{nearest}</div>
          </Stack>
        </div>
      </Wrap>
      {isAsked(asked) && <MatchResults asked={asked} />}
    </>
  );
}

function prefetch({ search }: PageLocation) {
  const asked = askedIn(search);
  if (!isAsked(asked)) return [];
  return [matchQuery(asked), ...(asked.product ? [companionsQuery(asked.product)] : [])];
}

/** The canonical address has no colour, so that search engines see one page. */
function head({ search }: PageLocation, queries: QueryClient): PageHead {
  const asked = askedIn(search);
  const { title, lead, nearTo } = matchMessages;
  const matched = queries.getQueryData(matchQuery(asked).queryKey);
  const name = matched?.product ? productName(matched.product) : asked.colour && `#${asked.colour}`;
  return { title: name ? nearTo(name) : title, description: lead, canonical: matchPath() };
}

/** Shows the best match beside the asked colour, because the others are further down the page. */
function NearestLine({ asked }: { asked: Asked }) {
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

export default {
  Page: MatchPage,
  parameters: { colour: 'one', product: 'one' },
  prefetch,
  head,
} satisfies PageModule;
