import type { StorageUse } from '@butterfly/contracts/auth_and_admin';
import { paths as identityPaths } from '@butterfly/contracts/auth_and_admin/paths';
import { paths as memberPaths } from '@butterfly/contracts/manage_members/paths';
import type { BusinessDelivery, DeliveryEvent, Explanation, TenantPlugin } from '@butterfly/contracts/plugins';
import { paths } from '@butterfly/contracts/plugins/paths';
import { createFakeHost } from '@butterfly/testing/browser/fake-host';
import { fakeServer, type FakeServer } from '@butterfly/testing/browser/fake-server';
import { renderPlugin } from '@butterfly/testing/browser/render-plugin';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { membersHostOptions } from '../testing/members-host-options';
import { today, untilEndOf } from './delivery/hold-days';
import { Page } from './plugins.page';

const build = (changes: Partial<TenantPlugin> = {}): TenantPlugin => ({
  id: 'moodboard',
  title: 'Moodboard',
  description: 'Pictures and colours of a project.',
  icon: 'board',
  category: 'project',
  enabled: true,
  always_on: false,
  state: 'ready',
  needs: null,
  version: '1.4.0',
  since: '2026-11-20T09:00:00.000Z',
  seen_by: {
    members: 3,
    roles: [
      { name: 'Owner', members: 2 },
      { name: 'Designer', members: 1 },
    ],
    alone: 0,
  },
  depends_on: [],
  needed_by: [],
  last_problem: null,
  switched: null,
  generation: 0,
  in_plan: true,
  delivery: { channel: 'stable', hold: null, frozen: false, rollout: null, pending_consent: [], why: 'stable', generation: 0 },
  ...changes,
});
const fixed = build({ id: 'manage_members', title: 'Members', always_on: true });
const broken = build({
  id: 'payments',
  title: 'Payments',
  last_problem: {
    at: '2026-11-21T08:00:00.000Z',
    kind: 'load',
    message: 'remoteEntry.js answered 404',
    version: '1.0.0',
    page: '/payments',
    times: 3,
  },
});

const history: DeliveryEvent[] = [
  {
    id: 2,
    at: '2026-11-20T09:00:00.000Z',
    actor: 'moodboard team',
    action: 'promote',
    before: '1.3.0',
    after: '1.4.0',
    reason: 'Faster boards',
    own: false,
  },
  {
    id: 1,
    at: '2026-11-19T09:00:00.000Z',
    actor: 'ada@fern-thistle.example',
    action: 'hold',
    before: null,
    after: '1.3.0 until 2026-11-19',
    reason: 'Trade fair',
    own: true,
  },
];
const explanation: Explanation = {
  plugin: 'moodboard',
  title: 'Moodboard',
  member: 1,
  visible: false,
  version: null,
  gates: [
    { gate: 'enablement', pass: true, detail: 'It is on.' },
    { gate: 'permission', pass: false, detail: 'No role of Mia includes it.' },
  ],
};
let server: FakeServer;
let storage: StorageUse;
beforeEach(() => {
  storage = { used_bytes: 1_449_000_000, removed_bytes: 0, limit_bytes: 20_000_000_000 };
});
function show(at = '/manage_members/plugins', first: Partial<TenantPlugin> = {}) {
  let moodboard = build(first);
  let business: BusinessDelivery = { freeze_on_event_days: true, frozen: null, overrides_allowed: true, plan: null, generation: 3 };
  const decide =
    (change: (body: unknown) => Partial<TenantPlugin['delivery']>) =>
    ({ body }: { body: unknown }) => {
      moodboard = { ...moodboard, delivery: { ...moodboard.delivery, ...change(body), generation: moodboard.delivery.generation + 1 } };
      return { body: moodboard.delivery };
    };
  const flip = (enabled: boolean) => () => ({ body: (moodboard = build({ enabled, generation: moodboard.generation + 1 })) });
  server = fakeServer({
    [memberPaths.myPermissions]: () => ({ body: { plugins: [], features: [], is_admin: true } }),
    [identityPaths.readStorage]: () => ({ body: storage }),
    [paths.listTenantPlugins]: () => ({ body: [moodboard, fixed, broken] }),
    [paths.switchImpact]: () => ({
      body: {
        id: 'moodboard',
        members: [
          { id: 1, name: 'Ada Fennimore' },
          { id: 2, name: 'Mia Rosales' },
        ],
        cards: ['Moodboard'],
        pages: 2,
        needed_by: [{ id: 'contract', title: 'Contract' }],
        slots: ['tenant_crm.project_panels/v1'],
        tools: ['Find a board'],
      },
    }),
    [paths.getBusiness]: () => ({ body: business }),
    [paths.setBusiness]: ({ body }) => ({ body: (business = { ...business, ...(body as object), generation: business.generation + 1 }) }),
    [paths.tenantHistory]: () => ({ body: history }),
    [paths.tenantReleases]: () => ({
      body: [
        { release: 2, version: '1.4.0', released_at: '2026-11-20T09:00:00.000Z', current: true },
        { release: 1, version: '1.3.0', released_at: '2026-10-20T09:00:00.000Z', current: false },
      ],
    }),
    [paths.explain]: () => ({ body: explanation }),
    [memberPaths.listMembers]: () => ({ body: { count: 0, next: null, previous: null, results: [] } }),
    [paths.setTenantChannel]: decide((body) => ({ channel: (body as { channel: 'beta' }).channel })),
    [paths.holdForTenant]: decide((body) => ({ hold: body as TenantPlugin['delivery']['hold'] })),
    [paths.endHold]: decide(() => ({ hold: null })),
    [paths.consentForTenant]: decide(() => ({ pending_consent: [] })),
    [paths.disableForTenant]: flip(false),
    [paths.enableForTenant]: flip(true),
  });
  return renderPlugin(<Page />, { fake: createFakeHost(membersHostOptions), path: '/manage_members/plugins', at });
}
afterEach(() => server.close());
const toggle = (name: RegExp) => screen.findByRole('switch', { name });
const sent = () =>
  server.calls
    .filter(({ address }) => address === paths.disableForTenant || address === paths.enableForTenant)
    .map(({ address, body }) => [address === paths.enableForTenant, body]);

