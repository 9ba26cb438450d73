import type { Role } from '@butterfly/contracts/manage_members';
import { paths } from '@butterfly/contracts/manage_members/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeAnswer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersHostOptions } from '../testing/members-host-options';
import { Page } from './roles.page';

const build = (changes: Partial<Role> = {}): Role => ({
  id: 4,
  name: 'Designer',
  description: '',
  plugins: ['moodboard'],
  features: [],
  is_admin: false,
  row_scope: 'all',
  is_system: false,
  holders: [{ id: 2, name: 'Mia Rosales' }],
  updated_at: '2026-11-21T08:00:00.000Z',
  version: 1,
  ...changes,
});
const plugin = (id: string, title: string) => ({
  id,
  title,
  description: `About ${title}`,
  icon: 'board',
  category: 'project',
  enabled: true,
  always: false,
  feature_only: false,
});

let server: FakeServer;
function show({
  admin = true,
  update = ({ plugins }: Partial<Role>): FakeAnswer => ({
    body: build({ version: 2, ...(plugins && { plugins }) }),
    headers: { ETag: '"role-4-2"' },
  }),
} = {}) {
  server = fakeServer({
    [paths.myPermissions]: () => ({ body: { plugins: [], features: [], is_admin: admin } }),
    [paths.listRoles]: () => ({ body: [build()] }),
    [paths.listPermissions]: () => ({
      body: {
        plugins: [plugin('moodboard', 'Moodboard'), plugin('payments', 'Payments'), plugin('contract', 'Contract')],
        features: [{ id: 'view_costs', title: 'See costs', text: 'Costs', risk: 'read' }],
      },
    }),
    [paths.listAudit]: () => ({ body: [] }),
    [paths.updateRole]: ({ body }) => update(body as Partial<Role>),
    [paths.previewRole]: ({ body }) => ({
      body: { cards: (body as Role).plugins, nav: [], pages: [], hidden: ['Costs, wages and margins'] },
    }),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(membersHostOptions), path: '/manage_members/roles', at: '/manage_members/roles' });
}
afterEach(() => server.close());
const updates = () => server.calls.filter(({ address }) => address === paths.updateRole);
const box = (name: RegExp) => screen.findByRole('checkbox', { name });

describe('role management (T-508, T-598)', () => {
  it('collects switches and saves only what changed, with the version it began with', async () => {
    const { fake } = show();
    await userEvent.click(await box(/^Payments/));
    expect(screen.getByText('Not saved yet')).toBeInTheDocument();
    expect(fake.record.dirty).toBe(true);
    expect(updates()).toEqual([]);
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    expect(await screen.findByText(/Saved \d/)).toBeInTheDocument();
    expect([updates()[0]?.body, updates()[0]?.headers.get('if-match')]).toEqual([{ plugins: ['moodboard', 'payments'] }, '"role-4-1"']);
    expect(fake.record.dirty).toBe(false);
  });

  it('when somebody else saved first, joins both and saves on the newer version', async () => {
    let first = true;
    show({
      update: (body) => {
        if (!first) return { body: build({ version: 6, ...body }) };
        first = false;
        return {
          status: 412,
          body: { error: 'newer', code: 'version_conflict', current: build({ version: 5, plugins: ['moodboard', 'contract'] }) },
        };
      },
    });
    await userEvent.click(await box(/^Payments/));
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Join both' }));
    expect(await box(/^Contract/)).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(updates()).toHaveLength(2));
    expect([updates()[1]?.body, updates()[1]?.headers.get('if-match')]).toEqual([
      { plugins: ['contract', 'moodboard', 'payments'] },
      '"role-4-5"',
    ]);
  });

  it('says which projects the role sees, and saves that', async () => {
    show();
    expect(await screen.findByRole('radio', { name: /^All projects/ })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: /^Assigned projects/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Save role' }));
    await waitFor(() => expect(updates()[0]?.body).toEqual({ row_scope: 'assigned' }));
  });

  it('shows what the role sees before it is saved', async () => {
    show();
    await userEvent.click(await screen.findByRole('button', { name: 'View as this role' }));
    expect(await screen.findByText('moodboard')).toBeInTheDocument();
    await userEvent.click(await box(/^Payments/));
    expect(await screen.findByText('payments')).toBeInTheDocument();
    expect(screen.getByText(/Never leaves the server: costs/)).toBeInTheDocument();
  });

  it('lets members who are no administrators read, not change', async () => {
    show({ admin: false });
    expect(await box(/^Payments/)).toBeDisabled();
    expect(screen.queryByRole('button', { name: 'Save role' })).not.toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'New role' })).not.toBeInTheDocument();
  });
});
