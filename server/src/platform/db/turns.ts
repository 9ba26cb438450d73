import { Neighbours } from '../neighbours';

/** How long it takes until half of what somebody has used is forgotten. */
const HALF_LIFE_MS = 5_000;
/** Who has used the database for longer than this, lately, is busy: about as much as one connection without a pause. A long report now and then is less. */
const BUSY_MS = 5_000;
/** Waiting makes up for use, so that nobody waits for ever: a second of waiting outweighs a second of use. */
const MAKES_UP = 1;

interface Waiting {
  readonly owner: string | null;
  readonly since: number;
  readonly start: (isBusy: boolean) => void;
}

export interface TurnsOptions {
  /** As many as connections. */
  readonly places: number;
  /** Who has waited for so long gets an error instead, as from a pool without a free connection. */
  readonly patienceMs: number;
  readonly now?: () => number;
}

interface Use {
  ms: number;
  at: number;
}

/** A place at the database; given back once. */
export interface Turn {
  end(): void;
}

/**
 * Who may work on the database next. There are as many places as connections; when none is free, the one goes first who has used the least
 * lately, and members who have used much share a fifth of the places – unless nobody else has been there lately. So a member who sends what they can
 * waits for themselves, not the others for them, and has all there is when nobody else asks.
 */
export class Turns {
  private readonly uses = new Map<string, Use>();
  private readonly waiting: Waiting[] = [];
  private taken = 0;
  private takenByBusy = 0;
  private readonly placesOfBusy: number;

  private readonly places: number;
  private readonly patienceMs: number;
  private readonly now: () => number;
  private readonly neighbours: Neighbours<string | null>;

  constructor({ places, patienceMs, now = () => performance.now() }: TurnsOptions) {
    this.places = places;
    this.patienceMs = patienceMs;
    this.now = now;
    this.neighbours = new Neighbours(now);
    this.placesOfBusy = Math.max(1, Math.floor(places / 5));
  }

  /** `owner`: who is worked for; null for the system, which goes first and is never busy. */
  async take(owner: string | null): Promise<Turn> {
    if (owner !== null) this.neighbours.see(owner);
    const isFree = this.taken < this.places && this.isAdmitted(owner);
    const isBusy = isFree ? this.count(owner) : await this.wait(owner);
    return this.begin(owner, isBusy);
  }

  private wait(owner: string | null): Promise<boolean> {
    return new Promise((resolve, reject) => {
      const one: Waiting = { owner, since: this.now(), start: (isBusy) => (clearTimeout(patience), resolve(isBusy)) };
      const patience = setTimeout(() => {
        this.waiting.splice(this.waiting.indexOf(one), 1);
        reject(new Error('timeout exceeded when trying to connect: no turn at the database came.'));
      }, this.patienceMs);
      patience.unref();
      this.waiting.push(one);
    });
  }

  private begin(owner: string | null, isBusy: boolean): Turn {
    const began = this.now();
    let ended = false;
    return {
      end: () => {
        if (ended) return;
        ended = true;
        if (owner !== null) this.use(owner, this.now() - began);
        this.taken -= 1;
        if (isBusy) this.takenByBusy -= 1;
        this.next();
      },
    };
  }

  /** Counted at once and not when the waiting one wakes up: in between somebody else could take the place. Answers whether as a busy one. */
  private count(owner: string | null): boolean {
    const isBusy = this.isBusy(owner);
    this.taken += 1;
    if (isBusy) this.takenByBusy += 1;
    return isBusy;
  }

  private next(): void {
    while (this.taken < this.places) {
      const first = this.waiting.filter(({ owner }) => this.isAdmitted(owner)).sort((a, b) => this.rank(a) - this.rank(b))[0];
      if (!first) return;
      this.waiting.splice(this.waiting.indexOf(first), 1);
      first.start(this.count(first.owner));
    }
  }

  private isAdmitted(owner: string | null): boolean {
    return !this.isBusy(owner) || this.takenByBusy < this.placesOfBusy || !this.neighbours.has(owner);
  }

  private rank({ owner, since }: Waiting): number {
    return this.used(owner) - (this.now() - since) * MAKES_UP;
  }

  private isBusy(owner: string | null): boolean {
    return this.used(owner) > BUSY_MS;
  }

  private used(owner: string | null): number {
    const use = owner === null ? undefined : this.uses.get(owner);
    return use ? use.ms * 0.5 ** ((this.now() - use.at) / HALF_LIFE_MS) : 0;
  }

  private use(owner: string, ms: number): void {
    const all = this.used(owner) + ms;
    // Who is forgotten takes no room.
    if (this.uses.size > 10_000) for (const known of this.uses.keys()) if (this.used(known) < 1) this.uses.delete(known);
    this.uses.set(owner, { ms: all, at: this.now() });
  }
}
