import type { DocumentSection, ProposalContent } from './document.schema';
import type { PlannedPayment } from './money/payments';
import { proposalTotals, type ProposalTotals } from './money/proposal-totals';
import type { ShownProposal } from './shown.schema';

/** What of a proposal is not in its content. */
export type ProposalHead = Pick<
  ShownProposal,
  'business' | 'project_name' | 'event_date' | 'number' | 'revision' | 'title' | 'currency' | 'expires_on'
>;

/**
 * A proposal as its reader sees it – one source for the page behind the link and for paper. Prices that are not to be shown are left out,
 * not hidden; those of options stay, or nobody could decide.
 */
export function shownProposal(
  head: ProposalHead,
  { content, payments }: { content: ProposalContent; payments: readonly PlannedPayment[] },
): ShownProposal {
  const totals = proposalTotals(content);
  return {
    ...head,
    ...(content.cover && { cover: content.cover }),
    intro: content.intro,
    terms: content.terms,
    tax_mode: content.tax_mode,
    sections: content.sections.map((section) => shownSection(section, totals)),
    subtotal_cents: totals.subtotal_cents,
    adjustments: content.adjustments.map(({ key, title }, at) => ({ key, title, cents: totals.adjustments[at]?.cents ?? 0 })),
    waiver_cents: totals.waiver_cents,
    taxes: [...totals.taxes],
    total_cents: totals.total_cents,
    payments: [...payments],
  };
}

function shownSection(section: DocumentSection, totals: ProposalTotals): ShownProposal['sections'][number] {
  const { key, title, description, photo, show_prices, lines } = section;
  return {
    key,
    title,
    description,
    ...(photo && { photo }),
    show_prices,
    total_cents: show_prices === 'hidden' ? null : (totals.sections[key] ?? 0),
    lines: lines.map((line) => {
      const priced = show_prices === 'itemised' || line.is_optional || line.alternative_group !== '';
      return {
        key: line.key,
        name: line.name,
        description: line.description,
        qty_milli: line.qty_milli,
        unit: line.unit,
        is_optional: line.is_optional,
        selected: line.selected,
        alternative_group: line.alternative_group,
        unit_price_cents: priced ? line.unit_price_cents : null,
        total_cents: priced ? (totals.lines[line.key] ?? 0) : null,
      };
    }),
  };
}
