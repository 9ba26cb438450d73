import type { Json } from '@butterfly/contracts/core';
import type { Db } from '../../../../platform/db/db';
import type { CrmRecords } from '../../records';
import { personalRows, type PersonalRows } from './subject-access.repository';

/** All that is kept about one person. */
export interface PersonalData extends PersonalRows {
  readonly notes: Json;
  readonly activity: Json;
}

/** Everything that is kept about one person, the oldest notes and events first. */
export async function personalData(db: Db, { id, records }: { id: number; records: CrmRecords }): Promise<PersonalData> {
  const subjects = [{ subject_type: 'contact', subject_id: id }] as const;
  const notes = await records.notes.recent(db, { subjects, before: null, limit: null });
  const activity = await records.activity(db, subjects, { before: null, limit: null });
  return {
    ...(await personalRows(db, id)),
    notes: notes.map(({ body, created_at }) => ({ body, created_at })).reverse(),
    activity: activity.map(({ kind, at, details }) => ({ kind, at, details })).reverse(),
  };
}
