import type { ImportOutcome } from '@butterfly/contracts/records';
import type { Db } from '../../../platform/db/db';
import type { Cells, Draft, ImportKind, ImportPlace } from '../../../platform/records/csv-in/import-kind';
import type { StoredImport } from './repository';
import type { TableRow } from './table/read-table';

/** What shall become of one row. */
export interface Planned {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly label: string;
  readonly reason: string;
  readonly draft: Draft<unknown> | null;
  /** The record it is already; for updates. */
  readonly existing: number | null;
}

interface Plan {
  readonly kind: ImportKind<unknown>;
  readonly run: Pick<StoredImport, 'mapping' | 'policy'>;
  readonly rows: readonly TableRow[];
  readonly place: ImportPlace;
  /** Keys of earlier rows → their line; these exist by the time this chunk is written. */
  readonly seen: Map<string, number>;
}

/** Decides about a chunk of rows without writing anything; dry run and commit decide alike. */
export async function planRows(db: Db, { kind, run, rows, place, seen }: Plan): Promise<Planned[]> {
  const read = rows.map(({ cells }) => kind.read(cellsOf(cells, run.mapping), place));
  const drafts = read.filter((one): one is Draft<unknown> => !('reason' in one));
  const keys = drafts.map(({ key }) => key).filter((key): key is string => key !== null);
  const existing = keys.length > 0 ? await kind.existing(db, keys) : new Map<string, number>();
  const problems = await kind.problems(db, drafts, place);
  return read.map((one, at): Planned => {
    const { line = 0, cells = [] } = rows[at] ?? {};
    const refused = (label: string, reason: string): Planned => ({ line, outcome: 'failed', label, reason, draft: null, existing: null });
    if ('reason' in one) return refused(labelOf(cells), one.reason);
    const problem = problems.get(one.value);
    if (problem) return refused(one.label, problem);
    const earlier = one.key === null ? undefined : seen.get(one.key);
    if (one.key !== null && earlier === undefined) seen.set(one.key, line);
    const id = one.key === null ? undefined : existing.get(one.key);
    if (id === undefined && earlier === undefined)
      return { line, outcome: 'created', label: one.label, reason: '', draft: one, existing: null };
    const why = earlier === undefined ? 'is there already' : `is the same as line ${earlier}`;
    if (run.policy === 'skip' || (earlier !== undefined && id === undefined && run.policy === 'update'))
      return { line, outcome: 'skipped', label: one.label, reason: why, draft: null, existing: id ?? null };
    if (run.policy === 'update') return { line, outcome: 'updated', label: one.label, reason: '', draft: one, existing: id ?? null };
    const obstacle = kind.whyNotTwice(one);
    if (obstacle === null) return { line, outcome: 'created', label: one.label, reason: '', draft: one, existing: null };
    return refused(one.label, `${why}, and ${obstacle}`);
  });
}

function cellsOf(row: readonly string[], mapping: StoredImport['mapping']): Cells {
  const values = new Map(Object.entries(mapping).map(([at, field]) => [field, row[Number(at)] ?? '']));
  return (field) => values.get(field) ?? '';
}

function labelOf(row: readonly string[]): string {
  return row.filter(Boolean).slice(0, 2).join(' ').slice(0, 120);
}
