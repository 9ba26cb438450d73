import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeAnswer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stages } from '../testing/build-board';
import { buildProject } from '../testing/build-project';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './new-project.page';

let server: FakeServer;
function show(create: () => FakeAnswer, fake = createFakeHost(crmHostOptions)) {
  server = fakeServer({
    [paths.createProject]: create,
    [paths.listStages]: () => ({ body: stages }),
    [paths.listOwners]: () => ({ body: [] }),
  });
  return renderPlugin(<Page />, { fake });
}
afterEach(() => server.close());
const sent = () => server.calls.filter(({ address }) => address === paths.createProject).map(({ body }) => body);
const created = () => ({ status: 201, body: buildProject({ id: 31 }), headers: { ETag: '"31-1"' } });

describe('new project (T-487)', () => {
  it('creates a project and opens it', async () => {
    const { fake } = show(created);
    // No more than the server takes: newProject in the contract.
    expect(screen.getByLabelText('Name')).toHaveAttribute('maxlength', '120');
    await userEvent.type(screen.getByLabelText('Name'), 'Park wedding');
    await userEvent.type(screen.getByLabelText('Budget'), '8,500');
    expect(fake.record.dirty).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(fake.record.visits).toEqual(['/tenant_crm/projects/31']));
    expect(sent()).toEqual([
      { name: 'Park wedding', event_type: 'wedding', event_date: null, venue_text: '', guest_count: null, budget_cents: 850_000 },
    ]);
    expect(fake.record.dirty).toBe(false);
  });

  it('holds again what was typed before a reload, and keeps nothing of it once it is created', async () => {
    const fake = createFakeHost(crmHostOptions);
    fake.record.drafts.kept['new-project'] = {
      draft: { value: { name: 'Park wedding', venue_text: 'Kiln Loft' }, base: null },
      from: '1.0.0',
    };
    show(created, fake);
    expect(screen.getByLabelText('Name')).toHaveValue('Park wedding');
    expect(fake.record.dirty).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
    expect([screen.getByLabelText('Name'), fake.record.dirty]).toEqual([expect.objectContaining({ value: '' }), false]);
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    await waitFor(() => expect(fake.record.visits).toEqual(['/tenant_crm/projects/31']));
    expect([sent()[0], fake.record.drafts.kept, fake.record.drafts.keepers['new-project']?.()]).toEqual([
      expect.objectContaining({ name: 'Park wedding', venue_text: 'Kiln Loft' }),
      {},
      undefined,
    ]);
  });

  it('names what is missing before it asks the server', async () => {
    show(created);
    await userEvent.type(screen.getByLabelText('Budget'), 'lots');
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('Give the project a name')).toBeInTheDocument();
    expect(screen.getByText('This is not an amount')).toBeInTheDocument();
    expect(sent()).toEqual([]);
  });

  it('shows what the server refused beside the input and loses nothing', async () => {
    const { fake } = show(() => ({
      status: 400,
      body: { error: 'Some of the values are not valid.', code: 'invalid_input', fields: { name: ['is taken already'] } },
    }));
    await userEvent.type(screen.getByLabelText('Name'), 'Park wedding');
    await userEvent.type(screen.getByLabelText('Venue'), 'Kiln Loft');
    await userEvent.click(screen.getByRole('button', { name: 'Create project' }));
    expect(await screen.findByText('is taken already')).toBeInTheDocument();
    expect(screen.getByLabelText('Name')).toHaveAttribute('aria-invalid', 'true');
    expect(screen.getByLabelText('Venue')).toHaveValue('Kiln Loft');
    expect(fake.record.visits).toEqual([]);
  });
});
