import { css } from '@emotion/react';
import { Link } from 'react-router-dom';
import { Section, Text } from 'shared-contracts/look';
import samples from 'shared-contracts/look/pictures/samples.webp';
import type { RemoteModules } from 'shared-contracts/remotes';
import { matchPath, myRoomPath, pagePath } from 'shared-contracts/routes';
import cuttingList from './pictures/cutting-list.webp';
import match from './pictures/match.webp';
import myRoom from './pictures/my-room.webp';
import { planningMessages as words } from './planning-messages.ts';
import { ToolPicture } from './tool-picture.tsx';

const TOOLS = [
  { ...words.match, picture: match, to: matchPath() },
  { ...words.myRoom, picture: myRoom, to: myRoomPath() },
  { ...words.cuttingList, picture: cuttingList, to: pagePath('/cutting-list') },
  { ...words.samples, picture: samples, to: pagePath('/samples') },
];

/** On phones the picture stands beside the words. */
const list = css`
  display: grid;
  gap: var(--s-5) var(--gap-grid);
  padding: 0;
  list-style: none;
  @media (min-width: 768px) {
    grid-template-columns: repeat(2, minmax(0, 1fr));
    gap: var(--s-6) var(--gap-grid);
  }
  @media (min-width: 1024px) {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  li {
    position: relative;
    display: grid;
    grid-template-columns: minmax(0, 2fr) minmax(0, 3fr);
    gap: 0 var(--s-4);
    align-content: start;
    @media (min-width: 768px) {
      grid-template-columns: minmax(0, 1fr);
      gap: var(--s-3);
    }
  }
  h3 {
    margin-bottom: var(--s-1);
    font: var(--weight-medium) var(--type-body) / 1.3 var(--font-text);
    letter-spacing: normal;
  }
  /* The whole card is the link, which has the card's title as its name. */
  a::after {
    content: '';
    position: absolute;
    inset: 0;
  }
  li:hover a {
    text-decoration: underline;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.3em;
  }
  p {
    max-width: 34ch;
  }
`;

/** INSP-61. A tool whose remote is missing leads to the 404 page. */
function PlanningTools() {
  return (
    <Section title={words.title} lead={words.lead}>
      <ul css={list}>
        {TOOLS.map(({ name, text, alt, picture, to }) => (
          <li key={name}>
            <ToolPicture src={picture} alt={alt} />
            <div>
              <h3>
                <Link to={to}>{name}</Link>
              </h3>
              <Text size="small" tone="soft">
                {text}
              </Text>
            </div>
          </li>
        ))}
      </ul>
    </Section>
  );
}

export default PlanningTools satisfies RemoteModules['inspiration/planning-tools'];
