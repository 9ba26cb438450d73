import { createHash } from 'node:crypto';
import {
  isTaken,
  planProblem,
  plannedPayments,
  proposalTotals,
  type PaymentDays,
  type Priced,
  type Proposal,
  type ProposalContent,
} from '@butterfly/contracts/proposal_and_invoice';
import { AppError } from '../../platform/http/app-error';
import type { SellablePieces } from './ports';

type Piece = Awaited<ReturnType<SellablePieces['piecesOf']>>[number];
/** What an amount can be at most, in minor units. */
export const MOST_CENTS = 999_999_999_999;

/** Totals, payments and what is wrong with the plan. @throws AppError `invalid_input` for what comes to more than money can be */
export function pricedContent(content: ProposalContent, days: PaymentDays): Priced {
  const { taxes, ...totals } = totalsOf(content);
  const plan_problem = planProblem(totals.total_cents, content.plan);
  const payments = plan_problem ? [] : plannedPayments(totals.total_cents, { parts: content.plan, days });
  return { totals: { ...totals, adjustments: [...totals.adjustments], taxes: [...taxes] }, payments, plan_problem };
}

function totalsOf(content: ProposalContent): ReturnType<typeof proposalTotals> {
  const tooMuch = () => new AppError('invalid_input', { fields: { content: ['comes to more than an amount can be'] } });
  try {
    const totals = proposalTotals(content);
    if (Math.max(totals.total_cents, totals.subtotal_cents) > MOST_CENTS) throw tooMuch();
    return totals;
  } catch (error) {
    if (error instanceof RangeError) throw tooMuch();
    throw error;
  }
}

/** The content with the prices its pieces have now, where lines follow them. */
export function withPiecePrices(content: ProposalContent, pieces: readonly Piece[]): ProposalContent {
  const known = new Map(pieces.map((piece) => [piece.recipe_id, piece]));
  const sections = content.sections.map((section) => ({
    ...section,
    lines: section.lines.map((line) => {
      const piece = line.follows_recipe && line.recipe_id !== null ? known.get(line.recipe_id) : undefined;
      return piece ? { ...line, unit_price_cents: piece.unit_price_cents, rental_cents: piece.rental_cents } : line;
    }),
  }));
  return { ...content, sections };
}

/** What one of each line costs the studio, where somebody knows. */
export function lineCosts(content: ProposalContent, pieces: readonly Piece[]): Record<string, number> {
  const known = new Map(pieces.map(({ recipe_id, cost_cents }) => [recipe_id, cost_cents]));
  const lines = content.sections.flatMap((section) => section.lines);
  return Object.fromEntries(
    lines.flatMap(({ key, recipe_id }) => {
      const cost = recipe_id === null ? undefined : known.get(recipe_id);
      return cost === undefined ? [] : [[key, cost]];
    }),
  );
}

/** Costs of what is taken, and what is left of the prices of the lines they are known for. */
export function costsOf(content: ProposalContent, unit: Readonly<Record<string, number>>): NonNullable<Proposal['costs']> {
  const { lines } = proposalTotals(content);
  const taken = content.sections.flatMap((section) => section.lines).filter((line) => isTaken(line) && unit[line.key] !== undefined);
  const cost_cents = taken.reduce((sum, { key, qty_milli }) => sum + Math.round(((unit[key] ?? 0) * qty_milli) / 1_000), 0);
  const covered_cents = taken.reduce((sum, { key }) => sum + (lines[key] ?? 0), 0);
  const margin_bps = covered_cents === 0 ? 0 : Math.round(((covered_cents - cost_cents) * 10_000) / covered_cents);
  return { lines: { ...unit }, cost_cents, covered_cents, margin_bps };
}

/** SHA-256 of a document, whatever the order of its keys. */
export function hashOf(document: unknown): string {
  return createHash('sha256').update(canonical(document)).digest('hex');
}

function canonical(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const entries = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, one]) => `${JSON.stringify(key)}:${canonical(one)}`).join(',')}}`;
}
