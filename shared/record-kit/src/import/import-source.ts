import type { Answer } from '@butterfly/contracts/core';

export type DuplicatePolicy = 'skip' | 'update' | 'create';
export type ImportStatus = 'draft' | 'running' | 'done' | 'undoing' | 'undone';
export type ImportOutcome = 'created' | 'updated' | 'skipped' | 'failed';
export type ImportCounts = Readonly<Record<ImportOutcome, number>>;

/** One import as a list shows it. `processed` counts rows done while it runs, rows taken back while it is undone. */
export interface ImportSummary {
  readonly id: number;
  readonly entity: string;
  readonly file_name: string;
  readonly status: ImportStatus;
  readonly policy: DuplicatePolicy;
  readonly total: number;
  readonly processed: number;
  readonly counts: ImportCounts;
  readonly created_at: string;
}

/** One import with its columns. `mapping`: index of a column → name of a field; a column without an entry is left out. */
export interface ImportRun extends ImportSummary {
  readonly columns: readonly string[];
  readonly mapping: Readonly<Record<string, string>>;
  readonly fields: readonly { readonly name: string; readonly label: string; readonly required: boolean }[];
  /** The first rows, so that a person sees what the columns hold. */
  readonly sample: readonly (readonly string[])[];
}

/** What became, or would become, of one row; `line` counts as a spreadsheet does. */
export interface ImportLine {
  readonly line: number;
  readonly outcome: ImportOutcome;
  readonly label: string;
  readonly reason: string;
}

/** What a person decides before an import runs. */
export interface ImportDecision {
  mapping?: Record<string, string>;
  policy?: DuplicatePolicy;
}

/**
 * The calls of an import wizard: hand a file in, map its columns, try it dry, run it, take it back.
 *
 * @example
 * const source: ImportSource<'contacts'> = {
 *   entities: { contacts: 'Contacts' },
 *   invalidates: [['contacts']],
 *   list: (signal) => crm.listImports({ signal }),
 *   create: (entity, file) => crm.createImport({ body: { entity, ...file } }),
 *   …
 * };
 */
export interface ImportSource<E extends string = string> {
  /** What can be imported, with its label; the first is offered first. */
  readonly entities: Readonly<Record<E, string>>;
  /** Cached answers that an import makes old. */
  readonly invalidates: readonly (readonly unknown[])[];
  list(signal: AbortSignal): Promise<Answer<readonly ImportSummary[]>>;
  create(entity: E, file: { file_name: string; text: string }): Promise<Answer<ImportRun>>;
  read(id: string, signal: AbortSignal): Promise<Answer<ImportRun>>;
  update(id: string, decision: ImportDecision): Promise<Answer<ImportRun>>;
  check(id: string, signal: AbortSignal): Promise<Answer<{ readonly counts: ImportCounts; readonly lines: readonly ImportLine[] }>>;
  commit(id: string): Promise<Answer<ImportRun>>;
  undo(id: string): Promise<Answer<ImportRun>>;
  /** `page` counts from 1. */
  lines(
    id: string,
    query: { outcome: ImportOutcome; page: number; page_size: number },
    signal: AbortSignal,
  ): Promise<Answer<{ readonly count: number; readonly results: readonly ImportLine[] }>>;
}
