import type { Generated } from 'kysely';

/** Whose attempts of which kind are counted: a phone, an address of origin, everybody. */
export interface AttemptSubjectTable {
  attempt_subject_id: Generated<number>;
  kind: string;
  subject: string;
  latest_at: string;
}

export interface AttemptTable {
  attempt_id: Generated<number>;
  attempt_subject_id: number;
  attempted_at: string;
}
