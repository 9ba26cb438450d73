import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');

/** What is answered to the last of the turns of a conversation; what waits for a click, with it. */
async function lastOf(turns: readonly string[], at?: string): Promise<string> {
  const { message, confirmation } = await demo.lastOf(turns, at);
  return [message, ...(confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n');
}

type Case = readonly [what: string, turns: readonly string[], says: RegExp, never: RegExp, at?: string];

function check(cases: readonly Case[]): void {
  for (const [what, turns, says, never, at] of cases)
    it(what, async () => {
      const said = await lastOf(turns, at);
      expect(said).toMatch(says);
      expect(said).not.toMatch(never);
    });
}

describe('a day that is meant', () => {
  check([
    ['a Friday is that of the week of the event', ['move it to friday'], /Fri 15 Jan 2027/, /Nov 2026/, 'Birch & Vale product launch'],
    [
      'two days may be meant',
      ['move the Reyes wedding to saturday'],
      /Which day do you mean: Sat 28 Nov 2026 or Sat 5 Dec 2026/,
      /confirm/,
    ],
    ['a day that is over is none', ['move the Marlow wedding to november 20 2026'], /no day ahead/, /confirm/],
    ['a greeting drops no time', ['morning! how much money came in this week'], /came in, Mon 23 Nov 2026/, /overdue/],
    ['new leads are those that came', ['any new leads this week?'], /new leads that came .*\n.*Bellamy/, /There are no/],
    ['the next meeting is one', ['who am i meeting next'], /next meeting: \w{3} \d+ \w+ 202\d \d\d:\d\d · /, /meetings:/],
    [
      'the last payment is still to come',
      ['when is the last payment of the Marlow wedding'],
      /\$1,608\.63 .*due on Sat 22 May 2027/,
      /last paid on/,
    ],
    ['booked is also what has come further', ['how many weddings do we have booked for 2026'], /^3 wedding[^]*Reyes wedding/, /Osei/],
  ]);
});

describe('who is meant', () => {
  check([
    [
      'somebody who is late by so many days',
      ['send a payment reminder to the one thats 12 days late'],
      /Hello Judith,\n\n.*12 days after/,
      /Hello one/,
    ],
    ['somebody who is only described is asked for', ['write to the one who called that we are closed'], /Whom do you mean by/, /Hello/],
    [
      'a couple by its name',
      ['Schreib den Sato-Lindqvists, dass wir uns auf die Feier freuen'],
      /Wir freuen uns auf die Feier\./,
      /uns auf die Feier freuen/,
    ],
    [
      'a business has no first name',
      ['write an email to Hudson Valley about the missing juliets'],
      /Hello Hudson Valley,\n\nI am writing about the missing juliets/,
      /Hello Hudson,/,
    ],
    [
      'a note that asks is a letter',
      ['write Mei Chen a quick note asking if she has questions'],
      /Hello Mei,\n\nCould you let us know whether you have questions\?/,
      /What shall/,
    ],
    [
      'a supplier is asked',
      ['escribe a Tivoli si tienen 12 faroles para el 12 de junio'],
      /¿Podría decirnos si tienen 12 faroles/,
      /do not know/,
    ],
    [
      'a meeting is with the client of the event',
      ['Book a studio consulation with Chen-Abbott next Wednesday at 2'],
      /Mei Chen on Wed 2 Dec 2026 at 14:00/,
      /know nobody/,
    ],
    [
      'which channels were looked at is told',
      ['Did the Castellanos ever get back to us?'],
      /I looked at texts and meetings, not at mails or calls/,
      /^$/,
    ],
    ['a member of the team is free or not', ['is Mia free on Thursday?'], /^Mia Rosales/, /do not know/],
    ['leads of a member', ['Welche Leads hat Tom gerade?'], /open leads of Tom Okell:\n.*\n.*Bellamy/, /do not know|cannot narrow/],
    ['no texts go to the team', ['text Hank that load in is at 11'], /Hank Dobbs is of your team/, /nobody called/],
    [
      'who does a task is no project',
      ['add a task to pick up the easels tuesday, for Hank'],
      /Hank Dobbs[^]*Tue 1 Dec 2026/,
      /Which project/,
      'Whitcomb memorial',
    ],
    [
      'the client of what is open',
      ['whats the phone number of the client here'],
      /Mei Chen .*\+16465550110/,
      /did not understand|nobody called/,
      'Chen–Abbott wedding',
    ],
  ]);
});

describe('the rest of the turn before', () => {
  check([
    [
      'another tone',
      ["Write to the Whitcombs that we'll be there at nine", "a bit warmer please, it's a funeral"],
      /Dear Henry,\n\nOur thoughts are with you .*We'll be there at nine\./,
      /did not understand/,
    ],
    [
      'shorter',
      ['write Eleanor that the peonies are not available', 'shorter please'],
      /Hi Eleanor,\n\nThe peonies are not available\.\n\nBest/,
      /^$/,
    ],
    [
      'the number of a new lead',
      ['Someone called Tessa Lowe phoned, wants flowers for her dads 70th in April', 'her number is 518 555 0142'],
      /the lead “Tessa Lowe”[^]*Phone: 518 555 0142/,
      /nobody called/,
    ],
    [
      'a time of those that are free',
      ['when could i fit in a 30 min call tuesday', 'take the first one, with Birch & Vale'],
      /Marcus Birch on Tue 1 Dec 2026 at 09:30/,
      /Budget/,
    ],
    [
      'when a task is due and for whom',
      ['Make a task: order ribbon for the bridesmaids', 'due next friday, for Priya'],
      /Order ribbon for the bridesmaids” to Marlow & Okafor wedding for Fri 4 Dec 2026, for Priya Nair/,
      /Thomas/,
      'Marlow & Okafor wedding',
    ],
    [
      'another number of pieces',
      ['Draft a bud vase: 3 spray roses, 3 waxflower, 2 ivy', 'make it 15 of them'],
      /15 × Bud vase; 120 stems/,
      /^$/,
    ],
    ['leads are handed to nobody by a guess', ['which leads are qualified', 'give both of them to Tom'], /cannot hand a lead/, /confirm/],
    [
      'a reminder needs no project',
      ['remind me monday at 9 to cal Hudson Valley about the roses'],
      /“Call Hudson Valley about the roses” on the calendar for Mon 30 Nov 2026 09:00/,
      /Which project/,
    ],
    ['a list needs no project', ['Show me the qualified leads'], /^2 qualified leads/, /Which project/],
  ]);

  it.each([['whats the price of one low centrepiece for Marlow'], ['Wie viele Stiele Hortensien brauchen wir für Marlow insgesamt?']])(
    'a question is no order: %s',
    async (said) => {
      expect(await lastOf([said])).not.toMatch(/I have drafted|worked out a recipe|What shall/);
    },
  );
});
