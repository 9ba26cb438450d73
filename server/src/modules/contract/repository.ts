import {
  isOpen,
  type Clause,
  type ClauseText,
  type Contract,
  type ContractQuery,
  type Signature,
  type Template,
  type TextNode,
} from '@butterfly/contracts/contract';
import type { Db } from '../../platform/db/db';
import { likePattern } from '../../platform/db/like-pattern';
import { AppError } from '../../platform/http/app-error';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { columnsOf, RecordTable, type Reads } from '../../platform/records/record-table';

const moment = (column: string) => `to_char(${column} at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

/** As it is now: a contract whose last day is over is expired, and nobody has to write that down. */
const OPEN = `state in ('sent', 'viewed', 'partially_signed')`;
const STATE = `case when ${OPEN} and expires_at <= now() then 'expired' else state end`;

const SIGNERS = `(select coalesce(jsonb_agg(jsonb_build_object('id', s.id, 'role', s.role, 'position', s.position, 'name', s.name, 'email', s.email,
  'state', s.state, 'signed_at', ${moment('s.signed_at')}, 'decline_reason', s.decline_reason, 'reminded_at', ${moment('s.reminded_at')})
  order by s.position), '[]') from contract_signer s where s.contract_id = contract_contract.id)`;

export const templates = new RecordTable<Template>({
  name: 'contract_template',
  reads: {
    id: true,
    title: true,
    body: true,
    clause_ids: true,
    signing_order: true,
    is_default: true,
    revision: true,
    created_at: true,
    updated_at: true,
    archived_at: true,
    version: true,
  },
  writes: {
    title: 'text',
    body: 'jsonb',
    clause_ids: 'int[]',
    signing_order: 'text',
    revision: { type: 'int', initial: 1 },
    is_default: { type: 'boolean', initial: false },
  },
});

export const clauses = new RecordTable<Clause>({
  name: 'contract_clause',
  reads: { id: true, title: true, category: true, body: true, locked: true, archived_at: true, updated_at: true, version: true },
  writes: { title: 'text', category: 'text', body: 'jsonb', locked: 'boolean' },
});

/** A contract as its row holds it. */
export interface ContractRecord extends Contract {
  readonly body: TextNode;
  readonly clauses: readonly ClauseText[];
  readonly document: string | null;
  readonly pdf_file_id: number | null;
  readonly chain_length: number;
  readonly chain_head: string;
}

/** What a list tells of a contract: its texts are long, and a page of them is not read for their sake. */
const listed = {
  id: true,
  project_id: true,
  title: true,
  state: STATE,
  signing_order: true,
  template_id: true,
  template_revision: true,
  signers: SIGNERS,
  expires_at: true,
  sent_at: true,
  completed_at: true,
  void_reason: true,
  amends_id: true,
  proposal: true,
  document_sha256: true,
  pdf_sha256: true,
  created_at: true,
  updated_at: true,
  version: true,
} as const satisfies Reads<Contract>;

export const contracts = new RecordTable<ContractRecord>({
  name: 'contract_contract',
  reads: { ...listed, body: true, clauses: true, document: true, pdf_file_id: true, chain_length: true, chain_head: true },
  writes: {
    project_id: 'int',
    title: 'text',
    state: { type: 'text', initial: 'draft' },
    signing_order: 'text',
    template_id: 'int',
    template_revision: 'int',
    body: 'jsonb',
    clauses: 'jsonb',
    expires_at: 'timestamptz',
    sent_at: 'timestamptz',
    completed_at: 'timestamptz',
    void_reason: { type: 'text', initial: '' },
    amends_id: 'int',
    proposal: 'jsonb',
    document: 'text',
    document_sha256: 'text',
    pdf_file_id: 'int',
    pdf_sha256: 'text',
  },
});

/**
 * Holds a contract until the end of the transaction and reads it then: two who sign at once wait for each other, and the second sees
 * what the first has done.
 *
 * @throws AppError `not_found`
 */
export async function lockContract(db: Db, id: number): Promise<ContractRecord> {
  const held = await db.rows('select id from contract_contract where id = $1 for update', [id]);
  if (held.length === 0) throw new AppError('not_found');
  return contracts.read(db, id);
}

const ORDERS: Readonly<Record<ContractQuery['ordering'], string>> = {
  title: 'lower(title), id',
  '-title': 'lower(title) desc, id desc',
  updated_at: 'updated_at, id',
  '-updated_at': 'updated_at desc, id desc',
  sent_at: 'sent_at nulls last, id',
  '-sent_at': 'sent_at desc nulls last, id desc',
};

/** Whoever asks for what is open does not mean what has expired meanwhile; other states know no last day. */
function timelyFor(state: ContractQuery['state']): string {
  if (state === 'expired') return `(state = 'expired' or ${OPEN} and expires_at <= now())`;
  return state && isOpen(state) ? '(expires_at is null or expires_at > now())' : 'true';
}

/** Also what stands in a text that was sent is found. */
export function contractPage(db: Db, query: ContractQuery): Promise<CountedPage<Contract>> {
  const filter = new FilterBuilder([timelyFor(query.state)])
    .add((at) => `(title ilike ${at}::text or document ilike ${at}::text)`, query.search && likePattern(query.search))
    .add((at) => `project_id = ${at}::int`, query.project)
    .add((at) => `state = ${at}::text`, query.state === 'expired' ? undefined : query.state)
    .build();
  return countedPage<Contract>(db, {
    table: contracts.name,
    as: contracts.name,
    columns: columnsOf(listed),
    filter,
    order: ORDERS[query.ordering],
    query,
  });
}

/** Whether all have signed a contract of the project; one that a change has replaced was signed too. */
export async function isSigned(db: Db, projectId: number): Promise<boolean> {
  const [row] = await db.rows<{ signed: boolean }>(
    "select exists (select from contract_contract where project_id = $1 and state in ('completed', 'superseded')) as signed",
    [projectId],
  );
  return row?.signed === true;
}

export function templateList(db: Db, archived: boolean): Promise<Template[]> {
  return db.rows(
    `select ${templates.columns} from contract_template where (archived_at is not null) = $1 order by lower(title), id limit 500`,
    [archived],
  );
}

/** What is accepted becomes a contract of it: the template that was chosen for it, or the oldest. */
export async function defaultTemplate(db: Db): Promise<Template | undefined> {
  const found = await db.rows<Template>(
    `select ${templates.columns} from contract_template where archived_at is null order by is_default desc, id limit 1`,
  );
  return found[0];
}

export function clauseList(db: Db): Promise<Clause[]> {
  return db.rows(`select ${clauses.columns} from contract_clause where archived_at is null order by lower(title), id limit 500`);
}

/** In the order of the ids. */
export async function clausesById(db: Db, ids: readonly number[]): Promise<Clause[]> {
  const rows = await db.rows<Clause>(`select ${clauses.columns} from contract_clause where id = any ($1::int[])`, [ids]);
  const byId = new Map(rows.map((row) => [row.id, row]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

interface WrittenSigner {
  readonly role: string;
  readonly name: string;
  readonly email: string | null;
}

/** The list becomes who signs, in its order. */
export async function replaceSigners(db: Db, contractId: number, signers: readonly WrittenSigner[]): Promise<void> {
  await db.rows('delete from contract_signer where contract_id = $1', [contractId]);
  for (const [at, { role, name, email }] of signers.entries())
    await db.rows('insert into contract_signer (contract_id, role, position, name, email) values ($1, $2, $3, $4, $5)', [
      contractId,
      role,
      at + 1,
      name,
      email,
    ]);
}

/** Sets what is given of somebody who signs. */
export async function setSigner(
  db: Db,
  id: number,
  { state, linkId, askedAt, remindedAt, reason }: { state?: string; linkId?: number; askedAt?: Date; remindedAt?: Date; reason?: string },
): Promise<void> {
  await db.rows(
    `update contract_signer set state = coalesce($2, state), link_id = coalesce($3, link_id), reminded_at = coalesce($4, reminded_at),
       decline_reason = coalesce($5, decline_reason), asked_at = coalesce($6, asked_at) where id = $1`,
    [id, state ?? null, linkId ?? null, remindedAt?.toISOString() ?? null, reason ?? null, askedAt?.toISOString() ?? null],
  );
}

/** What is kept of a signature. */
export type KeptSignature = Pick<Signature, 'kind' | 'name' | 'picture'>;

export async function keepSignature(db: Db, id: number, { signature, at }: { signature: KeptSignature; at: Date }): Promise<void> {
  await db.rows(`update contract_signer set state = 'signed', signature = $2::jsonb, signed_at = $3 where id = $1`, [
    id,
    JSON.stringify(signature),
    at.toISOString(),
  ]);
}

export interface SignerSecrets {
  readonly id: number;
  readonly link_id: number | null;
  readonly signature: KeptSignature | null;
}

/** What lists never show: the signatures and which links they have. */
export function signerSecrets(db: Db, contractId: number): Promise<SignerSecrets[]> {
  return db.rows('select id, link_id, signature from contract_signer where contract_id = $1 order by position', [contractId]);
}

/** Whose link it is. */
export async function signerOfLink(db: Db, linkId: number): Promise<number | undefined> {
  return (await db.rows<{ id: number }>('select id from contract_signer where link_id = $1', [linkId]))[0]?.id;
}

/** The contract that has taken the place of one, and who has signed it under an address. */
export async function newerOf(
  db: Db,
  { id, email }: { id: number; email: string },
): Promise<{ readonly id: number; readonly signer_id: number } | undefined> {
  const found = await db.rows<{ id: number; signer_id: number }>(
    `select c.id, s.id as signer_id from contract_contract c join contract_signer s on s.tenant_id = c.tenant_id and s.contract_id = c.id
     where c.amends_id = $1 and c.state in ('completed', 'superseded') and s.role <> 'studio' and lower(s.email) = lower($2)
     order by s.position limit 1`,
    [id, email],
  );
  return found[0];
}
