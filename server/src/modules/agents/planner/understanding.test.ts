import { composeProposal, composeRecipe } from './compose-draft';
import { findSpan } from './dates';
import { readOrder } from './order';
import { planOf } from './plan';
import { centsOf, digits, tidy } from './words';

const TODAY = '2026-11-22';
const about = { projectId: 7, projectName: 'Reyes wedding', eventDate: '2027-06-12', currency: 'USD' };
const order = (text: string) => readOrder(digits(tidy(text)));

describe('what a person says', () => {
  it.each([
    ['twenty five chairs', '25 chairs'],
    ['a dozen roses', '12 roses'],
    ['two dozen vases', '24 vases'],
    ['half a dozen', '6'],
    ['two hundred and twenty', '220'],
    ['eighteen hundred', '1800'],
    ['a thousand', '1000'],
    ['3k', '3000'],
    ['1.8k', '1800'],
    ['the twenty-first of May', 'the 21th of May'],
    ['the second', 'the second'],
    ['a couple of arches', '2 arches'],
    ['the Reyes one', 'the Reyes one'],
    ['what is on this one', 'what is on this one'],
    ['one low centerpiece', '1 low centerpiece'],
    ['one hundred guests', '100 guests'],
  ])('is counted: “%s” is “%s”', (utterance, meant) => {
    expect(digits(utterance)).toBe(meant);
  });

  it.each([
    ['1,800', 180_000],
    ['1.800,50', 180_050],
    ['1,800.5', 180_050],
    ['12', 1_200],
    ['12.345', 1_234_500],
    ['', null],
  ])('is money: “%s” is %s cents', (utterance, cents) => {
    expect(centsOf(utterance)).toBe(cents);
  });

  it.each([
    ['on June 12', '2027-06-12', '2027-06-12'],
    ['12 June 2027', '2027-06-12', '2027-06-12'],
    ['the 3rd of July', '2027-07-03', '2027-07-03'],
    ['2027-02-28', '2027-02-28', '2027-02-28'],
    ['tomorrow', '2026-11-23', '2026-11-23'],
    ['next Saturday', '2026-11-28', '2026-11-28'],
    ['next Sunday', '2026-11-29', '2026-11-29'],
    ['last Friday', '2026-11-20', '2026-11-20'],
    ['this weekend', '2026-11-21', '2026-11-22'],
    ['next weekend', '2026-11-28', '2026-11-29'],
    ['next week', '2026-11-23', '2026-11-29'],
    ['next month', '2026-12-01', '2026-12-31'],
    ['in June', '2027-06-01', '2027-06-30'],
    ['in February 2028', '2028-02-01', '2028-02-29'],
    ['in 2 weeks', '2026-12-06', '2026-12-06'],
    ['in the next 10 days', '2026-11-22', '2026-12-02'],
    ['this year', '2026-01-01', '2026-12-31'],
    ['in june next year', '2027-06-01', '2027-06-30'],
    ['a week from today', '2026-11-29', '2026-11-29'],
    ['10 days from now', '2026-12-02', '2026-12-02'],
    ['2 weeks from Saturday', '2026-12-12', '2026-12-12'],
    ['the week after next', '2026-11-30', '2026-12-06'],
  ])('is a time: “%s” is %s to %s', (utterance, from, to) => {
    expect(findSpan(utterance, TODAY)).toMatchObject({ from, to });
  });

  it.each(['you may go', 'February 31', 'march on', 'nothing at all'])('is no time: “%s”', (utterance) => {
    expect(findSpan(utterance, TODAY)?.from.slice(8)).not.toBe('31');
    if (utterance !== 'march on') expect(findSpan(utterance, TODAY)?.text ?? '').not.toMatch(/may|February 31/i);
  });

  it.each([
    ['um, so can you, uh, open the Reyes one please', 'open the Reyes one'],
    ['I need a list of, you know, everything', 'list everything'],
    ["let's have a quick look at this one", 'look at this one'],
    ['the Fairweather lead, open it', 'open the Fairweather lead'],
    ['a quote for, like, fifteen arches', 'a quote for, fifteen arches'],
    ['new inquiry, uh, Petra Holm', 'new inquiry, Petra Holm'],
    ['it looks like rain', 'it looks like rain'],
    ['umbrella stands', 'umbrella stands'],
  ])('is tidied: “%s” is “%s”', (utterance, meant) => {
    expect(tidy(utterance)).toBe(meant);
  });

  it('is an order: every piece with its own count, flowers and colours, and a budget that is no count', () => {
    const { items, budgetCents } = order(
      'a bridal bouquet with white peonies, five bridesmaid bouquets with ranunculus, twenty bud vases, budget 2,400',
    );
    expect(items.map(({ quantity, arrangement, flowers, colors }) => [quantity, arrangement.name, flowers, colors])).toEqual([
      [1, 'Bridal bouquet', ['peony'], ['white']],
      [5, 'Bridesmaid bouquet', ['ranunculus'], []],
      [20, 'Bud vase', [], []],
    ]);
    expect(budgetCents).toBe(240_000);
  });
});

