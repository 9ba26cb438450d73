import type { PermissionRecord } from '@butterfly/contracts/plugins';
import type { RowScope, Worker } from '../db/worker';
import type { Session } from '../define-module';
import type { Bus } from '../sockets/bus';
import type { Ports } from '../platform';

const KEEP_MS = 5_000;
const MAX_ENTRIES = 10_000;

interface Kept<T> {
  readonly value: T;
  readonly until: number;
}

/**
 * Sessions, permission records, row scopes and enablements, asked of the modules through `Ports` and kept for five seconds. A change
 * forgets them at once, here and over the bus in every other process.
 */
export class AccessCache {
  private readonly sessions = new Map<string, Kept<Session | null>>();
  private readonly permissions = new Map<string, Kept<PermissionRecord>>();
  private readonly scopes = new Map<string, Kept<RowScope>>();
  private readonly enablements = new Map<string, Kept<boolean>>();
  private readonly withheld = new Map<string, Kept<readonly string[]>>();
  /** Rises with every `forget`, so that an answer asked for before it is not kept after it. */
  private generation = 0;
  private readonly listeners: ((what: { userId?: number; tenantId?: number }) => void)[] = [];

  constructor(
    private readonly ports: Ports,
    private readonly bus: Bus,
  ) {
    bus.on('access', (message) => this.drop(message as { userId?: number; tenantId?: number }));
  }

  session(token: string): Promise<Session | null> {
    return this.ask(this.sessions, token, () => present(this.ports.sessions, 'sessions').resolve(token));
  }

  /** What the member's roles give, without what the business has not agreed to. */
  async permissionsOf(session: Session): Promise<PermissionRecord> {
    const given = await this.ask(this.permissions, `${session.tenantId}/${session.userId}`, () =>
      present(this.ports.permissions, 'permissions').of(session),
    );
    const withheld = await this.ask(
      this.withheld,
      String(session.tenantId),
      async () => (await this.ports.consent?.withheld(session.tenantId)) ?? [],
    );
    return withheld.length === 0 ? given : { ...given, features: given.features.filter((feature) => !withheld.includes(feature)) };
  }

  /** Which rows of projects the member sees. */
  scopeOf(session: Session): Promise<RowScope> {
    return this.ask(this.scopes, `${session.tenantId}/${session.userId}`, () =>
      present(this.ports.permissions, 'permissions').scopeOf(session),
    );
  }

  /** The member as a transaction takes it, for work that goes on outside of a request. */
  async workerOf(session: Session): Promise<Worker> {
    return { tenantId: session.tenantId, memberId: session.memberId, rowScope: await this.scopeOf(session) };
  }

  enabled(tenantId: number, pluginId: string): Promise<boolean> {
    return this.ask(this.enablements, `${tenantId}/${pluginId}`, () =>
      present(this.ports.enablement, 'enablement').enabled(tenantId, pluginId),
    );
  }

  /** Forgets what concerns a user or a tenant; without either, everything. */
  forget(what: { userId?: number; tenantId?: number }): void {
    this.drop(what);
    this.bus.publish('access', what);
  }

  /** Forgets in this process what businesses have agreed to: releases have changed. */
  forgetConsents(): void {
    this.generation += 1;
    this.withheld.clear();
  }

  /** Calls back whenever something was forgotten, in this or another process. */
  onForget(listener: (what: { userId?: number; tenantId?: number }) => void): void {
    this.listeners.push(listener);
  }

  private drop(what: { userId?: number; tenantId?: number }): void {
    this.generation += 1;
    for (const [token, { value }] of this.sessions) {
      if (!value || concerns(what, value)) this.sessions.delete(token);
    }
    for (const cache of [this.permissions, this.scopes]) {
      for (const key of cache.keys()) {
        const [tenantId, userId] = key.split('/').map(Number);
        if (concerns(what, { tenantId: tenantId ?? 0, userId: userId ?? 0 })) cache.delete(key);
      }
    }
    for (const key of this.enablements.keys()) {
      if (what.userId === undefined && (what.tenantId === undefined || key.startsWith(`${what.tenantId}/`))) this.enablements.delete(key);
    }
    if (what.userId === undefined) this.withheld.clear();
    for (const listener of this.listeners) listener(what);
  }

  private async ask<T>(cache: Map<string, Kept<T>>, key: string, find: () => Promise<T>): Promise<T> {
    const now = performance.now();
    const kept = cache.get(key);
    if (kept && kept.until > now) return kept.value;
    const asked = this.generation;
    const value = await find();
    if (asked === this.generation) {
      if (cache.size >= MAX_ENTRIES) cache.clear();
      cache.set(key, { value, until: now + KEEP_MS });
    }
    return value;
  }
}

function concerns(what: { userId?: number; tenantId?: number }, who: { userId: number; tenantId: number }): boolean {
  return (what.userId === undefined || what.userId === who.userId) && (what.tenantId === undefined || what.tenantId === who.tenantId);
}

function present<T>(port: T | undefined, name: string): T {
  if (!port) throw new Error(`No module has taken the port "${name}".`);
  return port;
}
