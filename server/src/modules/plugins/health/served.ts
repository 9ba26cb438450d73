import type { Requesters, Viewing } from '../business/requester';
import { decide } from '../resolution/decide';
import { hasSurface } from '../resolution/plugin-surface';
import { shellFor } from '../resolution/shell-for';

/**
 * The releases somebody is served now, by plugin: the one that was chosen and what would be taken instead. Asked of the
 * registry and not remembered, so that every process knows it, and nobody speaks of a release they never had.
 */
export async function servedTo(
  requesters: Pick<Requesters, 'member'>,
  viewing: Viewing,
): Promise<(plugin: string, release: number) => boolean> {
  const { world, requester } = await requesters.member(viewing);
  const decisions = new Map(decide(world, requester).map((decision) => [decision.id, decision]));
  const shell = shellFor(world, requester)?.release;
  const before = shellFor(world, { ...requester, ...(shell === undefined ? {} : { passedOver: shell }) })?.release;
  return (plugin, release) => {
    if (plugin === 'shell') return release === shell || release === before;
    const { choice, fallback, viewer } = decisions.get(plugin) ?? {};
    if (!choice || !viewer || !hasSurface(choice, viewer)) return false;
    return choice.release === release || fallback?.release === release;
  };
}
