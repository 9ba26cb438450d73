import { demoTalk } from '../../testing/demo-talk';

const { lastOf } = demoTalk('2026-11-23');

const MARLOW = 'Marlow & Okafor wedding';
const WHITCOMB = 'Whitcomb memorial';
const BRENDAN = 'St Brendan’s school benefit';
type Row = readonly [turns: readonly string[], has: readonly (RegExp | string)[], at?: string];

const LEADS: readonly Row[] = [
  [['has anyone got back to the bellamy enquiry'], [/^No, nobody has answered Bellamy & Crane/, 'so it is late', 'Tom Okell looks after']],
  [['haben wir nora bellamy schon geantwortet'], ['nobody has answered Bellamy & Crane']],
  [['did we answer nora bellamy', "who's looking after it"], [/^Tom Okell looks after Bellamy/]],
  [['have we replied to nora bellamy', 'quién la lleva'], [/^Tom Okell looks after/]],
  [['through what channels did inquiries come in the past 2 months'], ['leads came', 'most by']],
  [['which channels brought new leads during the last ten weeks'], ['leads came']],
  [['any follow-ups due today'], ['Lead Bellamy & Crane', 'Spoken to and not decided yet', 'Castellano']],
  [['bei wem soll ich mich heute melden'], ['Lead Bellamy & Crane']],
];

const TEAM: readonly Row[] = [
  [['could mia work on the 3rd of december'], [/^No, Mia Rosales is away/, 'Garden days']],
  [
    ['does mia work on december 3', 'and what about priya'],
    [/^No, Priya Nair is away/, 'Family visit'],
  ],
  [['kann priya am 4. dezember arbeiten'], [/^No, Priya Nair is away/]],
  [['¿puede mia el 2 de diciembre?'], [/^No, Mia Rosales is away/]],
  [['wer arbeitet am freitag'], ['The team by the calendar, Fri 27 Nov 2026', 'Hank Dobbs']],
  [['who has nothing planned on friday'], ['The team by the calendar, Fri 27 Nov 2026']],
  [['must i go to the barn tomorrow'], ['For Stonecroft Barn there is 14:00 Site visit', 'Flower market']],
  [
    ['where do i have to be tomorrow', 'who is joining'],
    [/^Tue 24 Nov 2026:/, 'Site visit: Ada Fennimore'],
  ],
  [['was ist morgen los', 'und übermorgen?'], [/^Wed 25 Nov 2026/]],
];

const MONEY: readonly Row[] = [
  [['how much should come in between february and april'], [/is due, Mon 1 Feb 2027 to Fri 30 Apr 2027/]],
  [['how much came in in march'], [/^Nothing came in, Sun 1 Mar 2026/]],
  [['what landed in the account this month, how much'], [/came in, Sun 1 Nov 2026/]],
  [['value of all that is not confirmed yet'], ['The open pipeline is worth']],
  [['how are the jobs shared between mia and leo'], ['Mia Rosales: 4 projects', 'Leo Marchetti: 2 projects']],
  [['which proposal has been waiting the longest'], [/^Out the longest without an answer.*Chen–Abbott/]],
  [['invoice for the hollis gala still unpaid?'], ['Hollis Foundation gala still owes $4,156.80']],
  [['what does an average wedding spend with us'], [/^On average \$/]],
  [['was ist da unterm strich hängen geblieben'], ['$2,273.50 is left'], 'Park wedding'],
  [['how many weddings did we do this year'], [/Park wedding/, /^(?![\s\S]*Reyes)/]],
  [['how many weddings did we do this year', 'how much did they bring in'], [/^\$4,524\.85 came in so far from Park wedding/]],
  [['how many guests at the wedding at stonecroft in june'], ['Marlow & Okafor wedding has 120 guests']],
  [
    ['what did the couple order for the wedding at stonecroft in june', 'no, the one at the glass house'],
    [/^Chen–Abbott wedding: 4 recipes/],
  ],
  [['was the park wedding profitable'], ['is left', 'margin']],
  [['haben wir damit geld verdient'], ['is left'], 'Park wedding'],
  [['maeve thinks they overpaid'], [/\$50 .*more came than was asked for/]],
  [['what does the hollis gala owe', 'for how long'], ['overdue since Wed 11 Nov 2026']],
  [['was kam letzten monat rein', 'und diesen?'], ['$6,089.20 came in, Sun 1 Nov 2026']],
  [['cuánto debe la boda reyes', '¿y hasta cuándo?'], [/^\$3,630\.31 is due on/]],
  [
    ['how much sales tax did we invoice in october, it is for our accountant', 'and the same for november'],
    ['1 Nov 2026 to Mon 30 Nov 2026'],
  ],
  [['vat between august and october'], ['of tax is in what was invoiced', '1 Aug 2026 to Sat 31 Oct 2026']],
  [['how much tax did we invoice in october, my accountant is asking'], ['of tax', 'I have not used “my accountant is asking”']],
  [['best price for 130 quicksand'], ['the cheapest comes to $180', '2 × bunch of 25', '1 × box of 100']],
  [["which clients haven't signed"], ['Chen–Abbott']],
  [['who hasnt signed'], ['Chen–Abbott']],
];

const PROJECT: readonly Row[] = [
  [['open to-dos?'], [/^16 open tasks of this project/], MARLOW],
  [['open tasks?'], [/^\d+ open tasks of all projects/]],
  [['offene aufgaben für marlow'], [/^16 open tasks of Marlow/]],
  [['are tea lights allowed'], ['No open flame'], MARLOW],
  [['dürfen wir rosenblätter werfen'], ['No petals'], BRENDAN],
  [['what is the family requesting'], ['White lilies instead of the roses'], WHITCOMB],
  [['qué piden los clientes'], ['White lilies instead of the roses'], WHITCOMB],
  [['reichen die laternen am 12. juni für beide'], ['12 more are promised than there are']],
  [['cuántas velitas hay libres el jueves'], ['240 of 300 Votive free']],
  [
    ['which events are in decmber', 'and the month after that'],
    ['Birch & Vale product launch', 'school benefit'],
  ],
];

describe('questions of a working day', () => {
  it.each([...LEADS, ...TEAM, ...MONEY, ...PROJECT].map(([turns, has, at]) => ({ said: turns.join(' | '), turns, has, at })))(
    '$said',
    async ({ turns, has, at }) => {
      const { message } = await lastOf(turns, at);
      for (const part of has) expect(message).toEqual(part instanceof RegExp ? expect.stringMatching(part) : expect.stringContaining(part));
    },
  );

  it.each([
    ['a thing done is no list of the calendar', ['what is on my to-do list this week', 'the second one is finished'], /calendar|\d\d:\d\d/],
    ['who comes is asked about where nothing was said of it', ['who else is joining'], /\d+ meetings/],
    ['a piece of work is no day', ['can mia do the arch for reyes'], /has this in the calendar/],
    ['no sentence is offered with a hole in it', ['which leads did the moon send us this week'], /“which leads did (?:send|the send)/],
    ['no end of an order is offered', ['I would like to embroider it for the team'], /“I would like to it/],
  ])('%s', async (_is, turns, without) => {
    const { message } = await lastOf(turns);
    expect(message).not.toMatch(without);
  });
});
