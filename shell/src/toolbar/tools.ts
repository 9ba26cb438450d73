import { holds, mayUsePlugin, type BootData, type CardContribution, type PermissionRecord } from '@butterfly/contracts/plugins';
import type { RouteMatch } from '../routes/route-table';

/** A card of the toolbar with the plugin it belongs to. */
export interface Tool {
  readonly pluginId: string;
  readonly card: CardContribution;
}

/** The cards this person sees, in order. Those of plugins that are not released yet are drawn as well. */
export function toolsOf(boot: BootData, permissions: PermissionRecord): readonly Tool[] {
  return [...boot.plugins, ...boot.unavailable]
    .filter(({ id }) => mayUsePlugin(permissions, id))
    .flatMap(({ id, cards }) => cards.filter((card) => holds(card.when, { permissions })).map((card) => ({ pluginId: id, card })))
    .sort((a, b) => a.card.order - b.card.order);
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
