import { thirtyFortyThirty, wedding } from './golden.fixture';
import { afterChange, planProblem, plannedPayments, reductionFloor } from './payments';
import { proposalTotals } from './proposal-totals';

const days = (accepted_on: string) => ({ accepted_on, issued_on: accepted_on, event_on: '2027-06-12' });

describe('the proposal of Marlow and Okafor', () => {
  it('comes to 536,212, line by line', () => {
    expect(proposalTotals(wedding())).toMatchObject({
      sections: { personal: 110_500, ceremony: 144_000, reception: 192_000, fees: 70_000 },
      subtotal_cents: 516_500,
      adjustments: [{ key: 'early', cents: -22_325 }],
      waiver_cents: 3_330,
      taxes: [{ tax_bps: 825, net_cents: 469_175, tax_cents: 38_707 }],
      total_cents: 536_212,
    });
  });

  it('is paid in three parts, or in two when it is accepted late', () => {
    const paid = (on: string) =>
      plannedPayments(536_212, { parts: thirtyFortyThirty, days: days(on) }).map(({ due_on, amount_cents }) => [due_on, amount_cents]);
    expect(paid('2027-02-01')).toEqual([
      ['2027-02-01', 160_864],
      ['2027-03-14', 214_485],
      ['2027-05-22', 160_863],
    ]);
    expect(paid('2027-04-01')).toEqual([
      ['2027-04-01', 375_349],
      ['2027-05-22', 160_863],
    ]);
  });

  it('with one centrepiece less comes to 519,668, which leaves the last part 144,319 and the earlier ones as they are', () => {
    const { total_cents, waiver_cents, taxes, adjustments } = proposalTotals(wedding(11));
    expect([total_cents, waiver_cents, taxes[0]?.tax_cents, adjustments[0]?.cents]).toEqual([519_668, 3_240, 37_453, -21_525]);
    const agreed = plannedPayments(536_212, { parts: thirtyFortyThirty, days: days('2027-02-01') });
    const change = total_cents - 536_212;
    expect(change).toBe(-16_544);
    expect(afterChange(agreed, change).map(({ amount_cents }) => amount_cents)).toEqual([160_864, 214_485, 144_319]);
    expect(() => afterChange(agreed, -536_213)).toThrow(RangeError);
  });

  it('may come down to 402,159', () => expect(reductionFloor(536_212)).toBe(402_159));
});

describe('a proposal', () => {
  it('counts an option only when it is taken, and of alternatives the one that is', () => {
    const base = wedding();
    const [section] = base.sections;
    const line = section?.lines[0];
    if (!section || !line) throw new Error('The wedding has lines.');
    const other = { ...line, key: 'other', unit_price_cents: 10_000, alternative_group: 'arch', selected: false };
    const option = { ...line, key: 'option', unit_price_cents: 5_000, is_optional: true, selected: false };
    const sum = (lines: (typeof line)[]) =>
      proposalTotals({ ...base, adjustments: [], waiver_bps: 0, sections: [{ ...section, lines }] }).subtotal_cents;
    expect([
      sum([line, other, option]),
      sum([
        { ...other, selected: true },
        { ...option, selected: true },
      ]),
    ]).toEqual([110_500, 15_000]);
  });

  it('takes a discount of one section from that section, before what is taken of the whole', () => {
    const both = [
      { key: 'all', section_key: null, kind: 'discount', scope: 'all_pre_tax', basis: 'percent', value: 1_000 },
      { key: 'arch', section_key: 'ceremony', kind: 'discount', scope: 'all_pre_tax', basis: 'percent', value: 5_000 },
      { key: 'gone', section_key: 'elsewhere', kind: 'discount', scope: 'all_pre_tax', basis: 'percent', value: 5_000 },
    ] as const;
    expect(proposalTotals({ ...wedding(), adjustments: both }).adjustments).toEqual([
      { key: 'all', cents: -44_450 },
      { key: 'arch', cents: -72_000 },
      { key: 'gone', cents: 0 },
    ]);
  });

  it('whose prices have the tax in them tells it and adds nothing', () => {
    const { total_cents, taxes } = proposalTotals({
      ...wedding(),
      tax_mode: 'inclusive',
      waiver_bps: 0,
      adjustments: [],
      sections: [
        {
          key: 'fees',
          kind: 'fees',
          lines:
            wedding()
              .sections[3]?.lines.slice(0, 1)
              .map((l) => ({ ...l, unit_price_cents: 12_000 })) ?? [],
        },
      ],
    });
    expect([total_cents, taxes]).toEqual([12_000, [{ tax_bps: 825, net_cents: 11_085, tax_cents: 915 }]]);
  });
});

describe('a payment plan', () => {
  const part = (basis: 'percent' | 'amount', value: number) => ({
    key: `${basis}-${value}`,
    label: '',
    basis,
    value,
    due: { on: 'acceptance' } as const,
  });

  it('says what keeps it from being the total', () => {
    expect(planProblem(1_000, [part('percent', 10_000)])).toBeNull();
    expect(planProblem(1_000, [part('amount', 1_000)])).toBeNull();
    expect(planProblem(1_000, [part('percent', 9_000)])).toBe('not_whole');
    expect(planProblem(1_000, [part('amount', 1_001)])).toBe('too_much');
    expect(planProblem(1_000, [part('amount', 999)])).toBe('rest_open');
  });

  it('of an event without a day names no day for what hangs on it', () => {
    const planned = plannedPayments(100, { parts: thirtyFortyThirty, days: { ...days('2027-02-01'), event_on: null } });
    expect(planned.map(({ due_on }) => due_on)).toEqual(['2027-02-01', null, null]);
  });
});
