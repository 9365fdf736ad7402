import { css } from '@emotion/react';
import { useState } from 'react';
import { Button } from 'shared-contracts/look';
import { overlayMessages as messages } from './overlay-messages.ts';
import { factsOf, reportOf } from './region-facts.ts';
import type { Region } from './regions-on-page.ts';
import type { Owners } from './release-owners.ts';

type RegionPanelProps = { regions: readonly Region[]; owners: Owners; onClose: () => void };

/** The regions as a list, folded at first because it covers some of them, and the report. */
export function RegionPanel({ regions, owners, onClose }: RegionPanelProps) {
  const [result, setResult] = useState('');
  const copy = () =>
    navigator.clipboard.writeText(reportOf(regions, (remote) => owners[remote])).then(
      () => setResult(messages.copied),
      () => setResult(messages.notCopied),
    );
  return (
    <div css={panel}>
      <h2>{messages.title}</h2>
      <div css={actions}>
        <Button autoFocus onClick={copy}>
          {messages.copy}
        </Button>
        <Button variant="secondary" onClick={onClose}>
          {messages.close}
        </Button>
      </div>
      <p role="status">{result}</p>
      <details>
        <summary>{messages.count(regions.length)}</summary>
        <ul>
          {regions.map((region, index) => (
            <li key={index}>
              <h3>{region.name}</h3>
              <dl>
                {factsOf(region, owners[region.remote]).map(([name, value]) => (
                  <div key={name}>
                    <dt>{name}</dt>
                    <dd>{value.startsWith('https://') ? <Chat address={value} /> : value}</dd>
                  </div>
                ))}
              </dl>
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

function Chat({ address }: { address: string }) {
  return (
    <a href={address} target="_blank" rel="noreferrer">
      {address}
    </a>
  );
}

const panel = css`
  position: fixed;
  right: 0;
  bottom: 0;
  display: grid;
  gap: var(--s-3);
  width: min(26rem, 100vw);
  max-height: 60dvh;
  padding: var(--s-4);
  overflow: auto;
  overscroll-behavior: contain;
  overflow-wrap: anywhere;
  border: 1px solid var(--line-strong);
  background: var(--paper-raised);
  color: var(--ink);
  box-shadow: var(--shadow-float);
  h2 {
    font-size: var(--type-sub);
  }
  h3 {
    font: var(--weight-strong) var(--type-body) / var(--lh-tight) var(--font-text);
    letter-spacing: normal;
  }
  summary {
    min-height: 1.5rem;
    cursor: pointer;
  }
  ul {
    display: grid;
    gap: var(--s-4);
    margin-top: var(--s-3);
    list-style: none;
  }
  dl {
    font-size: var(--type-small);
    > div {
      display: grid;
      grid-template-columns: 5.5rem 1fr;
    }
  }
  dt {
    color: var(--ink-soft);
  }
  dd > a {
    text-decoration: underline;
  }
`;

const actions = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--s-3);
`;
