/** Who asked for something so lately is about. */
const ABOUT_MS = 10_000;

/** Which businesses, or members, are about: whoever is alone takes nothing from anybody. */
export class Neighbours<Who> {
  /** The last one that asked for anything, and the last other one. */
  #seen: readonly { readonly who: Who; readonly at: number }[] = [];

  constructor(private readonly now: () => number = () => performance.now()) {}

  /** Somebody asks for something. */
  see(who: Who): void {
    this.#seen = [{ who, at: this.now() }, ...this.#seen.filter((other) => other.who !== who)].slice(0, 2);
  }

  /** Has another one asked for anything in the last ten seconds? */
  has(who: Who): boolean {
    return this.#seen.some((other) => other.who !== who && this.now() - other.at < ABOUT_MS);
  }
}
