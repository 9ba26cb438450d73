import type { Db } from '../../../platform/db/db';
import type { Platform } from '../../../platform/platform';
import type { DomainEvent, DomainEvents, EventName } from '../../../platform/outbox/domain-events';
import type { ListenerRule } from '../../../platform/outbox/listener';
import { RuleRound } from './rule-round';

/** What has come in. */
export interface Incoming {
  readonly object: 'lead' | 'project';
  readonly id: number;
}

/**
 * Lets the first rule that fits decide who takes care of each thing that has come in, in this order, and tells that member. Nothing
 * happens without a rule, or when somebody was named meanwhile.
 */
export async function assignByRule(
  db: Db,
  incoming: readonly Incoming[],
  platform: Pick<Platform, 'api' | 'clock' | 'fillers'>,
): Promise<void> {
  const round = new RuleRound(platform);
  for (const { object, id } of incoming) {
    const work = platform.fillers('manage_members.owned_work').find(({ assigns }) => assigns.includes(object));
    const choice = work && (await round.choose(db, object));
    if (!choice) continue;
    const assigned = await work.assign(db, { object, id, memberId: choice.memberId });
    if (!assigned) continue;
    round.remember(db, { object, objectId: id, choice, before: assigned.before });
    await platform.api('notifications').notify(db, [choice.memberId], {
      title: `A new ${object} is yours`,
      content: `${assigned.name} was given to you by a rule.`,
    });
  }
}

/** Hears of what has come in. `incoming`: what there is to give, if anything. */
export function byRule<N extends EventName>(
  incoming: (payload: DomainEvents[N]) => Incoming | false | undefined,
  platform: Pick<Platform, 'api' | 'clock' | 'fillers'>,
): ListenerRule<N> {
  const hear = (events: readonly DomainEvent<N>[], db: Db) =>
    assignByRule(
      db,
      events.flatMap(({ payload }) => incoming(payload) || []),
      platform,
    );
  return { hear: (event, db) => hear([event], db), hearTogether: hear, whenOff: 'skip' };
}
