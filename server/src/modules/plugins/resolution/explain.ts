import type { Explanation } from '@butterfly/contracts/plugins';
import { decide, outcomeOf } from './decide';
import type { Requester, World } from './world';

/** The gates of one plugin in order; undefined for an id that is no plugin. */
export function explain(
  world: World,
  requester: Requester,
  { plugin, member }: { plugin: string; member: number | null },
): Explanation | undefined {
  const decision = decide(world, requester).find(({ id }) => id === plugin);
  if (!decision) return undefined;
  const visible = outcomeOf(decision) === 'available';
  const title = decision.known?.manifest?.title ?? decision.entry?.title ?? plugin;
  return {
    plugin,
    title,
    member,
    visible,
    version: visible ? (decision.choice?.record.version ?? null) : null,
    gates: [...decision.gates],
  };
}
