import { exact, roundedRatio } from '../../core/money/exact';
import { percentOf } from '../../core/money/line-total';
import { addDays } from '../../core/days';
import type { Agreed, EarnedRow, MoneyMove, RewardTerms } from './terms';

interface Question {
  readonly terms: RewardTerms;
  readonly agreed: Agreed;
  /** The day of the referral. */
  readonly since: string;
  readonly moves: readonly MoneyMove[];
  /** The day on which the event was over; null: it is to come. */
  readonly doneOn: string | null;
  /** What was earned before. It is never changed, whatever became of the project since. */
  readonly known: readonly EarnedRow[];
}

/** A commission that is new, with the day from which its hold counts. */
export interface NewEarned extends EarnedRow {
  readonly on: string;
}

interface Ledger {
  /** What came and stayed, as far as it was agreed. */
  collected: number;
  readonly rows: EarnedRow[];
  readonly made: NewEarned[];
  readonly refunded: Map<number, number>;
}

/**
 * What is earned beyond what is known already. Asked again with its own answer among `known` it says nothing more, so it may be asked
 * whenever money has moved. Rounded once, on the amount; the payment that completes what was agreed takes the remainder; what goes back
 * is a row of its own, by the ratio of the payment it reverses.
 *
 * @example newlyEarned({ terms, agreed: { gross_cents: 536_212, net_cents: 494_175 }, moves: [payment of 200_000], … }); // one row of 18_432
 */
export function newlyEarned(question: Question): NewEarned[] {
  const ledger: Ledger = { collected: 0, rows: [], made: [], refunded: new Map() };
  const doneOn = question.terms.trigger === 'event_done' ? question.doneOn : null;
  const event = question.known.find(({ kind, payment_id }) => kind === 'earn' && payment_id === null);
  if (event) ledger.rows.push(event);
  for (const move of question.moves) {
    if (move.kind === 'payment') pay(ledger, question, move);
    else giveBack(ledger, question, move);
  }
  if (doneOn !== null && !event) {
    const base = question.terms.base === 'collected_net' ? ledger.collected : question.agreed.gross_cents;
    keep(ledger, question, { payment_id: null, counted: base, cents: rewardOf(ledger, question, base), on: doneOn });
  }
  return ledger.made;
}

function pay(ledger: Ledger, question: Question, move: MoneyMove): void {
  const { terms, agreed, known } = question;
  const before = known.find((row) => row.kind === 'earn' && row.payment_id === move.payment_id);
  const counted = before?.counted_cents ?? Math.min(move.amount_cents, Math.max(0, agreed.gross_cents - ledger.collected));
  const isFirst = !ledger.rows.some(({ kind }) => kind === 'earn');
  ledger.collected += counted;
  if (before) return void ledger.rows.push(before);
  if (terms.trigger === 'event_done' || counted === 0 || isLate(question, move.on)) return;
  if (terms.trigger === 'first_payment' && !isFirst) return;
  keep(ledger, question, { payment_id: move.payment_id, counted, cents: rewardOf(ledger, question, counted), on: move.on });
}

const isLate = ({ terms, since }: Question, on: string): boolean =>
  terms.duration_days !== null && on > addDays(since, terms.duration_days);

/** The reward for so much of what was agreed; whoever completes it takes what is left of the whole. */
function rewardOf(ledger: Ledger, { terms, agreed }: Question, counted: number): number {
  if (terms.reward === 'fixed') return terms.fixed_cents;
  if (terms.base === 'accepted_net') return percentOf(agreed.net_cents, terms.percent_bps);
  const isWhole = terms.trigger !== 'first_payment' && terms.duration_days === null && ledger.collected >= agreed.gross_cents;
  if (isWhole) return Math.max(0, percentOf(agreed.net_cents, terms.percent_bps) - sumOf(ledger.rows));
  return shareOf(counted, agreed, terms.percent_bps);
}

