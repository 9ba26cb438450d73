import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');

const HOLLIS = 'Hollis Foundation gala';

describe('the calendar', () => {
  it.each([
    ['on a day', 'open the calendar on December 5', '/calendar_meeting?view=day&day=2026-12-05'],
    ['in a week', 'open the calendar in the week of June 12', '/calendar_meeting?view=week&day=2027-06-07'],
    ['in a month', 'show me the calendar for January', '/calendar_meeting?view=month&day=2027-01-01'],
    ['of a project', 'open the calendar of the Reyes wedding', '/calendar_meeting/9'],
  ])('opens %s', async (_where, said, url) => {
    expect((await demo.lastOf([said])).navigationUrl).toBe(url);
  });
});

describe('a page with more said behind it', () => {
  it.each([
    [
      'the calendar',
      'open the calendar in the week of June 12 and call Jonah',
      '/calendar_meeting?view=week&day=2027-06-07',
      'I have not used “call Jonah”',
    ],
    ['the inventory', 'open inventory and look for urns', '/inventory', 'I have not used “look for urns”'],
    ['the payments', 'open payments and send Marlow a reminder', '/payments/dashboard', 'I have not used “send Marlow a reminder”'],
    ['the contracts', 'open contracts that are unsigned', '/contract', 'I have not used “unsigned”'],
  ])('%s opens, and the rest is told', async (_page, said, url, left) => {
    const answer = await demo.lastOf([said]);
    expect(answer.navigationUrl).toBe(url);
    expect(answer.message).toContain(left);
  });

  it('an order of small words alone behind a project is told too', async () => {
    const answer = await demo.lastOf(['open the Marlow wedding and send them a reminder']);
    expect(answer.message).toContain('I have not used “send them a reminder”');
  });

  it('does not open for a name that only has an “and” in it', async () => {
    expect((await demo.lastOf(['open Marlow and Okafor'])).navigationUrl).toMatch(/^\/tenant_crm\/projects\/\d+$/);
  });
});

describe('two times beside each other', () => {
  it.each([
    ['what did we earn in October compared to September', /^\$6,148\.60 more came in in October 2026 than in September 2026/],
    ['cuánto ganamos en octubre comparado con septiembre', /^\$6,148\.60 more came in in October 2026 than in September 2026/],
    ['how much did we invoice in October vs September', /^\$6,148\.60 was invoiced, Thu 1 Oct.*\nNothing was invoiced, Tue 1 Sept/s],
    [
      'how many leads this year vs last year',
      /^14 more leads came in 2026 than in 2025, whatever became of them:\n- 2025: 0 leads\n- 2026: 14 leads so far$/,
    ],
    ['did we have more leads in October than in November', /^\d+ (?:more|fewer) leads came in November 2026 than in October 2026/],
    ['Anfragen im Oktober verglichen mit November', /^\d+ (?:more|fewer) leads came in November 2026 than in October 2026/],
    ['how many leads last week compared to this week', /^\d+ (?:more|fewer) leads? came this week than last week/],
    ['how many weddings in 2027 compared to 2028', /2027.*\nThere is no wedding project, Sat 1 Jan 2028/s],
  ])('are both told: %s', async (said, says) => {
    expect((await demo.lastOf([said])).message).toMatch(says);
  });
});

describe('how many of a thing there are', () => {
  it.each([
    ['do we have 20 lanterns', /^Yes, there are enough for 20. Brass lantern: 38 of 40 are free/],
    ['have we got 60 lanterns in stock', /^No, of 60 there are 22 missing. Brass lantern: 38 of 40 are free/],
  ])('is told: %s', async (said, says) => {
    expect((await demo.lastOf([said])).message).toMatch(says);
  });
});

