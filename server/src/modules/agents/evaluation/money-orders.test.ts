import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');

async function lastOf(turns: readonly string[]): Promise<string> {
  const { message, confirmation } = await demo.lastOf(turns);
  const details = (confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`);
  return [message, ...details, confirmation ? 'waits for a click' : 'nothing waits'].join('\n');
}

describe('money and stock in the words of a working day, by a click', () => {
  it.each([
    [
      'a payment',
      ['Record a payment of 1,500 from Lucía Reyes, bank transfer today'],
      /Reyes wedding.*Amount: \$1,500\nWay: Bank transfer\nCame: Fri 27 Nov 2026.*waits/s,
    ],
    ['the rest of it', ['Lucía Reyes transferred the rest today. book it please'], /\$3,630\.31 for Reyes wedding.*Open then: \$0\nwaits/s],
    ['more than is open is told', ['record a payment of 4,000 from Reyes, check'], /\$369\.69 more than is open.*Way: Check.*waits/s],
    ['another amount in the turn behind it', ['record a payment of 1,500 from Lucía Reyes', 'make it 1,600'], /Amount: \$1,600.*waits/s],
    ['in another currency is asked', ["St. Brendan's paid 300 euros cash yesterday"], /kept in USD.*nothing waits/s],
    ['of nobody is asked', ['record a payment of 200 by check'], /^Whose payment is it.*nothing waits/s],
    ['two amounts are not guessed at', ['300 of the 500 from Reyes came today, record the payment'], /nothing waits/],
    [
      'a bill',
      ['Enter a bill: Catskill Vans, 212.40, transport for Reyes, today'],
      /From: Catskill Vans\nFor: Transport\nAmount: \$212\.40, tax included.*waits/s,
    ],
    [
      'a bill without a project is asked for it',
      ['receipt 42.10 gas station today transport'],
      /^A cost belongs to a project.*nothing waits/s,
    ],
    [
      'something that is lent',
      ['put 8 acrylic plinths aside for Chen-Abbott'],
      /What: 8 × Acrylic plinth\nGoes out: Fri 11 Jun 2027\nBack: Mon 14 Jun 2027\nwaits/,
    ],
    [
      'another count in the turn behind it',
      ['Reserve 20 votives for the Delgado quinceañera', 'make it 30 votives'],
      /What: 30 × Votive.*waits/s,
    ],
    [
      'two things one by one',
      ['Reserve 20 votives and 4 gold compotes for the Delgado quinceañera'],
      /20 × Votive.*then say “reserve 4 gold compotes.*waits/s,
    ],
    ['more than there is is not promised', ['reserve 9,000 votives for the Delgado quinceañera'], /cannot be kept.*nothing waits/s],
    [
      'days on which nobody works',
      ["block December 24 through 27 in the calendar, studio's closed for Christmas"],
      /What: Studio's closed for Christmas\nWhen: Thu 24 Dec 2026 to Sun 27 Dec 2026, all day\nwaits/,
    ],
    [
      'a note that is pinned',
      ['Pin a note to the Hollis gala: centrepieces no taller than 14 inches'],
      /^I would pin this note to Hollis.*waits/s,
    ],
    [
      'the hour of a task stands in its words',
      ['task for Hank, wash the 60 votives for Reyes by Monday noon'],
      /Task: Wash the 60 votives \(12:00\)\nDay: Mon 30 Nov 2026\nWho: Hank Dobbs/,
    ],
    [
      'somebody else, because somebody is away',
      [
        'task for Priya: mock up one plinth piece for Birch & Vale, due December 11',
        "oh, she's away then. give it to Mia and make it the 4th",
      ],
      /Day: Fri 4 Dec 2026\nWho: Mia Rosales/,
    ],
    ['a yes to what waits', ['text Eleanor that we are on our way', 'send it'], /^Please confirm with the button/],
    [
      'what a client wants is no answer to them',
      ['Write a reply to Nora Bellamy, she wants an arch and twelve tables at Cedar Hill'],
      /^What shall I answer Nora Bellamy/,
    ],
    [
      '“she” in a letter to her is “you”',
      ["Write a reply to Emi Nakamura: we'd love to, could she do Friday or Sunday"],
      /could you do Friday or Sunday/,
    ],
    [
      'a bill in another currency is asked',
      ['enter a bill from Catskill Vans, 300 euros, for Reyes'],
      /costs of Reyes wedding are kept in USD.*nothing waits/s,
    ],
    ['a note of a lead is pinned too', ['pin a note to the Bellamy lead: no roses'], /^I would pin this note to the lead Bellamy.*waits/s],
    [
      '“he” is the groom of whom she is told',
      ['Write a reply to Emi Nakamura: the groom called, he wants white roses'],
      /he wants white roses/,
    ],
    ['and whoever else is named', ["Write a reply to Emi Nakamura: Tom's van is broken, he will come at ten"], /he will come at ten/],
    ['the bar is no cash', ['record a payment of 200 from Reyes for the bar arrangement'], /Way: not said.*waits/s],
  ])('%s', async (_what, turns, says) => {
    expect(await lastOf(turns)).toMatch(says);
  });
});
