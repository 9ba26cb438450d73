import type {
  DocumentLine,
  DocumentPart,
  DocumentSection,
  ProposalContent,
  SellablePiece,
} from '@butterfly/contracts/proposal_and_invoice';

const USUAL_PLAN: readonly DocumentPart[] = [
  { key: 'retainer', label: 'Retainer', basis: 'percent', value: 3_000, due: { on: 'acceptance' } },
  { key: 'second', label: 'Second payment', basis: 'percent', value: 4_000, due: { on: 'event', days: -90 } },
  { key: 'balance', label: 'Balance', basis: 'percent', value: 3_000, due: { on: 'event', days: -21 } },
];

/** What a new proposal begins with: terms, tax and payment plan as in the one before, and the pieces that were asked for. */
export function firstContent(pieces: readonly SellablePiece[], before: ProposalContent | undefined): ProposalContent {
  const tax = before?.sections.flatMap(({ lines }) => lines).find(({ tax_bps }) => tax_bps !== null)?.tax_bps ?? null;
  return {
    intro: '',
    terms: before?.terms ?? '',
    tax_mode: before?.tax_mode ?? 'exclusive',
    waiver_bps: before?.waiver_bps ?? 0,
    sections: sectionsOf(pieces, tax),
    adjustments: [],
    plan: before?.plan ?? [...USUAL_PLAN],
  };
}

/** One for each page of the recipe book. */
function sectionsOf(pieces: readonly SellablePiece[], tax: number | null): DocumentSection[] {
  const offered = pieces.filter(({ quantity }) => quantity > 0);
  const pages = [...new Set(offered.map(({ page }) => page))];
  return pages.map((page, at) => ({
    key: `section-${at + 1}`,
    title: page === '' ? 'Flowers' : page,
    description: '',
    kind: 'products',
    show_prices: 'itemised',
    lines: offered.filter((piece) => piece.page === page).map((piece) => pieceLine(piece, tax)),
  }));
}

function pieceLine(piece: SellablePiece, tax_bps: number | null): DocumentLine {
  return {
    key: `recipe-${piece.recipe_id}`,
    name: piece.name,
    description: '',
    qty_milli: piece.quantity * 1_000,
    unit: '',
    unit_price_cents: piece.unit_price_cents,
    discount_bps: 0,
    tax_bps,
    rental_cents: piece.rental_cents,
    is_optional: false,
    selected: true,
    alternative_group: '',
    recipe_id: piece.recipe_id,
    follows_recipe: true,
  };
}
