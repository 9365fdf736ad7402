import { describe, expect, it } from 'vitest';
import { emit, listen } from '../events/events.ts';
import { requestLogin } from './request-login.ts';

function lastRequest(): { requestId: string; message?: string } {
  const seen = { requestId: '' };
  listen('login-requested', (request) => Object.assign(seen, request), new AbortController().signal);
  return seen;
}

describe('requestLogin', () => {
  it('requests a login with its message and resolves to true after it', async () => {
    const request = lastRequest();
    const answer = requestLogin('Please log in to add items.');
    expect(request.message).toBe('Please log in to add items.');
    emit('session-started', { phone: '9000000001' });
    await expect(answer).resolves.toBe(true);
  });

  it('resolves to false when its own dialog is closed, not that of another request', async () => {
    const request = lastRequest();
    const answer = requestLogin();
    emit('login-dismissed', { requestId: 'another' });
    emit('login-dismissed', { requestId: request.requestId });
    await expect(answer).resolves.toBe(false);
  });
});
