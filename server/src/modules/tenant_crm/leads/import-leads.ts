import type { Db } from '../../../platform/db/db';
import type { ImportedLead } from '../api';
import type { CrmRecords } from '../records';
import { insertLead } from './repository';

/** Takes over leads that were kept elsewhere. Nothing is announced: for the business these are no news. */
export async function importLeads(db: Db, { leads, records }: { leads: readonly ImportedLead[]; records: CrmRecords }): Promise<number[]> {
  const ids: number[] = [];
  for (const lead of leads) ids.push((await insertLead(db, { ...lead, created_by_id: lead.owner_id })).id);
  const creations = leads.map(({ created_at, owner_id }, at) => ({
    subject_type: 'lead' as const,
    subject_id: ids[at] ?? 0,
    at: created_at,
    by_id: owner_id,
  }));
  if (ids.length > 0) await records.recordCreations(db, creations);
  return ids;
}