function keep(
  ledger: Ledger,
  { terms, agreed }: Question,
  { payment_id, counted, cents, on }: { payment_id: number | null; counted: number; cents: number; on: string },
): void {
  const room = terms.cap_cents === null ? cents : Math.max(0, terms.cap_cents - sumOf(ledger.rows));
  const amount_cents = Math.min(cents, room);
  if (amount_cents <= 0 || agreed.gross_cents <= 0) return;
  const base_cents = netOf(counted, agreed);
  const row: NewEarned = { kind: 'earn', payment_id, refund_id: null, counted_cents: counted, base_cents, amount_cents, agreed, on };
  ledger.rows.push(row);
  ledger.made.push(row);
}

function giveBack(ledger: Ledger, question: Question, move: MoneyMove): void {
  const payment = question.moves.find(({ kind, id }) => kind === 'payment' && id === move.payment_id);
  const earned = ledger.rows.find(({ kind, payment_id }) => kind === 'earn' && (payment_id === move.payment_id || payment_id === null));
  const counted = countedOf(ledger, question, move);
  const before = question.known.find(({ refund_id }) => refund_id === move.id);
  ledger.collected -= counted;
  if (before) return void ledger.rows.push(before);
  if (!earned || !payment || counted <= 0) return;
  const amount = backOf(ledger, question, { move, earned, counted });
  if (amount <= 0) return;
  const { agreed, payment_id } = earned;
  const base_cents = -netOf(counted, agreed);
  const row: NewEarned = {
    ...{
      kind: 'clawback',
      payment_id,
      refund_id: move.id,
      counted_cents: -counted,
      base_cents,
      amount_cents: -amount,
      agreed,
      on: move.on,
    },
  };
  ledger.rows.push(row);
  ledger.made.push(row);
}

/** How much of a refund is of what was agreed: what came beyond it goes back first. */
function countedOf(ledger: Ledger, { moves, known, agreed }: Question, move: MoneyMove): number {
  const payment = moves.find(({ kind, id }) => kind === 'payment' && id === move.payment_id);
  const row = [...known, ...ledger.made].find(({ kind, payment_id }) => kind === 'earn' && payment_id === move.payment_id);
  const beyond = (payment?.amount_cents ?? 0) - (row?.counted_cents ?? Math.min(payment?.amount_cents ?? 0, agreed.gross_cents));
  const already = ledger.refunded.get(move.payment_id) ?? 0;
  ledger.refunded.set(move.payment_id, already + move.amount_cents);
  return Math.max(0, already + move.amount_cents - beyond) - Math.max(0, already - beyond);
}

function backOf(
  ledger: Ledger,
  { terms, moves }: Question,
  { move, earned, counted }: { move: MoneyMove; earned: EarnedRow; counted: number },
): number {
  const left = sumOf(ledger.rows.filter(({ payment_id }) => payment_id === earned.payment_id));
  const isFlat = terms.reward === 'fixed' || terms.base === 'accepted_net';
  if (isFlat) return ledger.collected <= 0 ? left : 0;
  const payment = moves.find(({ kind, id }) => kind === 'payment' && id === move.payment_id);
  const isAll = earned.payment_id === null ? ledger.collected <= 0 : ledger.refunded.get(move.payment_id) === payment?.amount_cents;
  return isAll ? left : Math.min(left, shareOf(counted, earned.agreed, terms.percent_bps));
}

const sumOf = (rows: readonly EarnedRow[]): number => rows.reduce((sum, { amount_cents }) => sum + amount_cents, 0);

const netOf = (counted: number, { gross_cents, net_cents }: Agreed): number =>
  gross_cents <= 0 ? 0 : roundedRatio(exact(counted) * exact(net_cents), exact(gross_cents));

const shareOf = (counted: number, { gross_cents, net_cents }: Agreed, bps: number): number =>
  gross_cents <= 0 ? 0 : roundedRatio(exact(counted) * exact(net_cents) * exact(bps), exact(gross_cents) * 10_000n);