describe('the room for files', () => {
  const bar = () => screen.findByRole('progressbar', { name: 'Room for files' });

  it('is shown with what is taken, and says nothing more while there is enough', async () => {
    show();
    expect(await bar()).toHaveAttribute('aria-valuetext', '1.4 GB of 20 GB');
    expect(await bar()).toHaveAttribute('value', '1449000000');
    expect(screen.queryByText(/Almost full|Remove files|removed files/)).not.toBeInTheDocument();
  });

  it('warns from four fifths on, with what can be done', async () => {
    storage = { ...storage, used_bytes: 16_000_000_000, removed_bytes: 350_000_000 };
    show();
    expect(await screen.findByText('Almost full')).toBeInTheDocument();
    expect(screen.getByRole('status')).toHaveTextContent(
      /^Soon nothing more can be added\. Remove files nobody needs .* or ask who runs Butterfly/,
    );
    expect(screen.getByText(/^350 MB of it are removed files/)).toBeInTheDocument();
  });

  it('says when it is full that nothing can be added, that nothing is lost, and the way out', async () => {
    storage = { ...storage, used_bytes: 20_000_000_000 };
    show();
    expect(await screen.findByText('Full')).toBeInTheDocument();
    expect(screen.getByRole('alert')).toHaveTextContent(
      /^No file can be added any more; everything there stays\. Remove files nobody needs/,
    );
  });
});

