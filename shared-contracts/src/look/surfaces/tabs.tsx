import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';

const list = css`
  display: flex;
  gap: var(--s-5);
  overflow-x: auto;
  border-bottom: var(--hair);
  scrollbar-width: none;
  button {
    flex: none;
    min-width: var(--tap-small);
    min-height: var(--tap);
    padding: 0;
    border: 0;
    border-bottom: 2px solid transparent;
    background: none;
    color: var(--ink-soft);
    font-weight: var(--weight-medium);
    cursor: pointer;
  }
  button:focus-visible {
    outline-offset: -2px;
  }
  button[aria-selected='true'] {
    color: var(--ink);
    border-color: var(--accent);
  }
  @media (forced-colors: active) {
    button {
      border-color: Canvas;
    }
    button[aria-selected='true'] {
      border-color: Highlight;
    }
  }
  sup {
    margin-left: 0.2em;
    color: var(--ink-faint);
    font-size: var(--type-micro);
    font-weight: var(--weight-text);
    line-height: 0;
    font-variant-numeric: tabular-nums;
  }
`;

export type Tab = {
  value: string;
  label: ReactNode;
  /** How many things lie behind it. */
  count?: number;
};

export type TabsProps = {
  /** What the tabs divide. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  /** The panel of the chosen tab. */
  children: ReactNode;
};

/** The place that an arrow, Home or End leads to, going round at the ends; undefined for any other key. */
function placeAfter(key: string, place: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (place + 1) % count;
  if (key === 'ArrowLeft') return (place - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Several panels in one place. An arrow key chooses at once, so panels should be quick to show. */
export function Tabs({ label, tabs, value, onChange, className, children }: TabsProps) {
  const id = useId();
  const chosen = tabs.findIndex((tab) => tab.value === value);

  const chooseByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const place = placeAfter(event.key, chosen, tabs.length);
    const tab = place === undefined ? undefined : tabs[place];
    if (!tab || place === undefined) return;
    event.preventDefault();
    onChange(tab.value);
    const button = event.currentTarget.children[place];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div className={className}>
      <div css={list} role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {tabs.map((tab, place) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${place}`}
            aria-selected={place === chosen}
            aria-controls={`${id}-panel`}
            tabIndex={place === chosen ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <sup>{tab.count}</sup>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tab order leads from a tab to its panel, also where nothing in it can be focused */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${chosen}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
