import { css } from '@emotion/react';
import { useState } from 'react';
import { publishedSet, SHORT_HASH } from '../document/published-set.ts';
import { messages } from '../messages.ts';

const details = css`
  display: inline-block;
  vertical-align: top;
  /* The taller summary stays on the line of the words before it. */
  margin-top: calc((1lh - 1.5rem) / 2);
  margin-left: var(--s-1);
  summary {
    /* WCAG 2.2 AA asks for targets of 24 pixels. */
    min-height: 1.5rem;
    line-height: 1.5rem;
    cursor: pointer;
  }
  dl {
    display: grid;
    grid-template-columns: auto auto;
    gap: 0 var(--s-3);
    margin-top: var(--s-2);
  }
  dd {
    margin: 0;
    font-family: ui-monospace, monospace;
  }
  @media print {
    dl {
      display: none;
    }
  }
`;

/** SITE-42: shows the version, and opens a list of the releases that this document runs on. */
export function ShopVersion() {
  const [isOpen, setOpen] = useState(false);
  return (
    <details css={details} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{messages.version}</summary>
      {isOpen && <Releases />}
    </details>
  );
}

function Releases() {
  const { shell, remotes } = publishedSet();
  const releases = [
    ['shell', shell],
    ...Object.entries(remotes).map(([id, { version }]) => [id, version]),
  ] as const;
  return (
    <dl aria-label={messages.releases}>
      {releases.map(([id, version]) => (
        <div key={id} css={line}>
          <dt>{id}</dt>
          <dd>{version?.slice(0, SHORT_HASH)}</dd>
        </div>
      ))}
    </dl>
  );
}

const line = css`
  display: contents;
`;