describe('what people order in a hurry', () => {
  it.each([
    [
      'a hold is for a name alone, until the day they decide',
      ['hold june 26 2027 for a dora quint, they tell us till dec 10'],
      /For: Dora Quint\n.*Kept: until Thu 10 Dec 2026/s,
    ],
    [
      'a new lead in one breath',
      ['new lead dora quint gala oct 9 2027 stonecroft barn 90ish ppl seven grand 845 555 0177'],
      /^(?!.*left out).*“Dora Quint”.*Guests: 90\n.*Budget: \$7,000.*Venue: Stonecroft Barn\nPhone: 845 555 0177/s,
    ],
    [
      'a reminder with its time first stands in the calendar',
      ['remind me tuesday 7am water the hydrangeas'],
      /“Water the hydrangeas” on the calendar for Tue 1 Dec 2026 07:00, as a reminder\..*confirm/s,
    ],
    ['and in German', ['Erinnere mich am Dienstag um 9 daran, die Hortensien zu gießen'], /Hortensien.*Tue 1 Dec 2026 09:00.*confirm/s],
    [
      'a task without a project is asked for, with its day',
      ['hank should count the lanterns by wednesday'],
      /“Count the lanterns” on the calendar of Hank Dobbs for Wed 2 Dec 2026/s,
    ],
    [
      'several tasks are told back, and none is added',
      ['to-dos pls: mia orders the ribbon by monday, hank packs the van, priya calls the venue'],
      /^These are 3 tasks.*Mia Rosales: order the ribbon, by Mon 30 Nov 2026.*Nothing was changed/s,
    ],
    [
      'a task is ticked off in German too, and of one project',
      ['hak die final counts bei Marlow bitte ab'],
      /^Tick off “Final counts asked” of Marlow & Okafor wedding/,
    ],
    ['one that is not there is not', ['die Aufgabe Übergabeprotokoll ist erledigt'], /^I find no open task for “Übergabeprotokoll”/],
    ['and in Spanish', ['marca "final counts" como hecho'], /^Tick off “Final counts asked” of Marlow & Okafor wedding/],
    [
      'a project that is done is closed, not ticked off',
      ['mark the Reyes project as done'],
      /^I would move Reyes wedding to Closed\..*confirm/s,
    ],
    ['in other words', ['move Reyes to done'], /^I would move Reyes wedding to Closed/],
    [
      'a saved bouquet is not made anew',
      ['add 20 stems of ranunculus to the Marlow bouquet'],
      /^In which piece\?.*Bridal bouquet \(8\), Bridesmaid \(4\)/,
    ],
    [
      'what is ordered behind a page is not passed over',
      ['open the moodboard for Marlow and add a coral rose'],
      /^Opening the moodboard of Marlow & Okafor wedding\.\nI only open it: I have not used “add a coral rose”/,
    ],
    ['nor in German', ['öffne das Moodboard von Marlow und füge eine Rose hinzu'], /I have not used “füge .* Rose hinzu”/],
    ['what is used is not said to be left', ['open the lead from kestrel books'], /^Opening Shop window for Kestrel Books\.$/],
    [
      'a list is no lead',
      ['open the leads and assign the first one to Mia'],
      /^Opening the leads\.\nI only open it: I have not used “assign the first one to Mia”/,
    ],
    ['the calendar opens in its month', ['abre el calendario de junio'], /^Opening the calendar, Jun(?:e)? 2027\.$/],
    ['a word that is one is no slip of another', ['sing me a song'], /^I did not understand that/],
    ['a board is not put into a text', ['put the Marlow moodboard link into a text to Eleanor'], /^I cannot send or share a moodboard/],
    [
      'a sum is kept beside the counts',
      ['draft a recipe for a table piece with 100 dollars of flowers'],
      /The budget of \$100 is kept with it/,
    ],
    ['no contract is not signed', ['has Hollis signed'], /^Hollis Foundation gala has no contract yet, so nothing is signed/],
    ['a family owes', ['¿Cuánto nos debe la familia Hollis?'], /^Hollis Foundation gala still owes \$4,156\.80/],
    [
      'many at once get no text',
      ['message all our brides that we move to the new studio'],
      /^I cannot text many people at once.*messages/s,
    ],
    [
      'the nudge is a letter',
      ['send judith a kind little nudge, nothing pushy'],
      /A draft for Judith Hollis.*friendly reminder that \$4,156\.80/s,
    ],
    [
      'a payment that came waits for a click',
      ['hollis payed the rest by wire'],
      /^I would record a payment of \$4,156\.80 for Hollis.*Way: Bank transfer.*Open then: \$0/s,
    ],
    [
      'a lead is given to somebody',
      ['the lantern walk has nobody, priya could take it'],
      /^I would set who takes care of Lantern walk at the library to Priya Nair/,
    ],
    ['what waits is set aside', ['move Hollis to booked', 'hm no wait, undo it'], /still waits for your click.*nothing was changed/s],
    ['in German', ['move Hollis to booked', 'nein, doch nicht'], /^Gut, ich lasse es.*Es wurde nichts geändert/s],
    ['and in Spanish', ['move Hollis to booked', 'no, mejor no'], /No se ha cambiado nada/],
    [
      'the round of the team is moved by a person',
      ['Verleg die Teamrunde am Freitag auf neun'],
      /^Das kann ich nicht: einen Eintrag des Kalenders/,
    ],
  ] as const)('%s', async (_what, turns, says) => {
    const { message, confirmation } = await demo.lastOf(turns);
    expect([message, ...(confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`)].join('\n')).toMatch(says);
  });

  it.each([
    [
      'a task of somebody',
      ['Hank muss bis Mittwoch die Laternen zählen'],
      /“Die Laternen zählen” to Hollis Foundation gala for Wed 2 Dec 2026, for Hank Dobbs/,
    ],
    ['a discount', ['knock 5% off their quote'], /^I cannot give a discount.*Hollis Foundation gala/],
    [
      'a letter that goes on',
      ['Please write Judith a brief, calming e-mail confirming that the urns stay', 'and add that we come at nine'],
      /confirm that the urns stay\. We come at nine/,
    ],
    ['a form', ['send her the final details form'], /^I cannot send a questionnaire/],
    ['a flower in a piece', ['nimm 12 Nelken statt 10 in den Tischgestecken'], /^Das kann ich nicht: ein gespeichertes Rezept ändern/],
    ['what is answered to a question of theirs', ['answer the parking question: yes, behind the barn'], /Judith.*yes, behind the barn/is],
  ] as const)('of the open project: %s', async (_what, turns, says) => {
    const { message } = await demo.lastOf(turns, HOLLIS);
    expect(message).toMatch(says);
  });
});

describe('what has no such thing yet', () => {
  it.each([
    [
      'which weddings have no contract yet',
      /^2 wedding projects of 4 still to come have no contract:\n- Reyes wedding · Mon 30 Nov 2026 · Production\n- Sato–Lindqvist elopement/,
    ],
    ['welche Hochzeiten haben noch keinen Vertrag', /^2 wedding projects of 4 still to come have no contract:\n- Reyes wedding/],
    ['¿qué bodas no tienen contrato todavía?', /^2 wedding projects of 4 still to come have no contract:\n- Reyes wedding/],
    ["which booked weddings don't have a contract", /^2 booked wedding projects of 3 still to come have no contract:/],
    ['which events in June have no invoice', /^1 project of 2, Tue 1 Jun 2027 to Wed 30 Jun 2027 has no invoice:\n- Chen–Abbott wedding/],
    // What is over counts where its time is named.
    [
      'which weddings in October 2026 have no questionnaire',
      /^1 wedding project of 1, Thu 1 Oct 2026 to Sat 31 Oct 2026 has no questionnaire:\n- Park wedding/,
    ],
    ['projects without a venue', /^1 project of 10 still to come has no venue:\n- Walk-in quote/],
    ['projects with nobody in charge', /^No project still to come is without a person in charge: I looked at 10\.$/],
  ])('is listed: %s', async (said, says) => {
    expect((await demo.lastOf([said])).message).toMatch(says);
  });

  it('of two things that may be missing nothing is told that could be about one of them alone', async () => {
    expect((await demo.lastOf(['which weddings have no contract and no invoice'])).message).not.toMatch(/have no contract:/);
  });
});

describe('proposals that were sent', () => {
  it.each([
    ['who did not open our proposal', /^1 proposal sent and not opened:\n- Marlow & Okafor wedding · P-2026-0001/],
    ['wer hat das Angebot noch nicht geöffnet', /^1 proposal sent and not opened:\n- Marlow & Okafor wedding/],
    ['how many proposals did we send this month', /^1 proposal sent, Sun 1 Nov 2026 to Mon 30 Nov 2026:\n- Marlow & Okafor wedding/],
    // What was sent was sent last October, not next.
    ['which proposals went out in October', /^No proposal was sent, Thu 1 Oct 2026 to Sat 31 Oct 2026\./],
  ])('are told: %s', async (said, says) => {
    expect((await demo.lastOf([said])).message).toMatch(says);
  });
});

describe('the next entry of a kind', () => {
  it.each([
    ["what's the next delivery", /^The next delivery in the calendar: \w+ \d+ \w+ 2026 05:30 · Flower market\.$/],
    ['when is the next production day', /^The next production day in the calendar: .* · Conditioning and production\.$/],
    ['was sind die nächsten Lieferungen', /^Next in the calendar of the next 90 days:\n- .*Flower market\n- .*Flower market/],
  ])('is told, and not all that is on: %s', async (said, says) => {
    expect((await demo.lastOf([said])).message).toMatch(says);
  });
});

describe('what is out', () => {
  it.each(['which rentals are still out', 'was ist noch verliehen', 'what is out right now'])(
    'is told, and not what leaves: %s',
    async (said) => {
      expect((await demo.lastOf([said])).message).toMatch(/^(?:Nothing is out right now|\d+ pieces? (?:is|are) out right now)/);
    },
  );
});
