const LARGEST = 200;

/**
 * Exact counts of filtered lists, kept until a project of the tenant changes. A count of 20,000 rows costs as much as the
 * page itself, and most lists are looked at more often than they change.
 */
export class CountCache {
  readonly #tenants = new Map<number, Map<string, number>>();

  /** The count began when `generation` was read; a change in between makes it worthless. */
  set({ tenantId, key, count, generation }: { tenantId: number; key: string; count: number; generation: Map<string, number> }): void {
    if (this.#tenants.get(tenantId) !== generation) return;
    if (generation.size >= LARGEST) generation.clear();
    generation.set(key, count);
  }

  /** The counts of a tenant as they are now; replaced by `forget`. */
  generation(tenantId: number): Map<string, number> {
    const known = this.#tenants.get(tenantId);
    if (known) return known;
    const fresh = new Map<string, number>();
    this.#tenants.set(tenantId, fresh);
    return fresh;
  }

  forget(tenantId: number): void {
    this.#tenants.delete(tenantId);
  }
}
