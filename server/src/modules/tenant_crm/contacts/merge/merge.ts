import type { Contact, MergeEntry, MergeField, MergeInput } from '@butterfly/contracts/tenant_crm';
import { MERGE_FIELDS } from '@butterfly/contracts/tenant_crm/labels';
import { AppError } from '../../../../platform/http/app-error';
import type { Db } from '../../../../platform/db/db';
import type { CrmRecords } from '../../records';
import { orEmailTaken } from '../email-taken';
import { contactExists, lockContact, replaceAddresses, updateContact, type ContactChanges } from '../repository';
import { readContact } from '../service';
import { insertMerge, lockMerge, markUndone, mergesOf, moveBack, moveChildren, setMergedInto, type MergeRecord } from './repository';

const UNDO_MS = 30 * 86_400_000;

/** Makes one contact of two. The older id stays, whichever way round it was asked; nothing that either had is lost. */
export async function mergeContacts(
  db: Db,
  { id, input, records }: { id: number; input: MergeInput; records: CrmRecords },
): Promise<Contact> {
  const [older, newer] = await lockBoth(db, [id, input.into]);
  const changes = changesOf({ survivor: older, goes: newer, take: input.take });
  const addresses = addressesAfter({ survivor: older, goes: newer, email: changes.email ?? older.email });
  const moved = {
    ...(await moveChildren(db, { from: newer.id, to: older.id })),
    ...(await records.move(db, { subject_type: 'contact', from: newer.id, to: older.id })),
  };
  await setMergedInto(db, { id: newer.id, into: older.id });
  await replaceAddresses(db, { id: newer.id, emails: [] });
  await replaceAddresses(db, { id: older.id, emails: addresses });
  await updateContact(db, { id: older.id, changes });
  await insertMerge(db, {
    survivor_id: older.id,
    merged_id: newer.id,
    moved,
    before: { survivor: pick(older, Object.keys(changes)), after: { ...changes }, addresses: newer.other_emails },
  });
  records.record(db, { subject_type: 'contact', subject_id: older.id, kind: 'merged' });
  db.emit('tenant_crm.contact.merged@1', { survivor_id: older.id, merged_id: newer.id });
  return readContact(db, older.id);
}

/** Takes a merge apart: children go back, and fields that nobody has changed since become what they were. */
export async function undoMerge(db: Db, { id, now, records }: { id: number; now: Date; records: CrmRecords }): Promise<Contact> {
  const merge = await lockMerge(db, id);
  if (!merge) throw new AppError('not_found');
  if (merge.undone_at) return readContact(db, merge.survivor_id);
  if (now.getTime() - Date.parse(merge.at) > UNDO_MS)
    throw new AppError('tenant_crm.merge_undo_refused', { why: 'it is more than 30 days old' });
  const [survivor, goes] = [await lockContact(db, merge.survivor_id), await lockContact(db, merge.merged_id)];
  if (!survivor || !goes || goes.merged_into_id !== survivor.id || survivor.deleted_at) {
    throw new AppError('tenant_crm.merge_undo_refused', { why: 'one of the two has been deleted or merged since' });
  }
  const changes = unchangedSince({ contact: survivor, before: merge.before });
  const gone = [goes.email, changes.email ?? survivor.email, ...merge.before.addresses];
  const own = survivor.other_emails.filter((email) => !gone.includes(email));
  await replaceAddresses(db, { id: survivor.id, emails: own });
  await updateContact(db, { id: survivor.id, changes });
  await orEmailTaken(async () => {
    await setMergedInto(db, { id: goes.id, into: null });
    await replaceAddresses(db, { id: goes.id, emails: merge.before.addresses });
  });
  await moveBack(db, { moved: merge.moved, from: survivor.id, to: goes.id });
  await records.moveBack(db, { subject_type: 'contact', moved: merge.moved, from: survivor.id, to: goes.id });
  await markUndone(db, id);
  return readContact(db, goes.id);
}

export async function listMerges(db: Db, id: number): Promise<MergeEntry[]> {
  if (!(await contactExists(db, id))) throw new AppError('not_found');
  return mergesOf(db, id);
}

/** Locks in the order of the ids, so that two merges of the same pair cannot wait for each other. */
async function lockBoth(db: Db, ids: readonly [number, number]): Promise<[Contact, Contact]> {
  const [first, second] = [Math.min(...ids), Math.max(...ids)];
  const [older, newer] = [await lockContact(db, first), await lockContact(db, second)];
  if (!older || !newer) throw new AppError('not_found');
  if (first === second || [older, newer].some(({ merged_into_id, deleted_at }) => merged_into_id !== null || deleted_at !== null))
    throw new AppError('tenant_crm.cannot_merge');
  return [older, newer];
}

/** What the older one gets: chosen fields, and whatever it had nothing for. Tags and own fields are joined. */
function changesOf({ survivor, goes, take }: { survivor: Contact; goes: Contact; take: readonly MergeField[] }): ContactChanges {
  const taken = MERGE_FIELDS.filter(
    (name) => isSet(goes[name]) && (take.includes(name) || !isSet(survivor[name])) && goes[name] !== survivor[name],
  );
  const tags = [...new Set([...survivor.tags, ...goes.tags])].slice(0, 20);
  return {
    ...Object.fromEntries(taken.map((name) => [name, goes[name]])),
    ...(tags.length > survivor.tags.length && { tags }),
    ...(Object.keys(goes.custom).length > 0 && { custom: { ...goes.custom, ...survivor.custom } }),
  };
}

function isSet(value: unknown): boolean {
  return value !== null && value !== '' && value !== 'none';
}

function addressesAfter({ survivor, goes, email }: { survivor: Contact; goes: Contact; email: string | null }): string[] {
  const all = [survivor.email, goes.email, ...survivor.other_emails, ...goes.other_emails];
  return [...new Set(all)].filter((address): address is string => address !== null && address !== email);
}

function unchangedSince({ contact, before }: { contact: Contact; before: MergeRecord['before'] }): ContactChanges {
  const now = contact as Readonly<Record<string, unknown>>;
  const same = Object.keys(before.after).filter((name) => JSON.stringify(now[name]) === JSON.stringify(before.after[name]));
  return Object.fromEntries(same.map((name) => [name, before.survivor[name]]));
}

function pick(contact: Contact, names: readonly string[]): Record<string, unknown> {
  return Object.fromEntries(Object.entries(contact).filter(([name]) => names.includes(name)));
}
