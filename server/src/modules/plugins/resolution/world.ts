import type { AskedPermission, PermissionRecord, ReleaseRecord } from '@butterfly/contracts/plugins';
import type { CatalogueEntry } from '../catalogue/catalogue.data';

/** A stored release with all that was published of it. */
export interface StoredRelease {
  readonly release: number;
  readonly record: ReleaseRecord;
}

/** One move of a channel. Times are milliseconds. */
export interface PointerMove {
  readonly release: number;
  readonly at: number;
  readonly rollback: boolean;
  readonly breaksFreeze: boolean;
}

/** A rollout, running or over; `reach` says how far it was at which time, a percent of 0 is its end. */
export interface KnownRollout {
  readonly id: number;
  readonly channel: string;
  readonly candidate: number;
  readonly state: 'running' | 'paused' | 'promoted' | 'aborted';
  readonly excluded: readonly number[];
  readonly sparesEventDays: boolean;
  readonly reach: readonly { readonly percent: number; readonly at: number }[];
}

/** All that is known of the releases of one plugin. Moves are in the order they happened. */
export interface DeliveredPlugin {
  readonly id: string;
  readonly channels: Readonly<Record<string, readonly PointerMove[]>>;
  readonly rollouts: readonly KnownRollout[];
  readonly growth: readonly { readonly release: number; readonly added: readonly AskedPermission[] }[];
}

/** The registry at one moment, the same for everybody. */
export interface World {
  readonly catalogue: readonly CatalogueEntry[];
  readonly plugins: ReadonlyMap<string, DeliveredPlugin>;
  /** What the stable channel of the shell points to. */
  readonly shell: ReleaseRecord | null;
  /** The shell's own channels and rollouts: see `shellFor`. */
  readonly shells: DeliveredPlugin | null;
  readonly record: (release: number) => ReleaseRecord | undefined;
  readonly withdrawn: ReadonlyMap<number, { readonly status: 'quarantined' | 'yanked'; readonly reason: string }>;
  /** Releases that have loaded well often enough to be stepped back to. */
  readonly proven: ReadonlySet<number>;
}

/** What a business has decided about one plugin's releases. */
export interface Preference {
  readonly channel: 'stable' | 'beta';
  readonly held: { readonly release: number; readonly until: number; readonly reason: string } | null;
  readonly consented: readonly string[];
  readonly generation: number;
}

/** What a business has decided. */
export interface Business {
  readonly tenantId: number;
  /** Null: every plugin. */
  readonly plan: ReadonlySet<string> | null;
  readonly switchedOff: ReadonlySet<string>;
  readonly preferences: ReadonlyMap<string, Preference>;
  /** Since when nothing changes because of an event; null: no freeze. */
  readonly frozenSince: number | null;
  /** What releases up to here ask for came with the product. */
  readonly consentFloor: number;
}

/** A build on the machine of this person that takes the place of a plugin's release. */
export interface RunningBuild {
  readonly plugin: string;
  readonly origin: string;
  readonly endsAt: string;
  readonly ticket: number;
  readonly record: ReleaseRecord;
}

/** Who looks. Without `permissions`: a visitor; without `business`: nobody's. */
export interface Requester {
  readonly permissions: PermissionRecord | null;
  readonly business: Business | null;
  readonly build: RunningBuild | null;
  readonly now: number;
  /** A shell that has just failed to start in this browser: the page is drawn by the one before. */
  readonly passedOver?: number;
}

/** A business that has decided nothing. */
export function plainBusiness(tenantId: number, switchedOff: Iterable<string> = []): Business {
  return { tenantId, plan: null, switchedOff: new Set(switchedOff), preferences: new Map(), frozenSince: null, consentFloor: 0 };
}
