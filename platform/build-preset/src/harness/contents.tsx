import { css } from '@emotion/react';
import { PageHeading, Text, TextLink, Wrap } from 'shared-contracts/look';
import { messages } from './messages.ts';
import { places, useOffer } from './offer.ts';

const page = css`
  padding-block: var(--s-6) var(--section);
  h2 {
    margin-block: var(--s-6) var(--s-3);
    font-size: var(--type-sub);
  }
`;

const list = css`
  margin: 0;
  padding: 0;
  list-style: none;
  columns: 17rem;
  li {
    padding-block: var(--s-1);
    break-inside: avoid;
  }
`;

export function Contents() {
  const { id, patterns, fragments, scenes } = useOffer();
  const addresses = Object.values(patterns).flat();
  return (
    <Wrap css={page}>
      <PageHeading title={`mfe-${id}`} />
      <h2>{messages.scenes}</h2>
      <Links links={Object.keys(scenes).map((name) => [name, places.scene(name)])} />
      {Object.keys(scenes).length === 0 && <Text>{messages.noScenes}</Text>}
      {addresses.length > 0 && <h2>{messages.pages}</h2>}
      <Links links={addresses.filter((path) => !path.includes(':')).map((path) => [path, path])} />
      <h2>{messages.fragments}</h2>
      <Links links={Object.keys(fragments).map((name) => [`${id}/${name}`, places.fragment(name)])} />
    </Wrap>
  );
}

function Links({ links }: { links: readonly (readonly [text: string, to: string])[] }) {
  return (
    <ul css={list}>
      {links.map(([text, to]) => (
        <li key={to}>
          <TextLink to={to}>{text}</TextLink>
        </li>
      ))}
    </ul>
  );
}
