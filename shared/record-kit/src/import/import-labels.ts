import type { DuplicatePolicy, ImportOutcome, ImportStatus } from './import-source';

export const importKeys = { all: ['imports'] as const, one: (id: string) => ['import', id] as const };

export const statusLabels: Readonly<
  Record<ImportStatus, { label: string; tone: 'clay' | 'eucalyptus' | 'iris' | 'marigold' | 'neutral' }>
> = {
  draft: { label: 'Not imported yet', tone: 'marigold' },
  running: { label: 'Importing', tone: 'iris' },
  done: { label: 'Imported', tone: 'eucalyptus' },
  undoing: { label: 'Being taken back', tone: 'iris' },
  undone: { label: 'Taken back', tone: 'neutral' },
};

export const policyLabels: Readonly<Record<DuplicatePolicy, string>> = {
  skip: 'Leave what is there as it is',
  update: 'Fill in and replace what the file has',
  create: 'Add them a second time',
};

export const outcomeLabels: Readonly<Record<ImportOutcome, string>> = {
  created: 'new',
  updated: 'changed',
  skipped: 'left out',
  failed: 'refused',
};
