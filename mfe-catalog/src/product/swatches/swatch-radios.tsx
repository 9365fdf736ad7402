import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router-dom';
import { useHydrated } from 'shared-contracts/interaction/use-hydrated';
import { inPlaceOf } from 'shared-contracts/routes';
import { moveFocus } from '../../interaction/move-focus.ts';
import { scrollRowTo } from '../../interaction/scroll-row-to.ts';
import { swatchRow } from './swatch-row.tsx';

type SwatchRadio = {
  /** Identifies the radio within its group: a product's id or a shade's name. */
  value: string;
  to: string;
  label: string;
  isChecked: boolean;
  /** Whether its page replaces the history entry of this one: a product does, a list does not. */
  isInPlace: boolean;
  content: ReactNode;
};

export type SwatchRadiosProps = { label: string; radios: readonly SwatchRadio[] };

/** The radios are links, because each choice is a page. Arrow keys do not choose, because they would navigate. */
export function SwatchRadios({ label, radios }: SwatchRadiosProps) {
  const isHydrated = useHydrated();
  const location = useLocation();
  const [focused, setFocused] = useState<string>();
  const group = useRef<HTMLDivElement>(null);
  const checked = radios.find(isChecked)?.value;
  useEffect(() => {
    if (checked !== undefined) scrollRowTo(group.current, '[aria-checked=true]');
  }, [checked]);

  const stop = radios.find(({ value }) => value === focused) ?? radios.find(isChecked) ?? radios[0];
  return (
    <div ref={group} css={swatchRow} role="radiogroup" aria-label={label} onKeyDown={moveFocus}>
      {radios.map((radio) => (
        <Link
          key={radio.value}
          to={radio.to}
          replace={radio.isInPlace}
          state={radio.isInPlace ? inPlaceOf(location) : undefined}
          role="radio"
          aria-checked={radio.isChecked}
          aria-label={radio.label}
          title={radio.label}
          tabIndex={isHydrated && radio !== stop ? -1 : undefined}
          onFocus={() => setFocused(radio.value)}
        >
          {radio.content}
        </Link>
      ))}
    </div>
  );
}

const isChecked = (radio: SwatchRadio) => radio.isChecked;
