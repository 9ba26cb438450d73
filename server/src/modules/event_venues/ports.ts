import type { ChecklistEntry, RuleTopic } from '@butterfly/contracts/event_venues';
import type { Db } from '../../platform/db/db';

/** What an event uses that a place may forbid: candles, petals, things that hang. Runs in the caller's transaction. */
export interface EventUses {
  usesOf(db: Db, projectId: number): Promise<readonly { readonly topic: RuleTopic; readonly name: string }[]>;
}

/** What was made for events, by their projects: the names of the pieces. Runs in the caller's transaction. */
export interface EventPieces {
  piecesOf(db: Db, projectIds: readonly number[]): Promise<readonly { readonly project_id: number; readonly name: string }[]>;
}

/** A timeline that takes what a place asks for. Runs in the caller's transaction. */
export interface VenueChecklist {
  /** Adds what is not there yet, by its key, and says how many that were. */
  addEntries(db: Db, what: { readonly projectId: number; readonly entries: readonly ChecklistEntry[] }): Promise<number>;
}

declare module '../../platform/module-ports' {
  interface ModulePorts {
    'event_venues.uses': EventUses;
    'event_venues.pieces': EventPieces;
    'event_venues.checklist': VenueChecklist;
  }
}
