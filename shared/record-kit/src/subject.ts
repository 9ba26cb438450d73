/**
 * What a note, a file or an event of a timeline belongs to.
 *
 * @example
 * const subject: RecordSubject = { subject_type: 'contact', subject_id: 7 };
 */
export interface RecordSubject {
  readonly subject_type: string;
  readonly subject_id: number;
}

/** Keys of cached answers about subjects; every plugin has a cache of its own. */
export const recordKeys = {
  notes: ['notes'] as const,
  note: (id: number | string) => ['note', String(id)] as const,
  activity: ({ subject_type, subject_id }: RecordSubject) => ['activity', subject_type, subject_id] as const,
  files: ({ subject_type, subject_id }: RecordSubject) => ['files', subject_type, subject_id] as const,
  custom: ({ subject_type, subject_id }: RecordSubject) => ['custom-values', subject_type, subject_id] as const,
};
