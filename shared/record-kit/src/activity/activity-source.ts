import type { Answer } from '@butterfly/contracts/core';
import type { ComponentType } from 'react';
import type { RecordSubject } from '../subject';

/** One event of a timeline. `details` of `changed`: `{ changes: [{ field, from, to }] }`. */
export interface RecordActivity {
  /** The same in every answer; a page that is asked for again may bring an event twice. */
  readonly key: string;
  readonly kind: string;
  readonly at: string;
  readonly by_id: number | null;
  readonly details: Readonly<Record<string, unknown>>;
}

/** How an event of a kind that only one plugin knows is told. */
export interface ActivityTeller {
  readonly Text: ComponentType<{ readonly activity: RecordActivity }>;
  /** Small print after who and when. */
  aside?(activity: RecordActivity): string;
}

/**
 * Where a timeline comes from, the newest first.
 *
 * @example
 * export const activity: ActivitySource<Subject> = {
 *   page: ({ subject_type, subject_id }, before, signal) => crm.getTimeline({ query: { subject_type, subject_id: String(subject_id), ...(before && { before }) }, signal }),
 *   tellers: { stage: { Text: StageActivity } },
 * };
 */
export interface ActivitySource<S extends RecordSubject = RecordSubject> {
  /** `before` is the `next` of the page that came before; empty for the first. */
  page(
    subject: S,
    before: string,
    signal: AbortSignal,
  ): Promise<Answer<{ readonly results: readonly RecordActivity[]; readonly next: string | null }>>;
  /** Kinds beyond those every record has. */
  readonly tellers?: Readonly<Record<string, ActivityTeller>>;
}
