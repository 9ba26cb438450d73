import { findSpan } from './dates';
import { leadFactsIn } from './lead-facts';
import { digits, tidy } from './words';
import { withLeadBefore } from './reading/lead-again';

const TODAY = '2027-03-05';
const facts = (said: string, name: string) => leadFactsIn(said, { name, span: findSpan(said, TODAY) });

describe('what is said of a new lead', () => {
  it('takes a span of money in thousands, the way it came and the month without a day', () => {
    const said = 'new lead: Ida Brandt, wedding in may 2028, budget 4 to 7000, came to us via instagram';
    expect(facts(said, 'Ida Brandt')).toMatchObject({
      ...{ range: { min: 400_000, max: 700_000 }, source: 'instagram', month: '2028-05', phone: undefined },
    });
    expect(facts('new lead Ida Brandt, budget 4000 to 7000', 'Ida Brandt').range).toEqual({ min: 400_000, max: 700_000 });
  });

  it('keeps a phone number and whatever no field takes', () => {
    expect(facts('new lead Ida Brandt phoned, hates lilies, 518 555 0107, 40 guests', 'Ida Brandt')).toMatchObject({
      ...{ phone: '518 555 0107', source: 'phone', wish: 'hates lilies' },
    });
  });
});

describe('a lead that is corrected in the next turn', () => {
  const said = (content: string) => ({ role: 'user', content });
  const first = said('new lead Ida Brandt, wedding in may 2028, 60 guests');

  it('is the same order with the other facts', () => {
    expect(withLeadBefore('no, 80 guests', [first], TODAY)).toBe('new lead Ida Brandt, wedding in may 2028, 80 guests');
    const again = withLeadBefore('and the date is the 6th', [first, said('no, 80 guests')], TODAY);
    expect(again).toBe('new lead Ida Brandt, wedding 6 May 2028, 80 guests');
    expect(withLeadBefore('budget is 5k', [first], TODAY)).toContain('budget 5000');
  });

  it.each(['how many guests has Ida', 'add 20 guests to the Marlow wedding', 'what is on the 6th', 'thanks'])(
    'is left alone by anything else: %s',
    (other) => expect(withLeadBefore(other, [first], TODAY)).toBe(other),
  );

  it('names no day that its month does not have', () =>
    expect(withLeadBefore('the date is the 31st', [said('new lead Ida Brandt, wedding in june 2028')], TODAY)).toBe(
      'the date is the 31st',
    ));
});

describe('a lead in one breath', () => {
  it.each([
    ['new lead ida brandt wedding oct 2 2027 70ish ppl eight grand 845 555 0107', '845 555 0107', 800_000, ''],
    ['new lead ida brandt, 7k, 518-555-0107, gala', '518-555-0107', 700_000, ''],
    ['new lead ida brandt wedding oct 2 2027 four and a half grand (845) 555-0107', '(845) 555-0107', 450_000, ''],
    ['new lead ida brandt 60 or so guests 2.5k loves sweet peas', undefined, 250_000, 'loves sweet peas'],
    ['new lead ida brandt lives at 4500 Hudson Ave 60 guests', undefined, undefined, 'lives at 4500 Hudson Ave'],
  ])('%s', (said, phone, cents, wish) => {
    const read = digits(tidy(said));
    expect(facts(read, 'ida brandt')).toMatchObject({ phone, cents, wish });
  });
});
