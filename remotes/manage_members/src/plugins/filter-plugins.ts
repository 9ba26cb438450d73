import type { TenantPlugin } from '@butterfly/contracts/plugins';

export type PluginView = 'all' | 'on' | 'off' | 'problems';

const VIEWS: Readonly<Record<PluginView, (plugin: TenantPlugin) => boolean>> = {
  all: () => true,
  on: ({ enabled }) => enabled,
  off: ({ enabled }) => !enabled,
  problems: ({ last_problem: problem, state, delivery: { pending_consent: asked } }) =>
    problem !== null || asked.length > 0 || (state !== 'ready' && state !== 'not_released'),
};

export function filterPlugins(plugins: readonly TenantPlugin[], { text, view }: { text: string; view: PluginView }): TenantPlugin[] {
  const wanted = text.trim().toLowerCase();
  return plugins.filter(VIEWS[view]).filter(({ title, description, id }) => `${title} ${description} ${id}`.toLowerCase().includes(wanted));
}
