import { demoTalk } from '../../testing/demo-talk';

const { lastOf } = demoTalk('2026-11-27');

const MARLOW = 'Marlow & Okafor wedding';
type Row = readonly [say: string, has: readonly (RegExp | string)[], at?: string];

const FLOWERS: readonly Row[] = [
  ['how many Juliet roses are in the bridal bouquet', ['5 Garden rose ‘Juliet’', '5 stems in all'], MARLOW],
  ['how many hydrangeas are in the low centrepieces of Marlow', ['2 Hydrangea white in each, 12 pieces, so 24 stems']],
  ['Was ist im Brautstrauß von Marlow?', ['8 Rose ‘Quicksand’', '39 stems each']],
  ['¿qué lleva el arco de Marlow?', ['30 Rose ‘Quicksand’']],
  ['what is in the arch', [/^Of which project/]],
  ['Wie viele Stiele Hortensien brauchen wir für Marlow insgesamt?', ['43 stems', '5 bunches of 10']],
  ['which flowers are in Hollis', ['2 recipes', 'Bar arrangement, 2 pieces']],
  ['whats the price of one low centrepiece for Marlow', ['pays $160 each', '$9 of it']],
  ['what do we charge for one low centrepiece for Marlow', ['pays $160 each']],
  ['¿Cuánto cuesta el ramo de novia de Marlow?', ['$345', '$79.98']],
  ['which of our recipes makes the best margin', [/^Arch of Marlow & Okafor wedding/, '72.14 %', '70.69 %']],
  ['which event has the lowest margin', [/^Sato–Lindqvist elopement has the lowest/]],
  ["What's our margin on the Marlow wedding?", ['69.57 %', '$4,465', '$936.60', '$422.01']],
  ['wie hoch ist die Marge beim Bogen von Marlow', ['Arch: 72.14 %']],
  ['¿cuánto hemos gastado en flores para la boda Marlow?', ['planned at $936.60', 'Nothing was ordered']],
  ['What do we have to order for this wedding?', ['$1,017.90', '6 bunches of 25', 'Hudson Valley', 'to order by Sun 6 Jun 2027'], MARLOW],
  ['was müssen wir noch für Marlow bestellen', ['$1,017.90']],
  ['What can I use instead of Juliet?', ['White O’Hara’, 1.4 stems']],
  ['gibt es einen Ersatz für Juliet', ['White O’Hara’, 1.4 stems']],
  ['Was kostet ein Bund Quicksand bei Hudson Valley?', ['$32.50 for a bunch of 25, $1.30 a stem']],
  ['who sells Quicksand?', ['Hudson Valley', 'Mayfield Wholesale: $115']],
  ['which supplier is quickest', [/^Catskill Blooms Farm Co-op needs the fewest days, 2/]],
  ['What in the cooler needs using up?', [/^3 lots/, '1 past the last day', 'Sweet pea']],
  ['was ist im Kühlraum', ['In the cooler', 'Waxflower']],
];

const BUSINESS: readonly Row[] = [
  ['morning! how much money came in this week', ['$1,089.20', '23 Nov 2026 to Sun 29 Nov 2026', 'St Brendan']],
  [
    'how much money came in this month compared to last month',
    ['1 Nov 2026 to Mon 30 Nov 2026', '1 Oct 2026 to Sat 31 Oct 2026', 'than now'],
  ],
  ['Which lead do I have to answer first?', [/^Bellamy & Crane wedding is the first/]],
  ['welche Anfrage muss ich zuerst beantworten', [/^Bellamy & Crane wedding is the first/]],
  ['where do most of our inquiries come from?', ['referral and web form, 3 each']],
  ["what's still open here?", ['Still open for Reyes', '$3,630.31'], 'Reyes wedding'],
  ['any unread emails?', [/unread or without an answer|Nothing is unread/, 'cannot read the mails']],
  ["Did anyone write to us that we haven't read?", ['Eleanor Marlow', 'I looked at texts and requests of clients']],
  ['gibt es ungelesene Nachrichten', ['Eleanor Marlow']],
  ['are we low on anything', ['One thing falls below the minimum', 'Votive', 'get 160']],
];

describe('what is read to answer a question', () => {
  it.each([...FLOWERS, ...BUSINESS].map(([say, has, at]) => ({ say, has, at })))('$say', async ({ say, has, at }) => {
    const { message } = await lastOf([say], at);
    for (const part of has) expect(message).toEqual(part instanceof RegExp ? expect.stringMatching(part) : expect.stringContaining(part));
  });

  it.each([
    ['another word makes it another question', 'how many Juliet roses are missing in the bridal bouquet', /5 stems in all/],
    ['a piece that is not there is not told as another', 'price of the casket spray for Marlow', /\$160|\$345/],
    ['what is expected has not come in', 'how much money is expected this week', /came in/],
    ['a count in it makes it another question', 'whats 12 centerpieces at 85 each', /^Of which project/],
    ['an order with counts is none of a recipe that is there', 'how many peonies for 20 centerpieces at 7 each', /^Of which project/],
    ['a project alone is not its recipes', 'show me the whitcomb job', /stems each/],
  ])('%s', async (_is, say, without) => {
    const { message } = await lastOf([say]);
    expect(message).not.toMatch(without);
  });
});
