import { css } from '@emotion/react';
import { type KeyboardEvent, type ReactNode, useId } from 'react';
import { isBrowserKey } from '../../interaction/browser-key.ts';

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

type Tab = {
  value: string;
  label: ReactNode;
  count?: number;
};

type TabsProps = {
  /** Accessible name of the list of tabs. */
  label: string;
  tabs: readonly Tab[];
  value: string;
  onChange: (value: string) => void;
  className?: string;
  children: ReactNode;
};

/** The index that an arrow key, Home or End leads to, wrapping around at the ends; undefined for other keys. */
function indexAfter(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (index + 1) % count;
  if (key === 'ArrowLeft') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** Tabs. Arrow keys select at once, so panels should be quick to render. */
export function Tabs({ label, tabs, value, onChange, className, children }: TabsProps) {
  const id = useId();
  const selected = tabs.findIndex((tab) => tab.value === value);

  const chooseByKey = (event: KeyboardEvent<HTMLDivElement>) => {
    const index = indexAfter(event.key, selected, tabs.length);
    const tab = index === undefined ? undefined : tabs[index];
    if (!tab || index === undefined || isBrowserKey(event)) return;
    event.preventDefault();
    onChange(tab.value);
    const button = event.currentTarget.children[index];
    if (button instanceof HTMLElement) button.focus();
  };

  return (
    <div className={className}>
      <div css={list} role="tablist" aria-label={label} onKeyDown={chooseByKey}>
        {tabs.map((tab, index) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${index}`}
            aria-selected={index === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === selected ? 0 : -1}
            onClick={() => onChange(tab.value)}
          >
            {tab.label}
            {tab.count !== undefined && <sup>{tab.count}</sup>}
          </button>
        ))}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the tab order leads from a tab to its panel, even when nothing in it can be focused */}
      <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${selected}`} tabIndex={0}>
        {children}
      </div>
    </div>
  );
}
