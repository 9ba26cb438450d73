import type { RecordSubject } from '@butterfly/contracts/records';
import { AppError } from '../../../platform/http/app-error';

/** What is meant: whatever is about records of some kinds, or about one record. */
export interface RecordsOf {
  /** Full names of kinds. */
  readonly types: readonly string[];
  readonly subject_id?: number | undefined;
}

/** Hands a row on when it is about what is meant. @throws AppError `not_found` */
export function within<Row extends RecordSubject>(row: Row | undefined, { types, subject_id }: RecordsOf): Row {
  if (!row || !types.includes(row.subject_type) || (subject_id !== undefined && row.subject_id !== subject_id))
    throw new AppError('not_found');
  return row;
}

/** What hangs on this one record. */
export const only = ({ subject_type, subject_id }: RecordSubject): RecordsOf => ({ types: [subject_type], subject_id });
