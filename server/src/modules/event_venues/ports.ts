import type { RuleTopic } from '@butterfly/contracts/event_venues';
import type { Db } from '../../platform/db/db';

/** What an event uses that a place may forbid: candles, petals, things that hang. Runs in the caller's transaction. */
export interface EventUses {
  usesOf(db: Db, projectId: number): Promise<readonly { readonly topic: RuleTopic; readonly name: string }[]>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'event_venues.uses': EventUses;
  }
}
