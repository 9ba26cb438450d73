/** Businesses that asked for something so lately are about. */
const ABOUT_MS = 10_000;

/** Which businesses are about: whoever is alone takes nothing from anybody. */
export class Neighbours {
  /** The last business that asked for anything, and the last other one. */
  #seen: readonly { readonly tenantId: number; readonly at: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** A request of a business. */
  see(tenantId: number): void {
    this.#seen = [{ tenantId, at: this.now() }, ...this.#seen.filter((other) => other.tenantId !== tenantId)].slice(0, 2);
  }

  /** Has another business asked for anything in the last ten seconds? */
  has(tenantId: number): boolean {
    return this.#seen.some((other) => other.tenantId !== tenantId && this.now() - other.at < ABOUT_MS);
  }
}
