import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');

describe('orders, letters and refusals in the words of a working day', () => {
  it.each([
    [
      'a lead that went elsewhere is lost, for the reason that was told',
      ['we lost bellamy, way over their budget'],
      /lead “Bellamy & Crane wedding” as lost: price.*\n.*Reason: Price\nNote: Way over their budget/s,
    ],
    [
      'whose lead is lost for no reason is asked for it',
      ['mark the fairweather lead as lost'],
      /^Why is the lead “Fairweather autumn gala” lost/,
    ],
    ['and the reason that is told then is taken', ['mark the fairweather lead as lost', 'they chose somebody else'], /as lost: .*confirm/s],
    ['in one word', ['mark the fairweather lead as lost', 'price'], /as lost: price.*confirm/s],
    ['a question about lost leads loses none', ['did we lose fairweather?'], /^(?!.*confirm)/s],
    [
      'a name ends where its phone number begins',
      ['new lead: Dora Quint 845 555 0177, oct 2 2027, 80 guests'],
      /lead “Dora Quint”.*Guests: 80.*Phone: \S*845.?555.?0177/s,
    ],
    [
      'a reminder of a letter can be firmer, and is not friendly any more',
      ['polite reminder to judith about the open invoice', 'make it firmer'],
      /^(?!.*friendly).*This is a reminder that \$4,156\.80/s,
    ],
    ['a reminder in German answers in German', ['Schreib Judith eine freundliche Mahnung'], /freundliche Erinnerung: \$4,156\.80/],
    [
      'what only a person does is refused in the language it was asked in',
      ['Lösch bitte das Osei Projekt'],
      /^Das kann ich nicht: .*Es wurde nichts geändert/s,
    ],
    ['and in Spanish', ['cambia el lugar de la boda Osei a Cedar Hill'], /^Eso no lo puedo hacer: .*No se ha cambiado nada/s],
    [
      'money is not moved, and the page for it is opened',
      ['pay Mayfield the 250 we owe them'],
      /^I cannot pay anybody\. .*Nothing was changed/s,
    ],
    [
      'stems that were counted make a draft, and what is left out is told',
      ['corsages for 9 girls, 2 spray roses and 1 waxflower each'],
      /9 × Corsage; 27 stems/,
    ],
    ['how long a piece is, is no count', ['mantel garland 5 ft with 8 olive and 12 quicksand'], /1 × Garland; 20 stems/],
    [
      'one piece can become more',
      ['a flower crown with 5 majolika, 4 waxflower and 3 astilbe', 'make it three'],
      /3 × Flower crown; 36 stems/,
    ],
  ] as const)('%s', async (_what, turns, says) => {
    const { message, confirmation } = await demo.lastOf(turns);
    expect([message, ...(confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n')).toMatch(says);
  });
});
