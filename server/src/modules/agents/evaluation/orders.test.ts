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
    [
      'what one of a draft costs is worked out from the catalogue',
      ['bridal bouquet with 9 quicksand, 5 juliet and 4 ruscus', 'what does one cost?'],
      /^The material of one Bridal bouquet costs \$40, before waste.*9 Rose ‘Quicksand’ \$11\.70.*5 Garden rose ‘Juliet’ \$20.*4 Italian ruscus \$4\.80/s,
    ],
    [
      'and what all of them come to',
      ['draft 10 centerpieces with 4 quicksand and 2 olive each', 'how much is that?'],
      /^The material of one Centerpiece costs at least \$8\.85, \$88\.50 for 10, before waste/,
    ],
    [
      'a margin that is asked for after a draft is not that of other recipes',
      ['bridal bouquet with 9 quicksand, 5 juliet and 4 ruscus', 'what’s the margin on that'],
      /^The material of one Bridal bouquet/,
    ],
    [
      'what is asked by its name is not the draft',
      ['draft 10 centerpieces with 4 quicksand and 2 olive each', 'what’s the margin of the Marlow wedding'],
      /69\.57 %/,
    ],
    [
      'how long the work takes is no count of flowers',
      ['draft an urn with 12 freedom, 8 snapdragons and 6 ivy, ninety minutes of work'],
      /1 × Urn arrangement; 26 stems/,
    ],
    ['so many times', ['recipe for a low centerpiece, 5 quicksand, 4 lisianthus, times 6'], /6 × Centerpiece; 54 stems/],
    [
      'more of the piece by its name',
      ['draft an urn with 12 freedom and 8 snapdragons', 'make that three urns please'],
      /3 × Urn arrangement; 60 stems/,
    ],
    [
      'another count of what is there asks for its total, and drafts nothing',
      ['9 centerpieces instead of 12, what does that do to the total'],
      /^(?!.*drafted)/s,
    ],
    ['a question about a piece drafts nothing', ['the arch was scratched, what do we charge them'], /^(?!.*drafted)/s],
    [
      'a price for another margin',
      ['what would the bridal bouquet of Marlow cost at a margin of 60 percent'],
      /Bridal bouquet: \$268\.70 each for a margin of 60 %.*costs \$107\.48 and is \$345 now/,
    ],
    [
      'prices of pieces and what is charged besides them make the total',
      ['proposal for the Delgado quinceañera: 10 low centerpieces at 120, one flower crown 85, delivery 200'],
      /10 × Centerpiece, 1 × Flower crown, delivery; \$1,485 in total/,
    ],
    [
      'one price of several makes no total',
      ['proposal with 3 wrist corsages at 45 and a garland'],
      /without a total, because not every price was named/,
    ],
    [
      'ribbon that was counted is told',
      ['bridal bouquet: 7 anemones, 5 ranunculus, 2 yards of ivory ribbon'],
      /12 stems before waste, and 2 yards of ivory ribbon a piece/,
    ],
    ['so are pins', ['8 boutonnieres with 1 ranunculus and 3 pearl pins each'], /8 stems before waste, and 3 pearl pins a piece/],
    [
      'what the draft is called is no piece',
      ['wreath recipe for the workshop, 12 wreaths, each 5 salal and 2 waxflower'],
      /a recipe: 12 × Wreath; 84 stems/,
    ],
    ['a cost without flowers is no draft', ['what would 18 tall centerpieces cost us in flowers?'], /^(?!.*drafted)/s],
    [
      'what is there is not copied into another one',
      ['add 3 bar arrangements to the proposal'],
      /^I cannot change a proposal that is there/,
    ],
    ['nor a recipe of the library', ['use our Bridesmaid recipe here, 5 of them'], /^I cannot copy a recipe of the library/],
    ['somebody of another family is not written to', ['text Jonas Peppercorn that we are on our way'], /^(?!.*Jonah)/s],
    ['a channel is nobody to write to', ['write a few lines for Instagram about our spring tulips'], /^(?!.*Hello)/s],
    [
      'another day of a reminder is its day, and its hour',
      ['remind me wednesday to call the Whitcombs', 'sorry, i meant thursday, at nine'],
      /“Call the Whitcombs at 9”.*Thu 3 Dec 2026/,
    ],
    [
      'how much a piece is asked with the draft',
      ['6 bridesmaid bouquets with 5 quicksand and 3 ruscus each. how much a piece?'],
      /30 Rose ‘Quicksand’ \$39/,
    ],
  ] as const)('%s', async (_what, turns, says) => {
    const { message, confirmation } = await demo.lastOf(turns);
    expect([message, ...(confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n')).toMatch(says);
  });
});