describe('a draft of it', () => {
  it('never exceeds its budget, whatever is ordered', () => {
    for (let cents = 100; cents < 900_000; cents += 7_919) {
      const proposal = composeProposal({ ...order('12 centerpieces, 3 arches, 7 boutonnieres and 2 garlands'), budgetCents: cents }, about);
      const lines = proposal.sections.flatMap(({ items }) => items);
      expect(proposal.total_cents).toBeLessThanOrEqual(cents);
      expect(lines.reduce((sum, line) => sum + (line.total_cents ?? 0), 0)).toBe(proposal.total_cents);
    }
  });

  it('names no price that nobody has named', () => {
    const { sections, total_cents } = composeProposal(order('12 centerpieces'), about);
    expect([total_cents, sections[0]?.items[0]?.unit_price_cents]).toEqual([null, null]);
  });

  it('has as many stems as a piece of its kind usually has, of the flowers that were named, and a shopping list with waste', () => {
    const { pages, shopping_list } = composeRecipe(order('recipe for 10 centerpieces with peonies and eucalyptus'), about);
    expect(pages[0]?.ingredients.filter(({ role }) => role !== 'supply')).toEqual([
      { name: 'peony', quantity: 11, role: 'focal' },
      { name: 'eucalyptus', quantity: 11, role: 'greenery' },
    ]);
    expect(shopping_list.slice(0, 2)).toEqual([
      { name: 'peony', quantity: 121 },
      { name: 'eucalyptus', quantity: 121 },
    ]);
  });
});

describe('a sentence the grammar does not know', () => {
  it.each([
    ['get me the Chen Abbott moodboard would you', 'open', 'Chen Abbott'],
    ["what's the budget on the Chen job", 'project', 'Chen'],
    ['how do I reach Judith', 'clients', 'Judith'],
    ['client wants a bridal bouquet and 4 boutonnieres', 'proposal', undefined],
    ['stick the Marlow moodboard pictures together in one image', 'collage', 'Marlow'],
    ['do I have anything tomorrow', 'my_time', undefined],
  ])('is read by what it is about: “%s” is %s of %s', (utterance, intent, name) => {
    const plan = planOf(utterance, { today: TODAY });
    expect([plan.intent, plan.slots['name']]).toEqual([intent, name]);
  });

  it.each([
    'delete the Reyes project',
    'set the budget for Chen to 5k',
    'change the venue of Reyes',
    'order 40 garden roses from Mayfield',
    'cancel the Reyes wedding',
    'is it going to rain on Saturday',
    'how much is a dozen roses',
    'tell me a joke',
    'who are you',
    "Chen Abbott said no so don't move them to booked",
    'I called Grace but did not reach her so do not mark the lantern walk as contacted',
  ])('is not guessed: “%s”', (utterance) => {
    expect(planOf(utterance, { today: TODAY }).intent).toBe('unknown');
  });
});

describe('a plan', () => {
  it('is found in bounded time for text that is made to be slow', () => {
    const ordinary = Array.from({ length: 100 }, (_none, nth) => ORDINARY[nth % ORDINARY.length] ?? '');
    processorTimeOf(ordinary);
    const slow = [
      'note on '.repeat(900),
      `add a task to ${'for '.repeat(1_900)}`,
      `open the ${'a '.repeat(3_900)}board of`,
      `${'12 low '.repeat(1_100)}x`,
      'who is the planner for the '.repeat(290),
      'so mark '.repeat(1_000),
      'x is move it to '.repeat(500),
      'someone called a wants '.repeat(340),
      'note down that for '.repeat(400),
      'um, like a '.repeat(700),
    ];
    // Beside a hundred ordinary sentences, so that a slow machine does not count: about as long as a thousand of them.
    expect(processorTimeOf(slow.map((text) => text.slice(0, 8_000))) / processorTimeOf(ordinary)).toBeLessThan(40);
  });
});

const ORDINARY = [
  'which weddings do we have in june',
  'add a task for Reyes: call the venue by friday',
  'draft a recipe for 12 low centerpieces with 9 roses each',
  'move the Hollis gala to booked',
  'are 30 lanterns free on june 12',
];

/** What the processor does for them, in milliseconds: what else runs on the machine does not count. */
function processorTimeOf(texts: readonly string[]): number {
  const before = process.cpuUsage();
  for (const text of texts) planOf(text, { today: TODAY });
  return process.cpuUsage(before).user / 1_000;
}
