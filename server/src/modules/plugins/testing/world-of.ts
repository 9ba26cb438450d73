import type { ReleaseRecord } from '@butterfly/contracts/plugins';
import { catalogue } from '../catalogue/catalogue.data';
import type { DeliveredPlugin, KnownRollout, PointerMove, World } from '../resolution/world';

/** One thing that happened to a channel; tests name what matters. */
export interface Happening {
  readonly record: ReleaseRecord;
  readonly channel?: string;
  readonly at?: number;
  readonly rollback?: boolean;
  readonly breaksFreeze?: boolean;
}

export interface WorldOptions extends Partial<Pick<World, 'shell' | 'withdrawn' | 'proven'>> {
  /** In the order they happened. */
  readonly moves: readonly Happening[];
  readonly rollouts?: readonly (Omit<KnownRollout, 'candidate' | 'excluded' | 'sparesEventDays' | 'channel' | 'state'> &
    Partial<KnownRollout> & { readonly of: ReleaseRecord })[];
  readonly growth?: Readonly<Record<string, DeliveredPlugin['growth']>>;
}

/** The number of a release in these tests: the same for the same record. */
const numbers = new Map<string, number>();
export function numberOf({ id, version }: Pick<ReleaseRecord, 'id' | 'version'>): number {
  const key = `${id}@${version}`;
  const known = numbers.get(key) ?? numbers.size + 1;
  numbers.set(key, known);
  return known;
}

/** A registry in which this has happened. */
export function worldOf({
  moves,
  rollouts = [],
  growth = {},
  shell = null,
  withdrawn = new Map(),
  proven = new Set(),
}: WorldOptions): World {
  const records = new Map(
    [...moves.map(({ record }) => record), ...rollouts.map(({ of }) => of)].map((record) => [numberOf(record), record]),
  );
  const ids = [...new Set(moves.map(({ record }) => record.id))];
  const plugins = ids.map((id): [string, DeliveredPlugin] => {
    const channels: Record<string, PointerMove[]> = {};
    for (const { record, channel = 'stable', at = 0, rollback = false, breaksFreeze = false } of moves) {
      if (record.id === id) (channels[channel] ??= []).push({ release: numberOf(record), at, rollback, breaksFreeze });
    }
    const own = rollouts
      .filter(({ of }) => of.id === id)
      .map(
        ({ of, ...rollout }): KnownRollout => ({
          channel: 'stable',
          state: 'running',
          excluded: [],
          sparesEventDays: true,
          ...rollout,
          candidate: numberOf(of),
        }),
      );
    return [id, { id, channels, rollouts: own, growth: growth[id] ?? [] }];
  });
  const shells = plugins.find(([id]) => id === 'shell')?.[1] ?? null;
  return {
    catalogue,
    plugins: new Map(plugins.filter(([id]) => id !== 'shell')),
    shell,
    shells,
    record: (release) => records.get(release),
    withdrawn,
    proven,
  };
}
