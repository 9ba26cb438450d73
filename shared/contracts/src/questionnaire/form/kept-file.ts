import type { AnswerValue } from './answer-value';

/** Of a file that a client brings, and of a picture that staff show. */
export const MAX_FILE_BYTES = 25 * 1_024 * 1_024;
/** So many belong to one answer. */
export const MOST_FILES = 10;

/** A file that belongs to an answer; `size` in bytes. */
export interface KeptFile {
  readonly file: number;
  readonly name: string;
  readonly size: number;
}

/** The files that an answer names; none where it is no answer with files. */
export function filesIn(value: AnswerValue | undefined): KeptFile[] {
  return Array.isArray(value) ? value.flatMap((row) => (typeof row === 'object' && 'file' in row ? [row] : [])) : [];
}
