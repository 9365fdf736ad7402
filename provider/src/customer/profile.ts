import { HttpError } from '../http/http-error.ts';

export interface Profile {
  name: string;
  email: string | null;
}

/** Something, an @, a name with a dot: whether mail arrives there only mail can tell. */
const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@.]+$/;

/**
 * Name and email as they are kept: trimmed, an empty email as none.
 * @throws {HttpError} 400 in the words of spec section 5, Profile.
 */
export function validProfile(sent: { name: string; email?: string | null }): Profile {
  const name = sent.name.trim();
  const email = sent.email?.trim() || null;
  if (!name) throw new HttpError(400, 'Full name is required.');
  if (email && !EMAIL.test(email)) throw new HttpError(400, 'Please enter a valid email address.');
  return { name, email };
}
