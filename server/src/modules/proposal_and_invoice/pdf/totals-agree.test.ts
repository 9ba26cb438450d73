import {
  chosenKeys,
  liveFigures,
  planProblem,
  shownProposal,
  withChoices,
  withTicks,
  type ProposalContent,
} from '@butterfly/contracts/proposal_and_invoice';
import { proofSeed, proofSize } from '@butterfly/testing/proof/proof-size';
import fc from 'fast-check';
import { pricedContent } from '../figures';
import { line, section } from '../testing/wedding.fixture';
import { wordsIn } from '../testing/invoice-on-paper.fixture';
import { document } from './proposal-paper';

const HEAD = { business: 'Fern', project_name: 'Marlow', event_date: '2027-06-12', number: 'P-1', revision: 1, title: 'Day' };
const DAYS = { accepted_on: '2027-02-01', issued_on: '2027-02-01', event_on: '2027-06-12' };

const written = fc.record({
  qty_milli: fc.oneof(
    fc.integer({ min: 0, max: 90 }).map((n) => n * 1_000),
    fc.integer({ min: 0, max: 90_000 }),
  ),
  unit_price_cents: fc.integer({ min: 0, max: 3_000_000 }),
  discount_bps: fc.constantFrom(0, 0, 333, 10_000),
  tax_bps: fc.constantFrom(null, 0, 825, 900, 2_100),
  rental_cents: fc.constantFrom(0, 900, 22_500),
  is_optional: fc.boolean(),
  selected: fc.boolean(),
});
const adjustment = fc.record({
  kind: fc.constantFrom('discount' as const, 'surcharge' as const),
  scope: fc.constantFrom('products' as const, 'fees' as const, 'all_pre_tax' as const, 'post_tax' as const),
  basis: fc.constantFrom('percent' as const, 'amount' as const),
  value: fc.integer({ min: 0, max: 10_000 }),
});
const content: fc.Arbitrary<ProposalContent> = fc
  .record({
    tax_mode: fc.constantFrom('exclusive' as const, 'inclusive' as const),
    waiver_bps: fc.constantFrom(0, 1_000, 333),
    sections: fc.array(
      fc.record({
        kind: fc.constantFrom('products' as const, 'fees' as const),
        show_prices: fc.constantFrom('itemised' as const, 'itemised' as const, 'section_total' as const),
        lines: fc.array(written, { maxLength: 3 }),
      }),
      { maxLength: 3 },
    ),
    adjustments: fc.array(adjustment, { maxLength: 3 }),
    shares: fc.integer({ min: 0, max: 10_000 }),
  })
  .map(({ sections, adjustments, shares, ...rest }) => ({
    ...{ ...rest, intro: '', terms: '' },
    sections: sections.map(({ kind, show_prices, lines }, s) => ({
      ...section(
        `s${s}`,
        lines.map((one, l) => line(`s${s}-${l}`, one.unit_price_cents, one)),
        kind,
      ),
      show_prices,
    })),
    adjustments: adjustments.map((one, at) => ({ ...one, key: `a${at}`, title: `Adjustment ${at}`, section_key: null })),
    plan: [shares, 10_000 - shares].map((value, at) => ({
      ...{ key: `p${at}`, label: `Part ${at}`, basis: 'percent' as const, value },
      due: { on: 'event' as const, days: -30 + at },
    })),
  }));
/** What a printed price says in minor units: its sign and its digits, of which a currency has so many behind the point. */
function minorOf(printed: string): bigint {
  const size = BigInt(printed.replaceAll(/\D/g, ''));
  return /[-\u2212]/.test(printed) ? -size : size;
}

it('comes to the same for the server, on the page and on paper, in currencies with no, two and three digits', () => {
  const currencies = fc.constantFrom('JPY', 'EUR', 'USD', 'KWD');
  fc.assert(
    fc.property(content, currencies, fc.constantFrom('en-US', 'de-DE', 'nl-NL'), (one, currency, locale) => {
      const { totals, payments } = pricedContent(one, DAYS);
      const shown = shownProposal({ ...HEAD, currency, expires_on: null }, { content: one, payments });
      expect([shown.total_cents, shown.subtotal_cents, shown.taxes]).toEqual([totals.total_cents, totals.subtotal_cents, totals.taxes]);
      expect(planProblem(totals.total_cents, one.plan)).toBeNull();
      expect(payments.reduce((sum, { amount_cents }) => sum + amount_cents, 0)).toBe(totals.total_cents);

      const words = wordsIn(document({ shown, locale, accent: null }));
      const printed = words[words.lastIndexOf('Total') + 1] ?? '';
      expect(minorOf(printed)).toBe(BigInt(totals.total_cents));

      // Ticked by the client, at once and by the server.
      const options = one.sections.flatMap(({ lines }) => lines.filter((row) => row.is_optional).map(({ key }) => key));
      const all = pricedContent({ ...one, sections: withChoices(one.sections, options) }, DAYS);
      const live = liveFigures(one);
      const ticked = withTicks(shown, { live, selected: options });
      expect(ticked.total_cents).toBe(live === null ? totals.total_cents : all.totals.total_cents);
      expect(chosenKeys(ticked.sections)).toEqual(options);
    }),
    { seed: proofSeed(20_270_614), numRuns: proofSize({ short: 1_000, long: 50_000 }) },
  );
});
