import type { Project } from '@butterfly/contracts/tenant_crm';
import { paths } from '@butterfly/contracts/tenant_crm/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { stages } from '../testing/build-board';
import { buildProject } from '../testing/build-project';
import { crmHostOptions } from '../testing/crm-host-options';
import { Page } from './project.page';

let server: FakeServer;
let saved: Project;
const versioned = () => ({ body: saved, headers: { ETag: `"7-${saved.version}"` } });
const change = (part: Partial<Project>) => {
  saved = { ...saved, ...part, version: saved.version + 1, updated_at: '2026-11-21T17:04:00.000Z' };
};

/** Keeps one project as the server does: a save on an old version is refused with both versions. */
function show() {
  saved = buildProject();
  server = fakeServer({
    [paths.getProject]: versioned,
    [paths.listStages]: () => ({ body: stages }),
    [paths.listCustomFields]: () => ({ body: [] }),
    [paths.listOwners]: () => ({ body: [{ id: 1, name: 'Ada Fennimore' }] }),
    [paths.listStageChanges]: () => ({
      body: [{ id: 1, from_stage_id: 1, to_stage_id: 2, at: '2026-11-02T10:00:00.000Z', by_id: 1, days_in_previous: 3 }],
    }),
    [paths.updateProject]: ({ headers, body }) => {
      if (headers.get('If-Match') !== `"7-${saved.version}"`)
        return { status: 412, body: { error: 'newer', code: 'version_conflict', current: saved } };
      change(body as Partial<Project>);
      return versioned();
    },
    [paths.archiveProject]: () => (change({ archived_at: '2026-11-21T17:04:00.000Z' }), versioned()),
    [paths.unarchiveProject]: () => (change({ archived_at: null }), versioned()),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions), path: '/tenant_crm/projects/:id', at: '/tenant_crm/projects/7' });
}
afterEach(() => server.close());

async function edit(shown: string, label: string, text: string) {
  await userEvent.click(await screen.findByRole('button', { name: shown }));
  const input = screen.getByLabelText(label);
  await userEvent.clear(input);
  await userEvent.type(input, `${text}{Enter}`);
}

describe('project record (T-488)', () => {
  it('saves a fact where it stands, on the version it was read, and says so', async () => {
    show();
    await edit('120', 'Guests', '140');
    expect(await screen.findByText(/Saved 12:04/)).toBeInTheDocument();
    const call = server.calls.find(({ address }) => address === paths.updateProject);
    expect([call?.headers.get('If-Match'), call?.body]).toEqual(['"7-4"', { guest_count: 140 }]);
    expect(screen.getByRole('button', { name: '140' })).toBeInTheDocument();
  });

  it('takes the last save back', async () => {
    show();
    await edit('120', 'Guests', '140');
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await waitFor(() => expect(saved.guest_count).toBe(120));
  });

  it('asks which one shall stay when somebody else changed the same fact, and saves mine when I choose it', async () => {
    show();
    await screen.findByRole('button', { name: '120' });
    change({ guest_count: 90, updated_by_id: 1 });
    await edit('120', 'Guests', '140');
    const clash = await screen.findByRole('alert', { name: /Ada Fennimore changed this project at 12:04/ });
    expect(within(clash).getByRole('button', { name: 'Save my choice' })).toBeDisabled();
    expect(saved.guest_count).toBe(90);
    await userEvent.click(within(clash).getByRole('radio', { name: 'Yours 140' }));
    await userEvent.click(within(clash).getByRole('button', { name: 'Save my choice' }));
    await waitFor(() => expect(saved.guest_count).toBe(140));
    await waitFor(() => expect(screen.queryByRole('alert', { name: /changed this project/ })).not.toBeInTheDocument());
  });

  it('keeps what is saved when I choose that', async () => {
    show();
    await screen.findByRole('button', { name: '120' });
    change({ guest_count: 90 });
    await edit('120', 'Guests', '140');
    await userEvent.click(await screen.findByRole('radio', { name: 'Saved 90' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save my choice' }));
    expect(await screen.findByRole('button', { name: '90' })).toBeInTheDocument();
    expect(saved.guest_count).toBe(90);
  });

  it('keeps both changes when somebody else changed another fact, and says so', async () => {
    show();
    await screen.findByRole('button', { name: '120' });
    change({ venue_text: 'Kiln Loft', updated_by_id: 1 });
    await edit('120', 'Guests', '140');
    expect(await screen.findByText(/Ada Fennimore saved this project .* changed venue. Both changes are kept/)).toBeInTheDocument();
    expect([saved.guest_count, saved.venue_text]).toEqual([140, 'Kiln Loft']);
    expect(screen.getByRole('button', { name: 'Kiln Loft' })).toBeInTheDocument();
  });

  it('keeps what was typed when it is no amount', async () => {
    show();
    await edit('$12,000.00', 'Budget', 'lots');
    expect(screen.getByText('This is not an amount')).toBeInTheDocument();
    expect(screen.getByLabelText('Budget')).toHaveValue('lots');
    expect(server.calls.some(({ address }) => address === paths.updateProject)).toBe(false);
  });

  it('archives and takes out again', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'More actions' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Put into the archive' }));
    expect(await screen.findByText(/In the archive since/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: '120' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    expect(await screen.findByRole('button', { name: '120' })).toBeInTheDocument();
  });

  it('says so when there is no such project', async () => {
    show();
    server.answer({ [paths.getProject]: () => ({ status: 404, body: { error: 'Not found', code: 'not_found' } }) });
    renderPlugin(<Page />, { fake: createFakeHost(crmHostOptions), path: '/tenant_crm/projects/:id', at: '/tenant_crm/projects/999' });
    expect(await screen.findByText('There is no such project')).toBeInTheDocument();
  });
});
