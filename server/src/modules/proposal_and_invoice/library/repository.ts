import type { ProposalPackage, ProposalTemplate, ProposalTemplateRow } from '@butterfly/contracts/proposal_and_invoice';
import type { Db } from '../../../platform/db/db';
import { RecordTable } from '../../../platform/records/record-table';

const LINES = `(select coalesce(sum(jsonb_array_length(one -> 'lines')), 0)::int from jsonb_array_elements(content -> 'sections') one)`;
const ROW = {
  id: true,
  title: true,
  event_types: true,
  sections: `jsonb_array_length(content -> 'sections')`,
  lines: LINES,
  updated_at: true,
  version: true,
} as const;

export const templates = new RecordTable<ProposalTemplate>({
  name: 'proposal_and_invoice_template',
  reads: { ...ROW, content: true },
  writes: { title: 'text', event_types: { type: 'text[]', initial: [] }, content: 'jsonb' },
});

export const packages = new RecordTable<ProposalPackage>({
  name: 'proposal_and_invoice_package',
  reads: {
    ...{ id: true, title: true, description: true, unit_price_cents: true, tax_bps: true, rental_cents: true, contents: true },
    ...{ updated_at: true, version: true },
  },
  writes: {
    title: 'text',
    description: 'text',
    unit_price_cents: 'bigint',
    tax_bps: 'int',
    rental_cents: 'bigint',
    contents: 'jsonb',
  },
});

export const templateList = (db: Db): Promise<ProposalTemplateRow[]> =>
  db.rows<ProposalTemplateRow>(
    `select id, title, event_types, ${ROW.sections} as sections, ${LINES} as lines, updated_at, version
     from proposal_and_invoice_template where archived_at is null order by lower(title), id limit 200`,
  );

export const packageList = (db: Db): Promise<ProposalPackage[]> =>
  db.rows<ProposalPackage>(
    `select ${packages.columns} from ${packages.name} where archived_at is null order by lower(title), id limit 200`,
  );
