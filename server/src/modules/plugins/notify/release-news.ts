import type { ReleaseFrame } from '@butterfly/contracts/plugins';
import type { FastifyBaseLogger } from 'fastify';
import type { SocketHub } from '../../../platform/sockets/socket-hub';
import type { Requesters } from '../business/requester';
import { decide, type Decision } from '../resolution/decide';
import { shellFor } from '../resolution/shell-for';
import type { World } from '../resolution/world';
import type { Snapshot, SnapshotCache } from '../snapshot';

interface Services {
  readonly snapshots: SnapshotCache;
  readonly requesters: Requesters;
  readonly sockets: Pick<SocketHub, 'tenants' | 'toTenantHere'>;
  readonly log: Pick<FastifyBaseLogger, 'error'>;
}

const EVERYTHING = { plugins: [], features: ['access_live_console'], is_admin: true };

/** Tells the open pages of a business that it gets another release of a plugin now – and only of those it does. */
export class ReleaseNews {
  private told: Snapshot | undefined;
  private telling: Promise<void> = Promise.resolve();

  constructor(private readonly services: Services) {
    services.snapshots.onMoved(() => void this.tell());
  }

  /** Remembers what is so now, so that the first change is noticed. */
  async start(): Promise<void> {
    this.told = await this.services.snapshots.current();
  }

  /** Waits until everything that happened was told. */
  tell(): Promise<void> {
    this.telling = this.telling
      .then(() => this.tellNow())
      .catch((error: unknown) => this.services.log.error({ err: error }, 'new releases could not be told'));
    return this.telling;
  }

  private async tellNow(): Promise<void> {
    const { snapshots, sockets } = this.services;
    const before = this.told;
    const now = await snapshots.current();
    this.told = now;
    if (!before || before.generation === now.generation) return;
    for (const tenantId of sockets.tenants()) {
      for (const frame of await this.framesFor(tenantId, before, now)) sockets.toTenantHere(tenantId, frame);
    }
  }

  private async framesFor(tenantId: number, before: Snapshot, now: Snapshot): Promise<ReleaseFrame[]> {
    const { requester } = await this.services.requesters.member({ tenantId, memberId: null, permissions: EVERYTHING });
    const [old, current] = [before.world, now.world].map(
      (world) => new Map(decide(world, requester).map((decision) => [decision.id, decision])),
    );
    // One that was taken away is in the old world alone.
    const ids = new Set([...(old?.keys() ?? []), ...(current?.keys() ?? [])]);
    const changed = [...ids].filter((id) => versionOf(old?.get(id)) !== versionOf(current?.get(id)));
    const frames = changed.map((id) => frameOf(id, { version: versionOf(current?.get(id)), world: now.world, generation: now.generation }));
    const shell = [before, now].map(({ world }) => shellFor(world, requester)?.record.version ?? null);
    return shell[0] === shell[1]
      ? frames
      : [...frames, frameOf('shell', { version: shell[1] ?? null, world: now.world, generation: now.generation })];
  }
}

function versionOf(decision: Decision | undefined): string | null {
  return decision?.choice?.record.version ?? null;
}

function frameOf(
  plugin: string,
  { version, world, generation }: { version: string | null; world: World; generation: number },
): ReleaseFrame {
  const withdrawn = [...world.withdrawn.keys()].flatMap((release) => {
    const record = world.record(release);
    return record?.id === plugin ? [record.version] : [];
  });
  return { type: 'release', plugin, version, generation, withdrawn };
}
