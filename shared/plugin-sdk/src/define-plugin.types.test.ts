import type { PluginManifestInput } from '@butterfly/contracts/plugins';
import { definePlugin } from './define-plugin';
import type { PluginContext } from './plugin-context';
import { Slot } from './react/slot';

const manifest = {
  schema: 1,
  id: 'sample',
  title: 'Sample',
  description: 'A sample',
  icon: 'leaf',
  category: 'project',
  owner: { team: 'sample', contact: 'sample@example.com' },
  requires: { shell: '^1.0.0' },
  permissions: { plugin: 'sample' },
  contributes: {
    routes: [{ id: 'list', path: '/sample', area: 'app', page: 'list_page', title: 'List' }],
    commands: [{ id: 'sample.add', title: 'Add', run: 'add' }],
    fills: [{ slot: 'home_view.cards/v1', id: 'card', render: 'card_panel' }],
  },
  state: 'alpha',
} as const satisfies PluginManifestInput;

const list_page = async () => ({ Page: () => null });
const add = async () => ({ run: () => undefined });
const card_panel = async () => ({ Panel: () => null });
const elsewhere = { ...manifest, contributes: { fills: [{ slot: 'nobody.panels/v1', id: 'card', render: 'card_panel' }] } } as const;
const onProjects = {
  ...manifest,
  contributes: { fills: [{ slot: 'tenant_crm.project_panels/v1', id: 'card', render: 'card_panel' }] },
} as const;

describe('definePlugin', () => {
  it('keeps the id and the loaders of the manifest', () => {
    const plugin = definePlugin(manifest, { list_page, add, card_panel });
    expect(plugin).toEqual({ kind: 'butterfly.plugin', id: 'sample', bindings: { list_page, add, card_panel } });
  });

  // The assertions of this test are the expected compile errors: the type check fails when one of them is no error.
  it('does not compile when a binding is missing, surplus or of the wrong kind', () => {
    const wrong = [
      // @ts-expect-error [ts2741] -- the fill has no component
      () => definePlugin(manifest, { list_page, add }),
      // @ts-expect-error [ts2353] -- the manifest names no such id
      () => definePlugin(manifest, { list_page, add, card_panel, other: list_page }),
      // @ts-expect-error [ts2322] -- a page is bound to a command
      () => definePlugin(manifest, { list_page, add: list_page, card_panel }),
      // @ts-expect-error [ts2322] -- a page takes no props
      () => definePlugin(manifest, { list_page: async () => ({ Page: (_: { id: number }) => null }), add, card_panel }),
      // @ts-expect-error [ts2322] -- the slot hands over nothing
      () => definePlugin(manifest, { list_page, add, card_panel: async () => ({ Panel: (_: { projectId: number }) => null }) }),
      // @ts-expect-error [ts2322] -- the slot hands over a project
      () => definePlugin(onProjects, { card_panel: async () => ({ Panel: (_: { orderId: number }) => null }) }),
      // @ts-expect-error [ts2322] -- no contract declares this slot
      () => definePlugin(elsewhere, { card_panel }),
      // @ts-expect-error [ts2322] -- a command that no contract declares is called with nothing
      () => definePlugin(manifest, { list_page, add: async () => ({ run: (_: PluginContext, args: { id: number }) => args }), card_panel }),
    ];
    expect(wrong).toHaveLength(8);
    expect(definePlugin(onProjects, { card_panel: async () => ({ Panel: (_: { projectId: number }) => null }) }).id).toBe('sample');
  });

  it('does not compile when an unknown command, link or slot is used, or with another argument', () => {
    const wrong = (context: PluginContext) => [
      // @ts-expect-error [ts2345] -- no contract declares this command
      () => context.commands.run('tenant_crm.no_such'),
      // @ts-expect-error [ts2345] -- no contract declares this command
      () => context.commands.available('tenant_crm.no_such'),
      // @ts-expect-error [ts2322] -- an id is a number
      () => context.commands.run('tenant_crm.open_project', { id: 'seven' }),
      // @ts-expect-error [ts2345] -- no contract declares this page
      () => context.nav.linkTo?.('tenant_crm.no_such', {}),
      // @ts-expect-error [ts2345] -- a project has an id
      () => context.nav.linkTo?.('tenant_crm.project', {}),
      // @ts-expect-error [ts2322] -- no contract declares this slot
      () => Slot({ id: 'tenant_crm.no_such/v1' }),
      // @ts-expect-error [ts2345] -- the slot hands over a project
      () => Slot({ id: 'tenant_crm.project_panels/v1' }),
    ];
    expect(wrong).toHaveLength(1);
  });
});
