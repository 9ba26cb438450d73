import { mayUsePlugin, type PluginProblem, type TenantPlugin } from '@butterfly/contracts/plugins';
import type { AudienceMember } from '../../manage_members/api';
import type { KnownPlugin } from '../../manage_members/ports';
import { ALWAYS_ON } from '../resolution/always-on';
import { decide, type Decision } from '../resolution/decide';
import type { Business, World } from '../resolution/world';
import type { Snapshot } from '../snapshot';
import { deliveryOf } from './delivery';
import type { Switch } from './repository';

const EVERYTHING = { plugins: [], features: ['access_live_console'], is_admin: true };

export interface TenantFacts {
  readonly snapshot: Snapshot;
  readonly world: World;
  readonly business: Business;
  readonly now: number;
  readonly known: readonly KnownPlugin[];
  readonly switches: ReadonlyMap<string, Switch>;
  readonly problems: ReadonlyMap<string, PluginProblem>;
  readonly audience: readonly AudienceMember[];
  readonly names: ReadonlyMap<number, string>;
}

/** The rows of the page "Plugins", in the order of the product. */
export function tenantPlugins(facts: TenantFacts): TenantPlugin[] {
  const { snapshot, world, business, now, known, switches, problems, audience, names } = facts;
  // As if everything were switched on: the row says what one would get.
  const decisions = new Map(
    decide(world, { permissions: EVERYTHING, business: { ...business, switchedOff: new Set(), plan: null }, build: null, now }).map(
      (decision) => [decision.id, decision],
    ),
  );
  const pointers = new Map(snapshot.stable.map((pointer) => [pointer.id, pointer]));
  const dependsOn = (id: string): string[] => Object.keys(decisions.get(id)?.known?.manifest?.requires.plugins ?? {});
  return known.map(({ id, title, description, icon, category }) => {
    const decision = decisions.get(id);
    const switched = switches.get(id);
    return {
      id,
      title,
      description,
      icon,
      category,
      enabled: switched?.enabled ?? true,
      in_plan: !business.plan || business.plan.has(id) || ALWAYS_ON.has(id),
      always_on: ALWAYS_ON.has(id),
      ...stateOf(decision),
      version: decision?.choice?.record.version ?? pointers.get(id)?.current.record.version ?? null,
      since: pointers.get(id)?.since ?? null,
      seen_by: seenBy(id, audience),
      depends_on: dependsOn(id),
      needed_by: known.filter((other) => dependsOn(other.id).includes(id)).map((other) => other.id),
      last_problem: problems.get(id) ?? null,
      switched: switched
        ? { at: switched.updated_at, by: switched.updated_by_id === null ? null : (names.get(switched.updated_by_id) ?? null) }
        : null,
      generation: switched?.generation ?? 0,
      delivery: deliveryOf(id, { decision, world, business, now }),
    };
  });
}

function stateOf(decision: Decision | undefined): Pick<TenantPlugin, 'state' | 'needs'> {
  if (decision?.choice) return { state: 'ready', needs: null };
  return decision?.refusal
    ? { state: decision.refusal.code, needs: decision.refusal.needs }
    : { state: 'not_released', needs: 'It has not been released yet.' };
}

function seenBy(id: string, audience: readonly AudienceMember[]): TenantPlugin['seen_by'] {
  const roles = new Map<string, number>();
  const seers = audience.filter(({ permissions }) => mayUsePlugin(permissions, id));
  for (const { roles: own } of seers) {
    for (const { name, permissions } of own) if (mayUsePlugin(permissions, id)) roles.set(name, (roles.get(name) ?? 0) + 1);
  }
  const alone = seers.filter(({ roles: own }) => !own.some(({ permissions }) => mayUsePlugin(permissions, id))).length;
  return { members: seers.length, roles: [...roles].map(([name, members]) => ({ name, members })), alone };
}
