import { proposalTotals } from '../money/proposal-totals';
import { wedding } from '../money/golden.fixture';
import type { ShownProposal } from '../shown.schema';
import { afterTick, choiceProblem, chosenKeys, withChoices } from './choices';
import { withTicks } from './live-proposal';

const one = (key: string, more: object = {}) => ({ key, is_optional: false, selected: false, alternative_group: '', ...more });
const sections = [
  { lines: [one('arch'), one('garland', { is_optional: true })] },
  { lines: [one('roses', { alternative_group: 'aisle', selected: true }), one('ferns', { alternative_group: 'aisle' })] },
];

describe('what a client takes', () => {
  it('is one of several alternatives, and every option on its own', () => {
    expect(chosenKeys(sections)).toEqual(['roses']);
    expect(afterTick(sections, { key: 'garland', taken: true })).toEqual(['garland', 'roses']);
    expect(afterTick(sections, { key: 'ferns', taken: true })).toEqual(['ferns']);
    expect(afterTick(withChoices(sections, ['garland', 'roses']), { key: 'garland', taken: false })).toEqual(['roses']);
  });

  it.each([
    [['garland', 'roses'], null],
    [['ferns'], null],
    [['arch', 'roses'], 'unknown'],
    [['roses', 'roses'], 'unknown'],
    [['garland'], 'not_one_of_each'],
    [['roses', 'ferns'], 'not_one_of_each'],
  ])('%j is judged as %s', (selected, problem) => {
    expect(choiceProblem(sections, selected)).toBe(problem);
  });

  it('may be none of several where one of them is an option', () => {
    const free = [{ lines: [one('a', { alternative_group: 'g', is_optional: true }), one('b', { alternative_group: 'g' })] }];
    expect([choiceProblem(free, []), choiceProblem(free, ['a', 'b'])]).toEqual([null, 'not_one_of_each']);
  });
});

describe('the live total', () => {
  const golden = wedding();
  const live = {
    ...golden,
    sections: golden.sections.map((section) => ({
      ...section,
      lines: section.lines.map((line) => (line.key === 'arch' ? { ...line, is_optional: true } : line)),
    })),
    adjustments: [...golden.adjustments],
  };
  const before = proposalTotals(live);
  const shown = {
    ...{ business: '', project_name: '', event_date: null, number: 'P-1', revision: 1, title: '', currency: 'USD', expires_on: null },
    ...{
      intro: '',
      terms: '',
      tax_mode: 'exclusive',
      payments: [],
      subtotal_cents: before.subtotal_cents,
      total_cents: before.total_cents,
    },
    ...{ waiver_cents: before.waiver_cents, taxes: [...before.taxes] },
    adjustments: [{ key: 'early', title: 'Early booking', cents: before.adjustments[0]?.cents ?? 0 }],
    sections: live.sections.map(({ key, lines }) => ({
      ...{ key, title: key, description: '', show_prices: 'itemised', total_cents: before.sections[key] ?? 0 },
      lines: lines.map((line) => ({ ...line, name: line.key, description: '', unit: '', total_cents: before.lines[line.key] ?? 0 })),
    })),
  } as ShownProposal;

  it('is what the server answers', () => {
    const after = withTicks(shown, { live, selected: [] });
    const wanted = proposalTotals({ ...live, sections: withChoices(live.sections, []) });
    expect(before.total_cents).toBe(536_212);
    expect(after).toMatchObject({ total_cents: wanted.total_cents, waiver_cents: wanted.waiver_cents, adjustments: [{ cents: -15_125 }] });
    expect(withTicks(after, { live, selected: ['arch'] })).toEqual(shown);
  });

  it('stays as it was where prices are kept back, until the server answers', () => {
    const after = withTicks(shown, { live: null, selected: [] });
    expect([after.total_cents, chosenKeys(after.sections)]).toEqual([536_212, []]);
  });
});
