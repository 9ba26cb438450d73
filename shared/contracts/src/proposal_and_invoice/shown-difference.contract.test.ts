import type { ProposalContent } from './document.schema';
import { wedding } from './money/golden.fixture';
import { shownDifference } from './shown-difference';
import { shownProposal } from './shown-proposal';

const head = {
  ...{ business: 'Fern & Thistle', project_name: 'Marlow & Okafor', event_date: '2027-06-12', number: 'P-2027-0001', revision: 2 },
  ...{ title: 'Flowers', currency: 'USD', expires_on: null },
};
/** The golden wedding as a document, with so many centrepieces. */
function golden(centrepieces: number): ProposalContent {
  const { sections, adjustments, ...rest } = wedding(centrepieces);
  const words = { description: '', unit: '', recipe_id: null, follows_recipe: false };
  return {
    ...rest,
    ...{ intro: '', terms: '', plan: [] },
    adjustments: adjustments.map((one) => ({ ...one, title: 'Early booking' })),
    sections: sections.map(({ lines, ...section }) => ({
      ...section,
      ...{ title: section.key, description: '', show_prices: 'itemised' },
      lines: lines.map((line) => ({ ...words, ...line, name: line.key })),
    })),
  };
}
const shown = (content: ProposalContent) => shownProposal(head, { content, payments: [] });
const without = (content: ProposalContent, key: string): ProposalContent => ({
  ...content,
  sections: content.sections.map((section) => ({ ...section, lines: section.lines.filter((line) => line.key !== key) })),
});

describe('what a change makes different', () => {
  it('is told line by line and sum by sum: 12 centrepieces become 11 (6.4)', () => {
    const { goes, comes, differs, sums, before_cents, after_cents } = shownDifference(shown(golden(12)), shown(golden(11)));
    expect([goes, comes]).toEqual([[], []]);
    expect(differs.map(({ before, after }) => [before?.qty_milli, before?.cents, after?.qty_milli, after?.cents])).toEqual([
      [12_000, 192_000, 11_000, 176_000],
    ]);
    expect(sums.map((sum) => [sum.before_cents, sum.after_cents])).toEqual([
      [-22_325, -21_525],
      [3_330, 3_240],
      [38_707, 37_453],
    ]);
    expect(after_cents - before_cents).toBe(-16_544);
  });

  it('names what goes and what comes, and nothing where nothing changes', () => {
    const whole = golden(12);
    const key = whole.sections[0]?.lines[0]?.key ?? '';
    expect(shownDifference(shown(whole), shown(without(whole, key))).goes.map((one) => one.key)).toEqual([key]);
    expect(shownDifference(shown(without(whole, key)), shown(whole)).comes.map((one) => one.key)).toEqual([key]);
    expect(shownDifference(shown(whole), shown(whole))).toMatchObject({ goes: [], comes: [], differs: [], sums: [] });
  });

  it('of a section that keeps its prices tells quantities and the sum of the section', () => {
    const kept = (count: number) => {
      const content = golden(count);
      return shown({ ...content, sections: content.sections.map((section) => ({ ...section, show_prices: 'section_total' as const })) });
    };
    const { differs, sums } = shownDifference(kept(12), kept(11));
    expect(differs.map(({ before, after }) => [before?.cents, after?.cents])).toEqual([[null, null]]);
    expect(sums[0]).toMatchObject({ before_cents: 192_000, after_cents: 176_000 });
  });
});
