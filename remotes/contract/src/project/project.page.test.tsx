import { paragraphs, type Contract, type ContractDetail } from '@butterfly/contracts/contract';
import { paths } from '@butterfly/contracts/contract/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { manifest } from '../../manifest';
import { Page } from './project.page';

const host = { id: manifest.id, routes: Object.fromEntries(manifest.contributes.routes.map(({ id, path }) => [id, path])) };
const at = '2026-11-20T15:00:00.000Z';
const template = {
  id: 3,
  title: 'Wedding',
  body: paragraphs('x'),
  clause_ids: [],
  signing_order: 'any',
  revision: 1,
  created_at: at,
  updated_at: at,
  archived_at: null,
  version: 1,
};
const studio: Contract['signers'][number] = {
  id: 5,
  role: 'studio',
  position: 1,
  name: 'The studio',
  email: null,
  state: 'waiting',
  signed_at: null,
  decline_reason: '',
  reminded_at: null,
};
const made: ContractDetail = {
  id: 9,
  project_id: 7,
  project_name: 'Vale wedding',
  title: 'Wedding – Vale',
  state: 'draft',
  signing_order: 'any',
  template_id: 3,
  template_revision: 1,
  proposal: null,
  signers: [studio],
  expires_at: null,
  sent_at: null,
  completed_at: null,
  void_reason: '',
  amends_id: null,
  document_sha256: null,
  pdf_sha256: null,
  created_at: at,
  updated_at: at,
  version: 1,
  body: paragraphs('For {{venue}}'),
  clauses: [],
  filled: { body: paragraphs('For {{venue}}'), clauses: [], missing: [{ field: 'venue', label: 'Venue' }] },
};

let contracts: ContractDetail[];
let server: FakeServer;
beforeEach(() => {
  contracts = [];
  server = fakeServer({
    [paths.listContracts]: () => ({ body: { count: contracts.length, next: null, previous: null, results: contracts } }),
    [paths.listTemplates]: () => ({ body: [template] }),
    [paths.createContract]: () => {
      contracts = [made];
      return { body: made };
    },
    [paths.getContract]: () => ({ body: contracts[0], headers: { ETag: '"9-1"' } }),
  });
});
afterEach(() => server.close());

it('drafts the contract of a project from a template, and is not sent while a value is missing', async () => {
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/contract/:projectId', at: '/contract/7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Wedding' }));
  expect(await screen.findByText(/Missing before it can be sent: venue/)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Send for signature' })).toBeDisabled();
  expect(server.calls.find(({ address }) => address === paths.createContract)?.body).toEqual({ project_id: 7, template_id: 3 });
});

it('saves a draft over what its author saw, not over what a colleague saved while they typed', async () => {
  let version = 1;
  contracts = [made];
  server.answer({
    [paths.getContract]: () => ({ body: contracts[0], headers: { ETag: `"9-${version}"` } }),
    [paths.updateContract]: ({ body }) => ({ body: { ...contracts[0], ...(body as object) }, headers: { ETag: '"9-3"' } }),
  });
  renderPlugin(<Page />, { fake: createFakeHost(host), path: '/contract/:projectId', at: '/contract/7' });
  await userEvent.click(await screen.findByRole('button', { name: 'Change' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Title' }), ' and more');
  version = 2;
  contracts = [{ ...made, title: 'Changed by somebody else', version }];
  const reads = () => server.calls.filter(({ address }) => address === paths.getContract).length;
  const before = reads();
  window.dispatchEvent(new Event('visibilitychange'));
  await waitFor(() => expect(reads()).toBeGreaterThan(before));
  await screen.findByDisplayValue('Wedding – Vale and more');
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.calls.find(({ address }) => address === paths.updateContract)?.headers.get('If-Match')).toBe('"9-1"'));
});
