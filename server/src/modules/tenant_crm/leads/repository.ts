import type { Lead, LeadQuery, LeadRow, NewLead } from '@butterfly/contracts/tenant_crm';
import type { Db } from '../../../platform/db/db';
import { likePattern } from '../../../platform/db/like-pattern';
import { countedPage, type CountedPage } from '../../../platform/records/counted-page';
import { FilterBuilder, type Filter } from '../../../platform/records/filter';

/** A lead as it is kept; the score and its reasons are worked out when it is read. */
export type StoredLead = Omit<Lead, 'score_reasons'>;

const rowColumns = `id, title, first_name, last_name, email, phone, event_type, event_date, event_month, budget_min_cents, budget_max_cents, currency, source, owner_id,
  status, score, tags, first_response_at, sla_due_at, converted_project_id, created_at, updated_at, deleted_at`;
const columns = `${rowColumns}, contact_id, date_flexible, venue_text, guest_count, source_detail, message, form_answers, utm, lost_reason, lost_note, custom,
  created_by_id, updated_by_id, version`;

const writable = {
  title: 'text',
  first_name: 'text',
  last_name: 'text',
  email: 'text',
  phone: 'text',
  contact_id: 'int',
  event_type: 'text',
  event_date: 'date',
  event_month: 'text',
  date_flexible: 'boolean',
  venue_text: 'text',
  guest_count: 'int',
  budget_min_cents: 'bigint',
  budget_max_cents: 'bigint',
  source: 'text',
  source_detail: 'text',
  message: 'text',
  tags: 'text[]',
  owner_id: 'int',
  status: 'text',
  lost_reason: 'text',
  lost_note: 'text',
  first_response_at: 'timestamptz',
  sla_due_at: 'timestamptz',
  score: 'int',
  converted_project_id: 'int',
  converted_at: 'timestamptz',
  deleted_at: 'timestamptz',
  custom: 'jsonb',
  currency: 'text',
  form_answers: 'jsonb',
  utm: 'jsonb',
  network_hash: 'text',
  created_at: 'timestamptz',
  created_by_id: 'int',
} as const;

type Writable = keyof typeof writable;
export type LeadValues = Partial<Record<Writable, unknown>>;

/** Names come from the list above, never from the caller. */
function setsOf(values: LeadValues, offset: number): { names: Writable[]; places: string[]; values: unknown[] } {
  const names = (Object.keys(writable) as Writable[]).filter((name) => values[name] !== undefined);
  return {
    names,
    places: names.map((name, at) => `$${at + offset}::${writable[name]}`),
    values: names.map((name) => (writable[name] === 'jsonb' ? JSON.stringify(values[name]) : values[name])),
  };
}

export async function insertLead(db: Db, values: LeadValues & { readonly title: NewLead['title'] }): Promise<StoredLead> {
  const set = setsOf({ created_by_id: db.memberId, ...values }, 1);
  const [lead] = await db.rows<StoredLead>(
    `insert into tenant_crm_lead (${set.names.join(', ')}) values (${set.places.join(', ')}) returning ${columns}`,
    set.values,
  );
  if (!lead) throw new Error('An inserted lead did not come back');
  return lead;
}

export async function findLead(db: Db, id: number): Promise<StoredLead | undefined> {
  const [lead] = await db.rows<StoredLead>(`select ${columns} from tenant_crm_lead where id = $1`, [id]);
  return lead;
}

/** From where the form came that made it; no column of a lead as anybody reads it. */
export async function networkOfLead(db: Db, id: number): Promise<string | null> {
  const [row] = await db.rows<{ network_hash: string | null }>('select network_hash from tenant_crm_lead where id = $1', [id]);
  return row?.network_hash ?? null;
}

/** Somebody else wrote a lead down, and now its person fills in a form: what is known of an earlier one stays. */
export async function keepNetwork(db: Db, { id, network }: { id: number; network: string }): Promise<void> {
  await db.rows('update tenant_crm_lead set network_hash = $2 where id = $1 and network_hash is null', [id, network]);
}

/** Reads a lead and holds it until the end of the transaction. */
export async function lockLead(db: Db, id: number): Promise<StoredLead | undefined> {
  const [lead] = await db.rows<StoredLead>(`select ${columns} from tenant_crm_lead where id = $1 for update`, [id]);
  return lead;
}

export async function updateLead(db: Db, id: number, changes: LeadValues): Promise<StoredLead> {
  const set = setsOf(changes, 3);
  const sets = set.names.map((name, at) => `${name} = ${set.places[at] ?? ''}`);
  const [lead] = await db.rows<StoredLead>(
    `update tenant_crm_lead set ${[...sets, 'version = version + 1', 'updated_at = now()', 'updated_by_id = $2::int'].join(', ')} where id = $1 returning ${columns}`,
    [id, db.memberId, ...set.values],
  );
  if (!lead) throw new Error('A locked lead disappeared');
  return lead;
}

const orders: Readonly<Record<LeadQuery['ordering'], string>> = {
  id: 'id',
  '-id': 'id desc',
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  event_date: 'event_date, id',
  '-event_date': 'event_date desc nulls last, id desc',
  score: 'score, id',
  '-score': 'score desc, id desc',
  sla_due_at: 'sla_due_at, id',
  '-sla_due_at': 'sla_due_at desc nulls last, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
};

export function leadPage(db: Db, query: LeadQuery): Promise<CountedPage<LeadRow>> {
  return countedPage<LeadRow>(db, {
    table: 'tenant_crm_lead',
    columns: rowColumns,
    filter: leadFilter(query),
    order: orders[query.ordering],
    query,
  });
}

const states: Readonly<Record<'late' | 'open', string>> = {
  open: `status in ('new', 'contacted', 'qualified')`,
  late: `status = 'new' and first_response_at is null and sla_due_at < now()`,
};

function leadFilter({ deleted, status, search, source, event_type, owner, from, to }: LeadQuery): Filter {
  const fixed = [deleted === 'true' ? 'deleted_at is not null' : 'deleted_at is null'];
  const isState = status === 'open' || status === 'late';
  if (isState) fixed.push(states[status]);
  return new FilterBuilder(fixed)
    .add(
      (at) =>
        `(title ilike ${at}::text or first_name || ' ' || last_name ilike ${at}::text or email ilike ${at}::text or phone ilike ${at}::text or venue_text ilike ${at}::text)`,
      search && likePattern(search),
    )
    .add((at) => `status = ${at}::text`, isState ? undefined : status)
    .add((at) => `source = ${at}::text`, source)
    .add((at) => `event_type = ${at}::text`, event_type)
    .add((at) => `owner_id = ${at}::int`, owner)
    .add((at) => `event_date >= ${at}::date`, from)
    .add((at) => `event_date <= ${at}::date`, to)
    .build();
}
