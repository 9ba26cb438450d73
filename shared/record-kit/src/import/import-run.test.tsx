import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen } from '@testing-library/react';
import { ImportRunPanel } from './import-run';
import type { ImportRun, ImportSource } from './import-source';

const run = {
  id: 3,
  entity: 'contacts',
  file_name: 'people.csv',
  status: 'draft',
  policy: 'skip',
  total: 29,
  processed: 0,
  counts: { created: 0, updated: 0, skipped: 0, failed: 0 },
  columns: ['Name'],
  mapping: { 0: 'name' },
  fields: [{ name: 'name', label: 'Name', required: true }],
  sample: [['Ann']],
} as unknown as ImportRun;

it('promises as many rows as will come, without those that are refused or skipped', async () => {
  const check = () => Promise.resolve({ data: { counts: { created: 25, updated: 2, skipped: 1, failed: 1 }, lines: [] } });
  const source = { entities: { contacts: 'Contacts' }, check } as unknown as ImportSource;
  renderPlugin(<ImportRunPanel source={source} run={run} resultsHref="/" />, { fake: createFakeHost({ id: 'sample' }) });
  expect(await screen.findByRole('button', { name: 'Import 27 rows' })).toBeEnabled();
});
