import type { DomainEvent } from '../../../platform/outbox/domain-events';
import type { ListenerRule, Listeners } from '../../../platform/outbox/listener';
import { DOINGS, type DoingKind } from './doings.data';
import { noteDoing } from './repository';

/** Keeps what clients do until it was told. What a member of the team does bears its actor, and is none of it. */
export function hearDoings(): Pick<Listeners, DoingKind> {
  const rule: ListenerRule<DoingKind> = {
    hear: async (event, db) => {
      if (isOfClient(event))
        await noteDoing(db, { eventId: event.id, projectId: event.payload.project_id, kind: event.name, at: event.at });
    },
    whenOff: 'skip',
  };
  return Object.fromEntries(Object.keys(DOINGS).map((name) => [name, rule])) as Pick<Listeners, DoingKind>;
}

function isOfClient({ actor_id, payload }: DomainEvent<DoingKind>): boolean {
  if (actor_id !== null) return false;
  return !('by_client' in payload) || payload.by_client;
}
