import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import purifier from 'dompurify';
import { renderWithShell } from 'shared-contracts/testing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { messages } from '../messages.ts';
import { CommonDescription } from './common-description.tsx';

// The real one needs a real browser's parser: what it lets through is tried there, with hostile descriptions.
vi.mock('dompurify', () => ({ default: { sanitize: vi.fn() } }));

beforeEach(() => {
  vi.mocked(purifier.sanitize).mockReturnValue('<p>Calm.</p>');
});

const HOSTILE = '<p>Calm.<img src=x onerror="alert(1)"></p>';

describe('CommonDescription', () => {
  it('shows what the sanitiser lets through, and nothing else', async () => {
    const { container } = renderWithShell(<CommonDescription html={HOSTILE} />);
    expect(screen.getByRole('status', { name: messages.descriptionLoading })).toBeVisible();
    expect((await screen.findByText('Calm.')).parentElement).toContainHTML('<p>Calm.</p>');
    expect(container.querySelector('img')).toBeNull();
    expect(purifier.sanitize).toHaveBeenCalledWith(HOSTILE, expect.anything());
  });

  it('allows nothing that runs, loads, links, or names', async () => {
    renderWithShell(<CommonDescription html={HOSTILE} />);
    await screen.findByText('Calm.');
    const allowed = vi.mocked(purifier.sanitize).mock.lastCall?.[1];
    expect(allowed?.ALLOWED_ATTR).toEqual(['colspan', 'rowspan', 'scope']);
    for (const tag of [
      'a',
      'button',
      'form',
      'iframe',
      'img',
      'input',
      'link',
      'math',
      'script',
      'style',
      'svg',
      'video',
    ]) {
      expect(allowed?.ALLOWED_TAGS).not.toContain(tag);
    }
  });

  it('says when it cannot be made harmless, and tries again', async () => {
    vi.mocked(purifier.sanitize).mockImplementationOnce(() => {
      throw new Error('no parser');
    });
    renderWithShell(<CommonDescription html={HOSTILE} />);
    expect(await screen.findByText(messages.descriptionFailed)).toBeVisible();
    expect(screen.queryByText('Calm.')).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
    expect(await screen.findByText('Calm.')).toBeVisible();
  });
});
