import { css } from '@emotion/react';
import { useLocation } from 'react-router-dom';
import { Section, TextLink } from 'shared-contracts/look';
import type { PageLocation, PageQuery, RemoteModules } from 'shared-contracts/remotes';
import { matchPath, VISUALIZER_ID } from 'shared-contracts/routes';
import { messages } from '../messages.ts';
import { coloursQuery } from './colours-query.ts';
import { designIn, designPath } from './design.ts';
import { DesignTool } from './design-tool.tsx';
import { optionsQuery } from './options-query.ts';

/** The last part of the head, whether each part has its own line or all share one. */
const lastInHead = css`
  @media (max-width: 599px), (min-width: 1024px) {
    order: 1;
  }
`;

function Visualizer() {
  const { search } = useLocation();
  const linked = designIn(new URLSearchParams(search));
  return (
    <Section
      id={VISUALIZER_ID}
      title={messages.visualizer}
      lead={messages.visualizerLead}
      action={
        <TextLink css={lastInHead} to={matchPath()}>
          {messages.matchColour}
        </TextLink>
      }
    >
      {/* A link to another design resets the choice; any other change of the address keeps it. */}
      <DesignTool key={designPath(linked)} linked={linked} />
    </Section>
  );
}

/** Returns the queries of the first paint, for a page whose visualizer the server renders. */
function prefetch({ search }: PageLocation): PageQuery[] {
  const linked = designIn(search);
  return [optionsQuery(linked.type), coloursQuery(linked)];
}

export default Object.assign(Visualizer, { prefetch }) satisfies RemoteModules['inspiration/visualizer'];
