import type { DuplicatePolicy, ImportEntity, ImportOutcome, ImportStatus } from '@butterfly/contracts/tenant_crm';

export const importKeys = { all: ['imports'] as const, one: (id: string) => ['import', id] as const };

export const entityWords: Readonly<Record<ImportEntity, string>> = { contacts: 'Contacts', organizations: 'Organizations', projects: 'Projects' };

export const statusWords: Readonly<Record<ImportStatus, { words: string; tone: 'clay' | 'eucalyptus' | 'iris' | 'marigold' | 'neutral' }>> = {
  draft: { words: 'Not imported yet', tone: 'marigold' }, running: { words: 'Importing', tone: 'iris' }, done: { words: 'Imported', tone: 'eucalyptus' },
  undoing: { words: 'Being taken back', tone: 'iris' }, undone: { words: 'Taken back', tone: 'neutral' },
};

export const policyWords: Readonly<Record<DuplicatePolicy, string>> = {
  skip: 'Leave what is there as it is', update: 'Fill in and replace what the file has', create: 'Add them a second time',
};

export const outcomeWords: Readonly<Record<ImportOutcome, string>> = { created: 'new', updated: 'changed', skipped: 'left out', failed: 'refused' };
