import type { WrittenPart } from './payments';
import type { PricedProposalLine } from './proposal-totals';

const line = (key: string, unit_price_cents: number, more: Partial<PricedProposalLine> = {}): PricedProposalLine => ({
  key,
  qty_milli: 1_000,
  unit_price_cents,
  discount_bps: 0,
  tax_bps: 825,
  rental_cents: 0,
  is_optional: false,
  selected: true,
  alternative_group: '',
  ...more,
});

/** The wedding of Marlow and Okafor with so many centrepieces. */
export const wedding = (centrepieces = 12) => ({
  tax_mode: 'exclusive' as const,
  waiver_bps: 1_000,
  sections: [
    { key: 'personal', kind: 'products' as const, lines: [line('flowers', 110_500)] },
    { key: 'ceremony', kind: 'products' as const, lines: [line('arch', 144_000, { rental_cents: 22_500 })] },
    {
      key: 'reception',
      kind: 'products' as const,
      lines: [line('centrepiece', 16_000, { qty_milli: centrepieces * 1_000, rental_cents: 900 })],
    },
    { key: 'fees', kind: 'fees' as const, lines: [line('delivery', 45_000), line('strike', 25_000, { tax_bps: null })] },
  ],
  adjustments: [
    {
      key: 'early',
      section_key: null,
      kind: 'discount' as const,
      scope: 'products' as const,
      basis: 'percent' as const,
      value: 500,
    },
  ],
});

export const thirtyFortyThirty: readonly WrittenPart[] = [
  { key: 'a', label: 'Retainer', basis: 'percent', value: 3_000, due: { on: 'acceptance' } },
  { key: 'b', label: 'Second payment', basis: 'percent', value: 4_000, due: { on: 'event', days: -90 } },
  { key: 'c', label: 'Balance', basis: 'percent', value: 3_000, due: { on: 'event', days: -21 } },
];
