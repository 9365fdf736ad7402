import '../../testing/screen-tests.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Dialog } from './dialog.tsx';
import { Drawer } from './drawer.tsx';

it.each([{ Modal: Dialog }, { Modal: Drawer }])(
  "is titled one level below a page's own name: $Modal.name",
  ({ Modal }) => {
    render(
      <Modal title="Filters" onClose={() => undefined}>
        {'All of them'}
      </Modal>,
    );
    expect(screen.getByRole('heading', { name: 'Filters', level: 2 })).toBeVisible();
  },
);
