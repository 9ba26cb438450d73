import type { DocumentLine, ProposalContent } from '@butterfly/contracts/proposal_and_invoice';

export const line = (key: string, unit_price_cents: number, more: Partial<DocumentLine> = {}): DocumentLine => ({
  ...{ key, name: key, description: '', qty_milli: 1_000, unit: '', unit_price_cents, discount_bps: 0, tax_bps: 825, rental_cents: 0 },
  ...{ is_optional: false, selected: true, alternative_group: '', recipe_id: null, follows_recipe: false },
  ...more,
});
export const section = (key: string, lines: DocumentLine[], kind: 'products' | 'fees' = 'products') => ({
  ...{ key, title: key, description: '', kind, show_prices: 'itemised' as const, lines },
});

/** The wedding of domain 6.4 with so many centrepieces. */
export const wedding = (centrepieces = 12): ProposalContent => ({
  intro: 'Dear both',
  terms: '',
  tax_mode: 'exclusive',
  waiver_bps: 1_000,
  sections: [
    section('personal', [line('flowers', 110_500)]),
    section('ceremony', [line('arch', 144_000, { rental_cents: 22_500 })]),
    section('reception', [line('centrepiece', 16_000, { qty_milli: centrepieces * 1_000, rental_cents: 900 })]),
    section('fees', [line('delivery', 45_000), line('strike', 25_000, { tax_bps: null })], 'fees'),
  ],
  adjustments: [
    { key: 'early', title: 'Early booking', section_key: null, kind: 'discount', scope: 'products', basis: 'percent', value: 500 },
  ],
  plan: [
    { key: 'a', label: 'Retainer', basis: 'percent', value: 3_000, due: { on: 'acceptance' } },
    { key: 'b', label: 'Second payment', basis: 'percent', value: 4_000, due: { on: 'event', days: -90 } },
    { key: 'c', label: 'Balance', basis: 'percent', value: 3_000, due: { on: 'event', days: -21 } },
  ],
});
