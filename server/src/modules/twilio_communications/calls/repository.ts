import type { CallEntry, CallPatch, CallQuery } from '@butterfly/contracts/twilio_communications';
import type { Db } from '../../../platform/db/db';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder } from '../../../platform/records/filter';

export interface CallRow {
  readonly id: number;
  readonly sid: string | null;
  readonly from_number: string;
  readonly to_number: string;
  readonly status: string;
  readonly duration_seconds: number;
  readonly direction: 'in' | 'out';
  readonly member_id: number | null;
  readonly contact_id: number | null;
  readonly missed: boolean;
  readonly voicemail: boolean;
  readonly recording_allowed: boolean;
  readonly transcript_allowed: boolean;
  readonly recording_sid: string;
  readonly recording_seconds: number;
  readonly transcript: string;
  readonly note: string;
  readonly outcome: '' | 'reached' | 'voicemail' | 'no_answer' | 'wrong_number' | 'call_back';
  readonly started_at: string;
}

/** A call as Twilio announces it. */
export type AnnouncedCall = Pick<
  CallRow,
  'from_number' | 'to_number' | 'status' | 'direction' | 'member_id' | 'contact_id' | 'recording_allowed' | 'transcript_allowed'
> & { readonly sid: string };

const FIELDS = `id, sid, from_number, to_number, status, duration_seconds, direction, member_id, contact_id, missed, voicemail, recording_allowed, transcript_allowed, recording_sid, recording_seconds, transcript, note, outcome, started_at`;
/** Whoever talked counts: several pages may tell of the same call, and Twilio too. */
const MERGE = `status = case when call.status = 'connected' then call.status else excluded.status end, duration_seconds = greatest(call.duration_seconds, excluded.duration_seconds),
  member_id = case when excluded.status = 'connected' then excluded.member_id else coalesce(call.member_id, excluded.member_id) end, missed = call.missed and excluded.status <> 'connected',
  client_id = coalesce(call.client_id, excluded.client_id), updated_at = now()`;
const insert = (
  target: string,
) => `insert into twilio_communications_call as call (sid, client_id, from_number, to_number, status, duration_seconds, direction, member_id, contact_id)
  values ($1, $2, $3, $4, $5, $6, $7, $8, $9) on conflict ${target} do update set ${MERGE} returning ${FIELDS}`;
const BY_SID = insert('(tenant_id, sid) where sid is not null');
const BY_CLIENT = insert('(tenant_id, client_id) where client_id is not null');
const ANNOUNCE = `insert into twilio_communications_call (sid, from_number, to_number, status, direction, member_id, contact_id, recording_allowed, transcript_allowed) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
  on conflict (tenant_id, sid) where sid is not null do update set recording_allowed = excluded.recording_allowed, transcript_allowed = excluded.transcript_allowed`;
const PATCH = `update twilio_communications_call set note = coalesce($2, note), outcome = coalesce($3, outcome), updated_at = now() where id = $1 returning ${FIELDS}`;
const PROGRESS = `update twilio_communications_call set status = case when $2 = '' then status else $2 end, duration_seconds = greatest(duration_seconds, $3), updated_at = now() where sid = $1 returning ${FIELDS}`;
const MISSED = `update twilio_communications_call set missed = true, status = 'canceled', updated_at = now() where sid = $1 and not missed and status <> 'connected' returning ${FIELDS}`;

const KEEP = `update twilio_communications_call set recording_sid = $2, recording_seconds = $3, voicemail = missed, updated_at = now() where sid = $1 and recording_allowed and recording_sid <> $2 returning ${FIELDS}`;

export async function logCall(
  db: Db,
  entry: CallEntry,
  { memberId, contactId }: { memberId: number; contactId: number | null },
): Promise<CallRow> {
  const known = entry.sid && entry.client_id ? await clientCall(db, entry) : undefined;
  if (known) return known;
  const values = [
    entry.sid,
    entry.client_id ?? null,
    entry.from_number,
    entry.to_number,
    entry.status,
    entry.duration_seconds,
    entry.direction,
    memberId,
    contactId,
  ];
  const [row] = await db.rows<CallRow>(entry.sid ? BY_SID : BY_CLIENT, values);
  if (!row) throw new Error('The call was not written.');
  return row;
}

/** The page has told of this call before it had a sid, or tells of it once more. */
async function clientCall(db: Db, { client_id }: CallEntry): Promise<CallRow | undefined> {
  return (await db.rows<CallRow>(`select ${FIELDS} from twilio_communications_call where client_id = $1`, [client_id]))[0];
}

export async function announceCall(db: Db, call: AnnouncedCall): Promise<void> {
  await db.rows(ANNOUNCE, [
    call.sid,
    call.from_number,
    call.to_number,
    call.status,
    call.direction,
    call.member_id,
    call.contact_id,
    call.recording_allowed,
    call.transcript_allowed,
  ]);
}

const shown: Readonly<Record<CallQuery['show'], readonly string[]>> = { all: [], missed: ['missed'], recorded: [`recording_sid <> ''`] };

export function callPage(db: Db, query: CallQuery): Promise<CountedPage<CallRow>> {
  const filter = new FilterBuilder(['true', ...shown[query.show]]).build();
  return countedPage<CallRow>(db, { table: 'twilio_communications_call', columns: FIELDS, filter, order: 'id desc', query });
}

export async function patchCall(db: Db, id: number, { note, outcome }: CallPatch): Promise<CallRow | undefined> {
  return (await db.rows<CallRow>(PATCH, [id, note ?? null, outcome ?? null]))[0];
}

export async function progressCall(db: Db, { sid, status, seconds }: { sid: string; status: string; seconds: number }): Promise<void> {
  await db.rows(PROGRESS, [sid, status, seconds]);
}

export async function missCall(db: Db, sid: string): Promise<CallRow | undefined> {
  return (await db.rows<CallRow>(MISSED, [sid]))[0];
}

/** Kept only where the business allowed it when the call began; undefined: it is not, or was told before. Of a call that nobody took it is a message of the caller. */
export async function keepRecording(
  db: Db,
  { sid, recordingSid, seconds }: { sid: string; recordingSid: string; seconds: number },
): Promise<CallRow | undefined> {
  return (await db.rows<CallRow>(KEEP, [sid, recordingSid, seconds]))[0];
}

/** Empty or undefined: there is none. */
export async function recordingOf(db: Db, id: number): Promise<string | undefined> {
  return (await db.rows<{ recording_sid: string }>('select recording_sid from twilio_communications_call where id = $1', [id]))[0]
    ?.recording_sid;
}

export async function forgetRecording(db: Db, id: number): Promise<CallRow | undefined> {
  return (
    await db.rows<CallRow>(
      `update twilio_communications_call set recording_sid = '', recording_seconds = 0, voicemail = false, updated_at = now() where id = $1 returning ${FIELDS}`,
      [id],
    )
  )[0];
}

export async function keepTranscript(db: Db, { sid, line }: { sid: string; line: string }): Promise<void> {
  await db.rows(
    `update twilio_communications_call set transcript = left(transcript || case when transcript = '' then '' else E'\\n' end || $2, 60000), updated_at = now() where sid = $1 and transcript_allowed`,
    [sid, line],
  );
}
