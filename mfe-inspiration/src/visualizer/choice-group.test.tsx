import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderToString } from 'react-dom/server';
import 'shared-contracts/testing';
import { expect, it } from 'vitest';
import { ChoiceGroup } from './choice-group.tsx';

function Shades() {
  const [shade, setShade] = useState('White');
  return (
    <ChoiceGroup
      legend="Shade"
      name="shade"
      choices={['White', 'Blue'].map((value) => ({ value, label: value, content: value }))}
      value={shade}
      shown={`${shade} is shown`}
      onChoose={setShade}
    />
  );
}

it('INSP-5 shows what was chosen before the visualizer was hydrated', async () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<Shades />);
  screen.getByRole<HTMLInputElement>('radio', { name: 'Blue' }).checked = true;
  render(<Shades />, { container, hydrate: true });
  expect(await screen.findByText('Blue is shown')).toBeInTheDocument();
  expect(screen.getByRole('radio', { name: 'Blue' })).toBeChecked();
});
