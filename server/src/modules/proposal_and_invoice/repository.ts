import type { ProposalContent, ProposalQuery, ProposalRow } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../platform/db/db';
import { countedPage, type CountedPage } from '../../platform/records/counted-page';
import { FilterBuilder } from '../../platform/records/filter';
import { RecordTable } from '../../platform/records/record-table';

/** A version as it is kept; figures are made anew from its content. */
export interface StoredProposal extends ProposalRow {
  readonly content: ProposalContent;
  /** By the key of the line, for one. */
  readonly costs: Readonly<Record<string, number>>;
  readonly content_hash: string | null;
  /** The options and alternatives that the client takes; null: as they were sent. */
  readonly choices: readonly string[] | null;
  /** What stood around it when it was sent. */
  readonly frozen: { readonly business: string; readonly project_name: string; readonly event_date: string | null } | null;
}

const ROW = {
  id: true,
  project_id: true,
  number: true,
  revision: true,
  title: true,
  status: true,
  currency: true,
  total_cents: true,
  expires_on: true,
  sent_at: true,
  first_viewed_at: true,
  view_count: true,
  supersedes_id: true,
  created_at: true,
  updated_at: true,
  version: true,
} as const;

export const proposals = new RecordTable<StoredProposal>({
  name: 'proposal_and_invoice_proposal',
  reads: { ...ROW, content: true, costs: true, content_hash: true, choices: true, frozen: true },
  writes: {
    project_id: 'int',
    number: 'text',
    revision: 'int',
    title: 'text',
    status: 'text',
    currency: 'text',
    content: 'jsonb',
    costs: { type: 'jsonb', initial: {} },
    total_cents: 'bigint',
    expires_on: 'date',
    content_hash: 'text',
    choices: 'jsonb',
    frozen: 'jsonb',
    sent_at: 'timestamptz',
    first_viewed_at: 'timestamptz',
    view_count: { type: 'int', initial: 0 },
    supersedes_id: 'int',
  },
});

const ORDERS: Readonly<Record<ProposalQuery['ordering'], string>> = {
  '-revision': 'number desc, revision desc, id desc',
  '-updated_at': 'updated_at desc, id desc',
};

export function proposalPage(db: Db, query: ProposalQuery): Promise<CountedPage<ProposalRow>> {
  const filter = new FilterBuilder([]).add((at) => `project_id = ${at}::int`, query.project).build();
  const columns = Object.keys(ROW).join(', ');
  return countedPage<ProposalRow>(db, { table: proposals.name, columns, filter, order: ORDERS[query.ordering], query });
}

/** What was written last in the business, to begin the next one like it. */
export async function lastWritten(db: Db): Promise<ProposalContent | undefined> {
  const [row] = await db.rows<{ content: ProposalContent }>('select content from proposal_and_invoice_proposal order by id desc limit 1');
  return row?.content;
}

/** Whether a version stands above another of the same number. */
export async function hasNewer(db: Db, { number, revision }: Pick<StoredProposal, 'number' | 'revision'>): Promise<boolean> {
  const rows = await db.rows('select id from proposal_and_invoice_proposal where number = $1 and revision > $2 limit 1', [
    number,
    revision,
  ]);
  return rows.length > 0;
}

/** The version of the same number that was accepted, held; undefined where none is. */
export async function acceptedVersion(db: Db, { number, id }: Pick<StoredProposal, 'id' | 'number'>): Promise<StoredProposal | undefined> {
  const [found] = await db.rows<StoredProposal>(
    `select ${proposals.columns} from proposal_and_invoice_proposal where number = $1 and status = 'accepted' and id <> $2::int
     order by revision desc limit 1 for update`,
    [number, id],
  );
  return found;
}

/** What is still offered although its last day is before a day. */
export async function offeredBefore(db: Db, day: string): Promise<number[]> {
  const rows = await db.rows<{ id: number }>(
    `select id from proposal_and_invoice_proposal where status in ('sent', 'viewed') and expires_on < $1::date order by id limit 1000`,
    [day],
  );
  return rows.map(({ id }) => id);
}

/** Of a number that was accepted, the version that was accepted first. */
export async function firstAccepted(db: Db, { number, id }: Pick<StoredProposal, 'id' | 'number'>): Promise<number> {
  const [found] = await db.rows<{ id: number }>(
    `select p.id from proposal_and_invoice_proposal p
     join proposal_and_invoice_answer a on a.tenant_id = p.tenant_id and a.proposal_id = p.id and a.kind = 'accepted'
     where p.number = $1 order by p.revision limit 1`,
    [number],
  );
  return found?.id ?? id;
}

/** The version of a project that counts: what was written last; ended ones are left out. Held, so that nobody makes a version beside. */
export async function currentProposal(db: Db, projectId: number): Promise<StoredProposal | undefined> {
  const id = await newestOf(db, projectId);
  if (id === undefined) return undefined;
  const [held] = await db.rows<StoredProposal>(
    `select ${proposals.columns} from proposal_and_invoice_proposal where id = $1::int for update`,
    [id],
  );
  // While the row was waited for, somebody may have made the next version, or ended this one: then it is not the one any more.
  return held && (await newestOf(db, projectId)) === id ? held : currentProposal(db, projectId);
}

async function newestOf(db: Db, projectId: number): Promise<number | undefined> {
  const [newest] = await db.rows<{ id: number }>(
    `select id from proposal_and_invoice_proposal
     where project_id = $1 and status in ('draft', 'sent', 'viewed', 'accepted') order by id desc limit 1`,
    [projectId],
  );
  return newest?.id;
}

/** The highest version of a number, whatever has become of it. */
export async function lastRevision(db: Db, number: string): Promise<number> {
  const [row] = await db.rows<{ last: number }>('select max(revision) as last from proposal_and_invoice_proposal where number = $1', [
    number,
  ]);
  return row?.last ?? 0;
}
