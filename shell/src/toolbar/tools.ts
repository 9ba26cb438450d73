import { holds, mayUsePlugin, type BootData, type CardContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import { whenFacts } from '../boot/when-facts';
import type { RouteMatch } from '../routes/route-table';

const TIMELINE = '/project_view';

/** A card of the toolbar with the plugin it belongs to. */
export interface Tool {
  readonly pluginId: string;
  readonly card: CardContribution;
  /** False: there is a place for it, and nothing to open yet. */
  readonly isReleased: boolean;
}

/** The cards this person sees, in order; those of plugins that are not released yet come last. */
export function toolsOf(boot: BootData, permissions: PermissionRecord): readonly Tool[] {
  const facts = whenFacts(boot, permissions);
  const released = boot.plugins.map((plugin) => ({ plugin, isReleased: true }));
  const soon = boot.unavailable.map((plugin) => ({ plugin, isReleased: plugin.code !== 'not_released' }));
  return [...released, ...soon]
    .filter(({ plugin }) => mayUsePlugin(permissions, plugin.id))
    .flatMap(({ plugin: { id, cards }, isReleased }) =>
      cards.filter((card) => holds(card.when, facts)).map((card) => ({ pluginId: id, card, isReleased })),
    )
    .sort((a, b) => Number(b.isReleased) - Number(a.isReleased) || a.card.order - b.card.order);
}

/** Where a project opens when no tool is active (decision A-05): its timeline, or the first tool of those who may not see that. */
export function projectAddress(tools: readonly Tool[], projectId: number): string {
  const tool = tools.find(({ card }) => card.basePath === TIMELINE) ?? tools.find(({ isReleased }) => isReleased) ?? tools[0];
  return tool ? toolAddress(tool, projectId) : `${TIMELINE}/${projectId}`;
}

/** The tool an address belongs to. */
export function activeTool(tools: readonly Tool[], match: RouteMatch | null): Tool | null {
  if (!match) return null;
  const { owner, path } = match.entry;
  if (owner.kind !== 'plugin' && owner.kind !== 'unavailable') return null;
  const own = tools.filter(({ pluginId }) => pluginId === owner.plugin.id);
  return own.find(({ card }) => card.activeOn?.includes(path)) ?? own.find(({ card }) => !card.activeOn) ?? null;
}

/** What a click on a card opens (decision A-04). */
export function toolAddress({ card }: Tool, projectId: number): string {
  return `${card.basePath}/${projectId}`;
}
