import type { RecordNote } from '@butterfly/contracts/records';
import { RecordTable } from '../../../platform/records/record-table';
import type { SubjectKind } from '../../../platform/subjects/subjects';
import { subjectName } from '../subjects/repository';

export const NOTES = 'records_note';

/** The columns of notes; the name of a note's record is read from the tables of those who declare its kind. */
export function noteTable(kinds: readonly SubjectKind[]): RecordTable<RecordNote> {
  return new RecordTable<RecordNote>({
    name: NOTES,
    reads: {
      id: true,
      subject_type: true,
      subject_id: true,
      subject_name: subjectName(kinds, NOTES),
      kind: true,
      body: true,
      pinned: true,
      visibility: true,
      mentions: true,
      created_at: true,
      created_by_id: true,
      updated_at: true,
      updated_by_id: true,
      deleted_at: true,
      version: true,
    },
    writes: {
      subject_type: 'text',
      subject_id: 'int',
      kind: { type: 'text', initial: 'note' },
      body: 'text',
      pinned: { type: 'boolean', initial: false },
      visibility: { type: 'text', initial: 'team' },
      mentions: { type: 'int[]', initial: [] },
    },
  });
}
