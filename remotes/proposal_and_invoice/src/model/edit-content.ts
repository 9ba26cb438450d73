import type { DocumentLine, DocumentSection, ProposalContent, SellablePiece } from '@butterfly/contracts/proposal_and_invoice';

/** A key that no other part of the proposal has. `crypto.randomUUID` is there on secure origins only; this is everywhere. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(9)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** The rate that new lines are taxed at: that of the lines there are. */
export const usualTax = ({ sections }: Pick<ProposalContent, 'sections'>): number | null =>
  sections.flatMap(({ lines }) => lines).find(({ tax_bps }) => tax_bps !== null)?.tax_bps ?? null;

export function newLine(name: string, tax_bps: number | null): DocumentLine {
  return {
    key: newKey(),
    name,
    description: '',
    qty_milli: 1_000,
    unit: '',
    unit_price_cents: 0,
    discount_bps: 0,
    tax_bps,
    rental_cents: 0,
    is_optional: false,
    selected: true,
    alternative_group: '',
    recipe_id: null,
    follows_recipe: false,
  };
}

/** A line that offers a piece of the recipe book, whose price it follows. */
export function lineOf(piece: SellablePiece, tax_bps: number | null): DocumentLine {
  return {
    ...newLine(piece.name, tax_bps),
    qty_milli: Math.max(1, piece.quantity) * 1_000,
    unit_price_cents: piece.unit_price_cents,
    rental_cents: piece.rental_cents,
    recipe_id: piece.recipe_id,
    follows_recipe: true,
  };
}

export function newSection(title: string, kind: DocumentSection['kind']): DocumentSection {
  return { key: newKey(), title, description: '', kind, show_prices: 'itemised', lines: [] };
}

/** Rows with one of them changed, found by its key. */
export function withRow<T extends { readonly key: string }>(rows: readonly T[], key: string, change: Partial<T>): T[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

/** Rows with the one at a place changed. */
export function withAt<T>(rows: readonly T[], at: number, change: Partial<T>): T[] {
  return rows.map((row, nth) => (nth === at ? { ...row, ...change } : row));
}

/** Rows with one of them a place further up or down. */
export function moved<T extends { readonly key: string }>(rows: readonly T[], key: string, by: -1 | 1): T[] {
  const at = rows.findIndex((row) => row.key === key);
  const [row, other] = [rows[at], rows[at + by]];
  if (!row || !other) return [...rows];
  return rows.map((one) => {
    if (one === row) return other;
    return one === other ? row : one;
  });
}

/** Of alternatives in one section the one that is taken; no other of its group is. */
export function withChoice(lines: readonly DocumentLine[], key: string, selected: boolean): DocumentLine[] {
  const group = lines.find((line) => line.key === key)?.alternative_group ?? '';
  return lines.map((line) => {
    if (line.key === key) return { ...line, selected };
    return group !== '' && selected && line.alternative_group === group ? { ...line, selected: false } : line;
  });
}
