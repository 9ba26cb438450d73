import type { BootData, BootPlugin, PermissionRecord, UnavailablePlugin } from '@butterfly/contracts/plugins';

interface BootOptions {
  readonly permissions?: PermissionRecord;
  readonly anonymous?: boolean;
  readonly plugins?: readonly BootPlugin[];
  readonly unavailable?: readonly UnavailablePlugin[];
  readonly knownRoutes?: Readonly<Record<string, string>>;
}

/** Boot data of one business for tests. */
export function bootFor({
  permissions = { plugins: [], features: [], is_admin: true },
  anonymous = false,
  plugins = [],
  unavailable = [],
  knownRoutes = {},
}: BootOptions = {}): BootData {
  return {
    schema: 1,
    generated_at: '2027-03-13T10:00:00.000Z',
    generation: 1,
    session: anonymous
      ? null
      : {
          user: { id: 1, username: 'mara', email: 'mara@fern-thistle.example' },
          member_id: 1,
          tenant: { id: 1, name: 'Fern & Thistle', slug: 'fern-thistle', tz: 'America/Los_Angeles', locale: 'en-US', currency: 'USD' },
          permissions: { ...permissions, plugins: [...permissions.plugins], features: [...permissions.features] },
          withheld: [],
        },
    override: null,
    shell: { version: '0.1.0', api: '1.0.0', release: 0, sample: 10, stepped_back_from: null, routes: [] },
    plugins: [...plugins],
    unavailable: [...unavailable],
    known_routes: { ...knownRoutes },
  };
}

type LoosePlugin = Partial<Omit<BootPlugin, 'routes' | 'cards' | 'commands' | 'fills' | 'slots'>> & {
  id: string;
  routes?: object[];
  cards?: object[];
  commands?: object[];
  fills?: object[];
  slots?: object[];
};

/** A released plugin for tests. */
export function bootPlugin(options: LoosePlugin): BootPlugin {
  const { id } = options;
  return {
    title: id,
    description: id,
    icon: 'leaf',
    version: '1.0.0',
    owner: { team: `${id} team`, contact: `${id}@example.com` },
    permission: { plugin: id, feature: `access_${id}` },
    activation: [],
    routes: [],
    nav: [],
    cards: [],
    commands: [],
    slots: [],
    fills: [],
    settings: [],
    remote: {
      release: 1,
      version: '1.0.0',
      container: `${id}_1_0_0`,
      base: `/r/${id}/1/`,
      entry: 'remoteEntry.js',
      integrity: {},
      warm: {},
      shared: {},
      fallback: null,
      why: 'stable',
      channel: 'stable',
      sample: 10,
    },
    ...options,
  } as BootPlugin;
}

/** A plugin without a release for tests. */
export function unavailablePlugin(options: { id: string; routes?: object[]; cards?: object[] }): UnavailablePlugin {
  return {
    title: options.id,
    description: options.id,
    icon: 'leaf',
    code: 'not_released',
    needs: 'a first release',
    permission: { plugin: options.id, feature: `access_${options.id}` },
    routes: [],
    cards: [],
    ...options,
  } as UnavailablePlugin;
}
