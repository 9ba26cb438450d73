import type { MoneyEnd, MoneyPart, MoneyStep } from './money-steps';

/** A rational number, in whole units of the currency; always reduced, the denominator above zero. */
class Q {
  private constructor(
    readonly n: bigint,
    readonly d: bigint,
  ) {}

  static readonly ZERO = new Q(0n, 1n);

  static of(n: bigint, d: bigint): Q {
    let [a, b] = [n < 0n ? -n : n, d];
    while (b !== 0n) [a, b] = [b, a % b];
    const by = a === 0n ? 1n : a;
    return new Q(n / by, d / by);
  }

  plus(other: Q): Q {
    return Q.of(this.n * other.d + other.n * this.d, this.d * other.d);
  }

  minus(other: Q): Q {
    return this.plus(new Q(-other.n, other.d));
  }

  isMoreThan(other: Q): boolean {
    return this.n * other.d > other.n * this.d;
  }

  lesser(other: Q): Q {
    return this.isMoreThan(other) ? other : this;
  }

  /** @throws Error for a fraction of a cent: nobody may make one. */
  cents(): number {
    if ((this.n * 100n) % this.d !== 0n) throw new Error(`${this.n}/${this.d} is no whole number of cents`);
    return Number((this.n * 100n) / this.d);
  }
}

interface Drawer {
  readonly day: number;
  readonly at: number;
  asked: Q;
  /** What lies in it, by the payment that put it there. */
  readonly from: Map<number, Q>;
}

interface Purse {
  came: Q;
  credit: Q;
  gone: Q;
  held: Q;
  /** The drawers it has ever touched, in the order of the first touch. */
  readonly touched: Drawer[];
}

const positive = (q: Q): Q => (q.isMoreThan(Q.ZERO) ? q : Q.ZERO);
const inIt = ({ from }: Drawer): Q => [...from.values()].reduce((sum, q) => sum.plus(q), Q.ZERO);

/**
 * The money of a project kept in another way than the product keeps it, sharing no line with it: parts are drawers with coins of each payment in them, amounts are
 * fractions of the unit of the currency. What both say at the end must agree to the cent.
 */
export function secondBook(parts: readonly MoneyPart[], steps: readonly MoneyStep[]): MoneyEnd {
  const drawers: Drawer[] = parts.map(({ day, cents }, at) => ({ day, at, asked: Q.of(BigInt(cents), 100n), from: new Map() }));
  const byDay = [...drawers].sort((a, b) => a.day - b.day || a.at - b.at);
  const purses: Purse[] = [];
  const disputes: { purse: Purse; at: number; asked: Q; held: Q; isOpen: boolean }[] = [];

  const spread = (purse: Purse, at: number, coins: Q): Q => {
    let rest = coins;
    for (const drawer of byDay) {
      const piece = positive(drawer.asked.minus(inIt(drawer))).lesser(rest);
      if (!piece.isMoreThan(Q.ZERO)) continue;
      drawer.from.set(at, (drawer.from.get(at) ?? Q.ZERO).plus(piece));
      if (!purse.touched.includes(drawer)) purse.touched.push(drawer);
      rest = rest.minus(piece);
    }
    return rest;
  };
  const takeOut = (purse: Purse, at: number, coins: Q) => {
    const ofCredit = purse.credit.lesser(coins);
    purse.credit = purse.credit.minus(ofCredit);
    let rest = coins.minus(ofCredit);
    for (const drawer of [...purse.touched].reverse()) {
      const piece = (drawer.from.get(at) ?? Q.ZERO).lesser(rest);
      drawer.from.set(at, (drawer.from.get(at) ?? Q.ZERO).minus(piece));
      rest = rest.minus(piece);
    }
    purse.gone = purse.gone.plus(coins);
  };

  for (const step of steps) {
    const at = 'payment' in step ? step.payment : purses.length;
    const purse = purses[at];
    const coins = 'cents' in step ? Q.of(BigInt(step.cents), 100n) : Q.ZERO;
    const free = purse ? purse.came.minus(purse.gone).minus(purse.held) : Q.ZERO;
    if (step.kind === 'pay') {
      const made: Purse = { came: coins, credit: Q.ZERO, gone: Q.ZERO, held: Q.ZERO, touched: [] };
      purses.push(made);
      made.credit = spread(made, at, coins);
    } else if (step.kind === 'refund') {
      if (purse && !coins.isMoreThan(free)) takeOut(purse, at, coins);
    } else if (step.kind === 'dispute') {
      if (!purse) continue;
      const held = coins.lesser(free);
      purse.held = purse.held.plus(held);
      disputes.push({ purse, at, asked: coins, held, isOpen: true });
    } else if (step.kind === 'decide') {
      const found = disputes[step.dispute];
      if (!found?.isOpen) continue;
      found.isOpen = false;
      found.purse.held = found.purse.held.minus(found.held);
      // The bank has taken what it asked for, as far as it is there by now.
      const { came, gone, held } = found.purse;
      if (!step.isWon) takeOut(found.purse, found.at, found.asked.lesser(came.minus(gone).minus(held)));
    } else if (step.kind === 'credit') {
      lower(drawers, coins);
    } else {
      purses.forEach((one, index) => {
        if (one.held.isMoreThan(Q.ZERO)) return;
        one.credit = spread(one, index, one.credit);
      });
    }
  }
  return {
    asked: drawers.map(({ asked }) => asked.cents()),
    paid: drawers.map((drawer) => inIt(drawer).cents()),
    credits: purses.map(({ credit }) => credit.cents()),
    gone: purses.map(({ gone }) => gone.cents()),
    held: purses.map(({ held }) => held.cents()),
  };
}

/** A credit note: what is open goes first, the last part before the others; then what is paid already, likewise. More than all is asked is refused. */
function lower(drawers: readonly Drawer[], coins: Q): void {
  const all = drawers.reduce((sum, { asked }) => sum.plus(asked), Q.ZERO);
  if (coins.isMoreThan(all)) return;
  let rest = coins;
  for (const most of [(drawer: Drawer) => positive(drawer.asked.minus(inIt(drawer))), (drawer: Drawer) => drawer.asked])
    for (const drawer of [...drawers].reverse()) {
      const piece = most(drawer).lesser(rest);
      drawer.asked = drawer.asked.minus(piece);
      rest = rest.minus(piece);
    }
}