describe('plugins of the business', () => {
  it('says before what switching off means, switches on the state that was seen, and takes it back', async () => {
    show();
    await userEvent.click(await toggle(/Moodboard: on/));
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/2 members lose it/)).toBeInTheDocument();
    expect(within(dialog).getByText(/Contract/)).toBeInTheDocument();
    expect(sent()).toEqual([]);
    await userEvent.click(within(dialog).getByRole('button', { name: 'Switch off' }));
    expect(await toggle(/Moodboard: off/)).toBeInTheDocument();
    await userEvent.click(await screen.findByRole('button', { name: /Undo/ }));
    await waitFor(() =>
      expect(sent()).toEqual([
        [false, { expected_generation: 0 }],
        [true, { expected_generation: 1 }],
      ]),
    );
    expect(await toggle(/Moodboard: on/)).toBeInTheDocument();
  });

  it.each<[string, Partial<TenantPlugin>, string]>([
    ['is not released', { state: 'not_released' }, 'On, not released yet'],
    ['is not in the plan', { in_plan: false }, 'Not in your plan'],
  ])('says of a plugin that %s how it is', async (_how, changes, words) => {
    show('/manage_members/plugins', changes);
    expect(await screen.findByText(words)).toBeInTheDocument();
    expect(screen.queryByText('On, but unavailable')).not.toBeInTheDocument();
  });

  it('keeps on what would leave nobody able to switch anything on', async () => {
    show();
    expect(await toggle(/Members: on/)).toBeDisabled();
  });

  it('finds by name and shows what has problems', async () => {
    show();
    await toggle(/Moodboard/);
    await userEvent.click(screen.getByText('Problems'));
    expect(screen.getByText(/remoteEntry.js answered 404 \(3 times\)/)).toBeInTheDocument();
    expect(screen.queryByText('Pictures and colours of a project.', { selector: '[data-plugin=moodboard] *' })).not.toBeInTheDocument();
    await userEvent.click(screen.getByText('All'));
    await userEvent.type(screen.getByRole('searchbox'), 'nothing like it');
    await userEvent.click(await screen.findByRole('button', { name: 'Show all plugins' }));
    expect(await toggle(/Moodboard/)).toBeInTheDocument();
  });

  describe('in detail', () => {
    const at = '/manage_members/plugins?plugin=moodboard';
    const bodies = (address: string) => server.calls.filter((call) => call.address === address).map(({ body }) => body);

    it('opens from its name, says version, why and what happened, with who and why', async () => {
      show();
      await userEvent.click(await screen.findByRole('button', { name: 'Moodboard' }));
      const drawer = within(await screen.findByRole('dialog'));
      expect(drawer.getByText('1.4.0', { selector: 'strong' })).toBeInTheDocument();
      expect(await drawer.findByText('1.3.0 → 1.4.0')).toBeInTheDocument();
      expect(drawer.getByText(/moodboard team, for everybody .* Faster boards/)).toBeInTheDocument();
      expect(await drawer.findByText('No role of Mia includes it.')).toBeInTheDocument();
    });

    it('comes early with a reason, and goes back by undo', async () => {
      show(at);
      await userEvent.click(await screen.findByText('Early access'));
      const save = screen.getByRole('button', { name: 'Get new versions early' });
      expect(save).toBeDisabled();
      await userEvent.type(screen.getByLabelText('Why'), 'We try it first');
      await userEvent.click(save);
      await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
      await waitFor(() =>
        expect(bodies(paths.setTenantChannel)).toEqual([
          { channel: 'beta', expected_generation: 0, reason: 'We try it first' },
          { channel: 'stable', expected_generation: 1, reason: 'Taken back' },
        ]),
      );
      await waitFor(() => expect(screen.queryByRole('button', { name: 'Undo' })).not.toBeInTheDocument());
    });

    it('is held to a version until a day, and let go again', async () => {
      show(at);
      const day = today(new Date(Date.now() + 7 * 86_400_000));
      await userEvent.click(await screen.findByRole('button', { name: 'Hold a version…' }));
      fireEvent.change(screen.getByLabelText('Until and including'), { target: { value: day } });
      await userEvent.type(screen.getByLabelText('Why'), 'Wedding season');
      await userEvent.click(screen.getByRole('button', { name: 'Hold' }));
      expect(await screen.findByText(/Held on version 1.4.0 until/)).toBeInTheDocument();
      expect(bodies(paths.holdForTenant)).toEqual([
        { version: '1.4.0', until: untilEndOf(day), reason: 'Wedding season', expected_generation: 0 },
      ]);
      await userEvent.click(screen.getByRole('button', { name: 'Let it go on…' }));
      await userEvent.type(screen.getByLabelText('Why'), 'Over');
      await userEvent.click(screen.getByRole('button', { name: 'Let it go on' }));
      expect(await screen.findByRole('button', { name: 'Hold a version…' })).toBeInTheDocument();
    });

    it('asks for consent in words before a version may do more', async () => {
      show(at, {
        delivery: { ...build().delivery, pending_consent: [{ id: 'charge_cards', title: 'Charge cards of clients', risk: 'money' }] },
      });
      expect(await screen.findByText('Asks for your consent')).toBeInTheDocument();
      expect(screen.getByText('· moves money')).toBeInTheDocument();
      await userEvent.click(screen.getByRole('button', { name: 'Agree…' }));
      await userEvent.type(screen.getByLabelText('Why'), 'Deposits');
      await userEvent.click(screen.getByRole('button', { name: 'Agree' }));
      await waitFor(() =>
        expect(bodies(paths.consentForTenant)).toEqual([{ features: ['charge_cards'], expected_generation: 0, reason: 'Deposits' }]),
      );
      await waitFor(() => expect(screen.queryByText('Asks for your consent')).not.toBeInTheDocument());
    });

    it('changes on event days only where the business allows it', async () => {
      show();
      await userEvent.click(await screen.findByRole('switch', { name: 'No changes on event days' }));
      await waitFor(() =>
        expect(bodies(paths.setBusiness)).toEqual([
          { freeze_on_event_days: false, expected_generation: 3, reason: 'Changes allowed on event days' },
        ]),
      );
    });
  });
});
