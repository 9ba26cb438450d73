import { addDays } from '@butterfly/contracts/days';
import type { DocumentLine, Photo, Proposal } from '@butterfly/contracts/proposal_and_invoice';
import sharp from 'sharp';
import type { Db } from '../../platform/db/db';
import type { TestClient } from '../../platform/testing/test-client';

const BASE = '/api/proposal_and_invoice';
const FIRST_DAY = '2031-05-03';
const line = (key: string, unit_price_cents: number, more: Partial<DocumentLine>): DocumentLine => ({
  ...{ key, name: key, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
const section = (key: string, lines: DocumentLine[]) => ({
  ...{ key, title: key, description: '', kind: 'products', show_prices: 'itemised', lines },
});
const PLAN = [{ key: 'a', label: 'All', basis: 'percent' as const, value: 10_000, due: { on: 'acceptance' as const } }];
const EMPTY = { intro: '', terms: '', tax_mode: 'exclusive' as const, waiver_bps: 0, adjustments: [], plan: PLAN };
/** Lines of a proposal that is accepted, and those of them that reserve a thing. */
export const LINES = 60;
export const RESERVED = 40;
export const PHOTOS = 20;
export const INVOICES = 20_000;

export type InBusiness = <T>(work: (db: Db) => Promise<T>) => Promise<T>;

/** @throws Error with what was said when a call was refused */
export async function made<T>(answer: ReturnType<TestClient['post']>): Promise<T> {
  const { statusCode, body } = await answer;
  if (statusCode >= 300) throw new Error(`${statusCode}: ${body.slice(0, 400)}`);
  return JSON.parse(body) as T;
}

/** Things that are lent, enough of each for every event of a day. */
export async function fillThings(client: TestClient, inBusiness: InBusiness): Promise<void> {
  const { id: place } = await made<{ id: number }>(client.post('/api/inventory/locations/', { name: 'Warehouse' }));
  const { id: type } = await made<{ id: number }>(client.post('/api/inventory/hg-types/', { name: 'Rentals' }));
  await inBusiness(async (db) => {
    await db.rows(
      `insert into inventory_item (name, type_id, colour, dimensions, notes, min_stock, par_stock, pack_size, price_basis)
       select 'Thing ' || n, $1::int, '', '', '', 0, 0, 1, 'per_event' from generate_series(1, $2::int) n`,
      [type, RESERVED],
    );
    await db.rows(
      `insert into inventory_transaction (item_id, location_id, kind, qty, reason, on_hand)
       select id, $1::int, 'receipt', 500, '', 500 from inventory_item where name like 'Thing %' order by id`,
      [place],
    );
  });
  const text = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: 'We agree.' }] }] };
  await made(client.post('/api/contract/templates/', { title: 'Usual', body: text }));
}

/** A proposal of 60 lines that was sent, for an event of its own; 20 of its lines are pieces of the recipe book. Answers its link. */
export async function sentProposal(client: TestClient, nth: number): Promise<string> {
  const event = { name: `Event ${nth}`, event_type: 'wedding', event_date: addDays(FIRST_DAY, nth * 7) };
  const { id: project_id } = await made<{ id: number }>(client.post('/api/tenant_crm/projects/', event));
  const pieces = [];
  for (let at = 0; at < LINES - RESERVED; at += 1) {
    const recipe = { name: `Piece ${at}`, page: 'reception', quantity: 2, price_override_cents: 12_000 };
    const { id } = await made<{ id: number }>(client.post(`/api/floral_recipe_builder/projects/${project_id}/recipes/`, recipe));
    pieces.push(line(`piece-${at}`, 12_000, { recipe_id: id, qty_milli: 2_000 }));
  }
  const things = Array.from({ length: RESERVED }, (_, at) => line(`thing-${at}`, 900, { name: `Thing ${at + 1}`, qty_milli: 4_000 }));
  const sections = [section('flowers', pieces), { ...section('hire', things), kind: 'hire' }];
  return sent(client, { project_id, content: { ...EMPTY, sections } });
}

async function sent(client: TestClient, { project_id, content }: { project_id: number; content: object }): Promise<string> {
  const { id } = await made<Proposal>(client.post(`${BASE}/proposals/`, { project_id }));
  const at = `${BASE}/proposals/${id}/`;
  const now = { headers: { 'if-match': '*' } };
  await made(client.send('PATCH', { url: at, body: { content }, ...now }));
  await made(client.send('POST', { url: `${at}send/`, ...now }));
  const { path } = await made<{ path: string }>(client.get(`${at}address/`));
  return `${BASE}/public/${path.split('/').at(-1) ?? ''}/`;
}

