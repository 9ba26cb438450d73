import type { ProjectQuery } from '@butterfly/contracts/tenant_crm';
import type { Bytes } from '../../../platform/define-module';
import type { Db } from '../../../platform/db/db';
import { csvDownload } from '../../../platform/records/csv';
import { filterOf } from './page/page-parts';

interface Row {
  readonly id: number;
  readonly number: number;
  readonly name: string;
  readonly event_type: string;
  readonly event_date: string | null;
  readonly stage: string;
  readonly venue_text: string;
  readonly guest_count: number | null;
  readonly budget_cents: number | null;
  readonly currency: string;
  readonly tags: readonly string[];
}

const heading = ['Number', 'Name', 'Kind of event', 'Event date', 'Stage', 'Venue', 'Guests', 'Budget', 'Currency', 'Tags'];

/** The projects of a list as CSV. */
export function projectsCsv({ query, tx }: { query: ProjectQuery; tx: <T>(work: (db: Db) => Promise<T>) => Promise<T> }): Bytes {
  const { where, values } = filterOf(query);
  const rowsAfter = (id: number, limit: number) =>
    tx((db) =>
      db.rows<Row>(
        `select id, number, name, event_type, event_date, (select stage.name from tenant_crm_project_stage stage where stage.id = project.stage_id) as stage, venue_text, guest_count,
           budget_cents, currency, tags
         from tenant_crm_project project where ${where} and id > $${values.length + 1}::int order by id limit $${values.length + 2}`,
        [...values, id, limit],
      ),
    );
  return csvDownload({ fileName: 'projects.csv', heading, cells, rowsAfter });
}

function cells(row: Row): readonly unknown[] {
  const digits = new Intl.NumberFormat('en', { style: 'currency', currency: row.currency }).resolvedOptions().maximumFractionDigits ?? 2;
  const budget = row.budget_cents === null ? null : (row.budget_cents / 10 ** digits).toFixed(digits);
  return [row.number, row.name, row.event_type, row.event_date, row.stage, row.venue_text, row.guest_count, budget, row.currency, row.tags];
}
