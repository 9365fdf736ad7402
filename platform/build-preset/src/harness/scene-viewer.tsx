import { css } from '@emotion/react';
import { useEffect, useState } from 'react';
import { Button, Notice, Row, Stack, Text, TextLink, Wrap } from 'shared-contracts/look';
import type { Scene } from 'shared-contracts/testing/scene';
import { messages } from './messages.ts';
import { places } from './offer.ts';
import type { SceneVerdict } from './scene-verdict.ts';

/** In px: a phone, a tablet, a desktop. */
const WIDTHS = [360, 820, 1440] as const;

const viewer = css`
  padding-block: var(--s-4);
  > * {
    grid-template-columns: minmax(0, 1fr);
  }
  h1 {
    font-size: var(--type-sub);
  }
  p,
  li {
    overflow-wrap: anywhere;
  }
`;

const stage = css`
  overflow-x: auto;
  padding-block: var(--s-4);
  background: var(--paper-sunk);
  iframe {
    display: block;
    box-sizing: content-box;
    height: 900px;
    margin-inline: auto;
    border: var(--hair);
    background: var(--paper);
  }
`;

export function SceneViewer({ name, scene }: { name: string; scene: Scene }) {
  const widths = WIDTHS.filter((each) => each <= (scene.maxWidth ?? each));
  const [{ width, turn }, setView] = useState(() => ({ width: fittingWidth(widths), turn: 0 }));
  const [verdict, setVerdict] = useState<SceneVerdict>();
  useEffect(() => {
    const receive = ({ origin, data }: MessageEvent<SceneVerdict>) => {
      if (origin === location.origin && Array.isArray(data.faults)) setVerdict(data);
    };
    window.addEventListener('message', receive);
    return () => window.removeEventListener('message', receive);
  }, []);
  // Choosing the width that is already shown restarts the scene.
  const show = (chosen: number) => {
    setVerdict(undefined);
    setView({ width: chosen, turn: turn + 1 });
  };
  return (
    <>
      <Wrap css={viewer}>
        <Stack gap="m">
          <h1>{name}</h1>
          <Row gap="s" role="group" aria-label={messages.widths}>
            {widths.map((each) => (
              <Button
                key={each}
                variant={each === width ? 'primary' : 'secondary'}
                aria-pressed={each === width}
                onClick={() => show(each)}
              >
                {messages.width(each)}
              </Button>
            ))}
            <TextLink to={places.stage(name)} reloadDocument>
              {messages.alone}
            </TextLink>
          </Row>
          {scene.at && <Text>{scene.at}</Text>}
          <Verdict verdict={verdict} />
        </Stack>
      </Wrap>
      <div css={stage}>
        <iframe key={turn} title={name} src={places.stage(name)} style={{ width }} />
      </div>
    </>
  );
}

function Verdict({ verdict }: { verdict: SceneVerdict | undefined }) {
  if (!verdict) return <Notice>{messages.checking}</Notice>;
  const { faults } = verdict;
  if (faults.length === 0) return <Notice tone="good">{messages.accessible}</Notice>;
  return (
    <Notice tone="bad">
      {messages.faults(faults.length)}
      <ul>
        {faults.map((fault) => (
          <li key={fault}>{fault}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** The widest width that fits without scrolling sideways, else the narrowest. */
function fittingWidth(widths: readonly number[]): number {
  return widths.findLast((width) => width <= window.innerWidth) ?? WIDTHS[0];
}
