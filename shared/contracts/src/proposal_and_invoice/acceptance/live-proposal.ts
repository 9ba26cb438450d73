import type { ProposalContent } from '../document.schema';
import { proposalTotals } from '../money/proposal-totals';
import type { ShownProposal } from '../shown.schema';
import { withChoices } from './choices';
import type { LiveFigures } from './schema';

/** The figures for a live total, where everything they are made of is shown anyway; null otherwise. */
export function liveFigures({ tax_mode, waiver_bps, sections, adjustments }: ProposalContent): LiveFigures {
  if (sections.some(({ show_prices }) => show_prices !== 'itemised')) return null;
  return {
    tax_mode,
    waiver_bps,
    sections: sections.map(({ key, kind, lines }) => ({ key, kind, lines: lines.map(pricedPart) })),
    adjustments: adjustments.map(({ key, section_key, kind, scope, basis, value }) => ({ key, section_key, kind, scope, basis, value })),
  };
}

function pricedPart(
  line: ProposalContent['sections'][number]['lines'][number],
): NonNullable<LiveFigures>['sections'][number]['lines'][number] {
  const { key, qty_milli, unit_price_cents, discount_bps, tax_bps, rental_cents, is_optional, selected, alternative_group } = line;
  return { key, qty_milli, unit_price_cents, discount_bps, tax_bps, rental_cents, is_optional, selected, alternative_group };
}

/**
 * The proposal with other options, at once: the figures are those that the server will answer. Payments stay as they were until it does; without
 * figures the ticks alone change.
 */
export function withTicks(
  shown: ShownProposal,
  { live, selected }: { readonly live: LiveFigures; readonly selected: readonly string[] },
): ShownProposal {
  const sections = withChoices(shown.sections, selected);
  if (live === null) return { ...shown, sections };
  const totals = proposalTotals({ ...live, sections: withChoices(live.sections, selected) });
  const amounts = new Map(totals.adjustments.map(({ key, cents }) => [key, cents]));
  return {
    ...shown,
    sections: sections.map((section) => ({ ...section, total_cents: totals.sections[section.key] ?? 0 })),
    subtotal_cents: totals.subtotal_cents,
    adjustments: shown.adjustments.map((one) => ({ ...one, cents: amounts.get(one.key) ?? 0 })),
    waiver_cents: totals.waiver_cents,
    taxes: [...totals.taxes],
    total_cents: totals.total_cents,
  };
}
