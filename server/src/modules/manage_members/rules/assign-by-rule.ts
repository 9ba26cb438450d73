import type { Db } from '../../../platform/db/db';
import type { DomainEvent, DomainEvents, EventName } from '../../../platform/outbox/domain-events';
import type { ListenerRule } from '../../../platform/outbox/listener';
import type { Platform } from '../../../platform/platform';
import type { OwnedWork } from '../ports';
import { RuleRound } from './rule-round';

type Ports = Pick<Platform, 'api' | 'clock' | 'fillers'>;

interface Incoming {
  readonly object: 'lead' | 'project';
  readonly ids: readonly number[];
}

/**
 * Hears of what has come in and lets the first rule that fits decide who takes care of each, the oldest first. Nothing happens
 * without a rule, or when somebody was named meanwhile. `idOf`: false for what needs nobody.
 */
export function byRule<N extends EventName>(
  { object, idOf }: { object: Incoming['object']; idOf(payload: DomainEvents[N]): number | false | undefined },
  ports: Ports,
): ListenerRule<N> {
  const hear = async (events: readonly DomainEvent<N>[], db: Db) => {
    const ids = events.map(({ payload }) => idOf(payload)).filter((id) => typeof id === 'number');
    const work = ports.fillers('manage_members.owned_work').find(({ assigns }) => assigns.includes(object));
    if (work && ids.length > 0) await assign(db, { work, incoming: { object, ids }, ports });
  };
  return { hear: (event, db) => hear([event], db), hearTogether: hear, whenOff: 'skip' };
}

async function assign(db: Db, { work, incoming, ports }: { work: OwnedWork; incoming: Incoming; ports: Ports }): Promise<void> {
  const { object } = incoming;
  const round = new RuleRound(ports);
  if (!(await round.decides(db, object))) return;
  const given = await round.give(db, { object, work: await work.unnamed(db, incoming) });
  if (given.length === 0) return;
  await work.assign(db, { object, given });
  await ports.api('notifications').notifyEach(
    db,
    given.map(({ memberId, name }) => ({
      memberId,
      title: `A new ${object} is yours`,
      content: `${name} was given to you by a rule.`,
    })),
  );
}
