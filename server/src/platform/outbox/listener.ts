import type { Db } from '../db/db';
import type { DomainEvent, EventName } from './domain-events';

/** Heard inside a transaction of the event's tenant; at least once, so it must be idempotent. In order for each subject. */
export type Listener<N extends EventName = EventName> = (event: DomainEvent<N>, db: Db) => Promise<void>;

/** A listener with what holds when it could not listen. */
export interface ListenerRule<N extends EventName = EventName> {
  readonly hear: Listener<N>;
  /** Events that follow each other in one transaction, for who does less for many than for each; fails it, `hear` gets them one by one. */
  readonly hearTogether?: (events: readonly DomainEvent<N>[], db: Db) => Promise<void>;
  /** While a business has the plugin switched off: its events wait until it is on again (`catch-up`, as without a rule), or are not for it. */
  readonly whenOff?: 'catch-up' | 'skip';
  /** When the plugin is installed where there are events already: what is still kept is heard too, or only what comes (as without a rule). */
  readonly whenNew?: 'replay' | 'from-now';
}

/** What a module listens to. */
export type Listeners = { readonly [N in EventName]?: Listener<N> | ListenerRule<N> };

/** One listener as the dispatcher calls it. */
export type Subscription = Required<Omit<ListenerRule<never>, 'hearTogether'>> & Pick<ListenerRule<never>, 'hearTogether'>;

/** Module → name of the event → its listener. */
export type Subscriptions = ReadonlyMap<string, ReadonlyMap<string, Subscription>>;

export function subscriptionsOf(listeners: Listeners): ReadonlyMap<string, Subscription> {
  const given = Object.entries(listeners) as [string, Listener<never> | ListenerRule<never>][];
  return new Map(
    given.map(([name, listener]) => [
      name,
      { whenOff: 'catch-up', whenNew: 'from-now', ...(typeof listener === 'function' ? { hear: listener } : listener) },
    ]),
  );
}
