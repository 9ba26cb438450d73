import { demoTalk } from '../testing/demo-talk';

const { lastOf } = demoTalk('2026-11-27');

describe('every word of a sentence is accounted for', () => {
  it.each([
    [
      'a second question is answered too',
      ['Could you tell me how much money came in during November, and from whom?'],
      /\$[\d,.]+ came in/,
      /I have not/,
    ],
    [
      'what only explains is told not to be used',
      ['How much money came in during November? Walter needs it for the books.'],
      /I have not used “Walter needs it/,
      /know no project/,
    ],
    [
      'an order after a question is not passed over',
      ['Does the walk-through with Ida Reyes still need confirming? If so, do it.'],
      /If so, do it/,
      /^1 meeting:[^“]*$/,
    ],
    ['a measure that is not known gives no figure', ['average budget per guest, weddings only'], /per guest/, /On average|\$\d/],
    ['a word that narrows gives no denial', ['what did nora bellamy say about roses?'], /roses/, /There are no/],
    ['a payment that is told is not denied', ['lucia reyes paid 1000 by check today'], /do not know|record/, /paid nothing/],
    ['when something was lost is no day of its event', ['how many weddings did we lose this year and why'], /./, /There are no projects/],
    ['what is no partner has no partners to deny', ['¿Quién nos recomendó a los Castellano?'], /./, /There are no/],
    [
      'a draft does not hold what was refused',
      ['12 centerpieces with lilies and roses, no lilies'],
      /no lil/,
      /I have (?:drafted|worked out)/,
    ],
    [
      'a draft says what it leaves out',
      ['Draft 6 boutonnieres with 1 ranunculus each, add it to the launch, wrapped'],
      /left out .*wrapped|do not know/,
      /^$/,
    ],
    [
      'a plan of a day is no draft',
      [
        'Could you work out a backwards timetable for the Whitcomb memorial with when we condition, make up the sprays and leave the studio?',
      ],
      /./,
      /I have drafted/,
    ],
    [
      'an instruction about a letter stands not in it',
      ['Write to Henry Whitcomb that the flowers come at nine. Keep it gentle, please; it is his wife’s funeral, I believe.'],
      /The flowers come at nine\.\n\nKind regards\n\nI have not used/,
      /^$/,
    ],
    [
      'what shall be told is put into words',
      ['draft a kind reply to nora bellamy, tell her dahlias in september are perfect and offer a call on tuesday'],
      /Dahlias in september are perfect\. We can offer you a call/,
      /tell her/,
    ],
    [
      'the language of a letter is heeded',
      ["What's still to pay by Reyes?", 'Draft a reminder for that, in Spanish please, she prefers it'],
      /Hola[^]*le recordamos/,
      /in Spanish/,
    ],
    [
      'a correction of a draft is done',
      [
        'Draft 10 centrepieces with 5 Playa Blanca, 2 white hydrangea and 4 silver dollar each',
        'and no hydrangea, take 3 lisianthus instead',
      ],
      /120 stems/,
      /110 stems/,
    ],
    ['the day after is the day after', ['que tenemos el 2 de diciembre', 'y el dia siguiente?'], /3 Dec 2026/, /^Wed 2 Dec/],
    ['only stems are stems', ['Draft a bridal bouquet: 10 Quicksand, 6 Juliet, 2 yards ivory ribbon'], /16 stems/, /18 stems/],
  ] as const)('%s', async (_what, turns, says, never) => {
    const { message } = await lastOf(turns);
    expect(message).toMatch(says);
    expect(message).not.toMatch(never);
  });
});