/** A proposal of twelve pages with twenty photographs. Answers where its PDF is. */
export async function longProposal(client: TestClient): Promise<string> {
  const { id: project_id } = await made<{ id: number }>(client.post('/api/tenant_crm/projects/', { name: 'With photographs' }));
  const sections = [];
  for (let at = 0; at < PHOTOS; at += 1) {
    const photo = await photograph(client, { project_id, at });
    const lines = Array.from({ length: 2 }, (_, row) => line(`l-${at}-${row}`, 12_000, { name: `Piece ${row + 1} of part ${at + 1}` }));
    sections.push({ ...section(`s-${at}`, lines), photo });
  }
  const { id } = await made<Proposal>(client.post(`${BASE}/proposals/`, { project_id }));
  const at = `${BASE}/proposals/${id}/`;
  const content = { ...EMPTY, sections, terms: 'What is lent stays ours. '.repeat(300) };
  await made(client.send('PATCH', { url: at, body: { content }, headers: { 'if-match': '*' } }));
  return `${at}pdf/`;
}

/** As noisy as a photograph, so that it is as large as one. */
async function photograph(client: TestClient, { project_id, at }: { project_id: number; at: number }) {
  const noise = { type: 'gaussian' as const, mean: 90 + at * 4, sigma: 25 };
  const bytes = await sharp({ create: { width: 1_600, height: 640, channels: 3, background: '#446644', noise } })
    .blur(1.2)
    .jpeg({ quality: 82 })
    .toBuffer();
  const url = `${BASE}/projects/${project_id}/photos/?name=photo-${at}.jpg`;
  const photo = await made<Photo>(client.send('POST', { url, body: bytes, headers: { 'content-type': 'application/octet-stream' } }));
  return { id: photo.id, width: photo.width, height: photo.height, alt: '' };
}

const CHUNK = 2_000;

/** 20,000 invoices of 400 projects with three parts each, half of them paid, over three years around today. */
export async function fillInvoices(inBusiness: InBusiness, today: string): Promise<void> {
  await inBusiness((db) =>
    db.rows(
      `insert into tenant_crm_project (number, name, event_type, stage_id, board_rank, currency)
       select 100000 + n, 'Kept ' || n, 'wedding', (select id from tenant_crm_project_stage order by id limit 1), n, 'USD'
       from generate_series(1, 400) n`,
    ),
  );
  for (let from = 1; from <= INVOICES; from += CHUNK) await inBusiness((db) => fillChunk(db, { from, to: from + CHUNK - 1, today }));
}

async function fillChunk(db: Db, { from, to, today }: { from: number; to: number; today: string }): Promise<void> {
  await db.rows(
    `insert into proposal_and_invoice_invoice (project_id, number, kind, status, title, currency, issue_date, due_date, bill_to, po_number,
       notes, tax_mode, lines, adjustments, waiver_cents, taxes, subtotal_cents, total_cents, paid_cents, credited_cents, written_off_cents)
     select ids[1 + n % cardinality(ids)], 'K-' || n, 'standard', case when n % 2 = 0 then 'paid' else 'issued' end, 'Flowers ' || n, 'USD',
       $3::date - n % 900, $3::date - n % 900 + 30, '{}', '', '', 'exclusive', '[]', '[]', 0, '[]', 90000, 90000,
       case when n % 2 = 0 then 90000 else 0 end, 0, 0
     from generate_series($1::int, $2::int) n, (select array_agg(id order by id) as ids from tenant_crm_project where name like 'Kept %') kept`,
    [from, to, today],
  );
  const these = `number = any (select 'K-' || n from generate_series($1::int, $2::int) n)`;
  await db.rows(
    `insert into proposal_and_invoice_installment (invoice_id, project_id, seq, label, due_on, amount_cents, paid_cents)
     select id, project_id, seq, 'Part ' || seq, issue_date + seq * 60, 30000, case when status = 'paid' then 30000 else 0 end
     from proposal_and_invoice_invoice, generate_series(1, 3) seq where ${these}`,
    [from, to],
  );
  await db.rows(
    `insert into payments_payment (project_id, amount_cents, currency, method, provider, received_on, note, receipt_number, refunded_cents, credit_cents)
     select project_id, 90000, 'USD', 'check', 'manual', issue_date + 20, '', 'R-' || number, 0, 0
     from proposal_and_invoice_invoice where status = 'paid' and ${these}`,
    [from, to],
  );
}
