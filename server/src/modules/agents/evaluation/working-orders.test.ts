import { demoTalk } from '../testing/demo-talk';

/** A Saturday, by the clocks of New York. */
const demo = demoTalk('2026-11-28');

/** What is answered to the last of the turns, with what waits for a click and the pages it names. */
async function lastOf(turns: readonly string[]): Promise<string> {
  const { message, confirmation, data } = await demo.lastOf(turns);
  const details = (confirmation?.details ?? []).map(({ label, value }) => `${label}: ${value}`);
  const pages = ((data as { url?: string }[] | undefined) ?? []).map(({ url }) => `page ${url ?? ''}`);
  return [message, ...details, ...pages, confirmation ? 'waits for a click' : 'nothing waits'].join('\n');
}

describe('orders of a working day', () => {
  it.each([
    [
      'an answer goes to whom it is for',
      ['answer back to June Halloran that the window is free and ask how wide it is'],
      /draft for June Halloran \(june@kestrelbooks\.example\)/,
    ],
    ['also as a mail back', ['mail Grace Oduya back saying we can do the walk'], /draft for Grace Oduya \(\S+@\S+\)/],
    ['in German', ['Schreib June Halloran zurück, dass wir das Fenster gern machen'], /June Halloran \(june@kestrelbooks\.example\)/],
    ['in Spanish', ['respóndele a June Halloran que el escaparate está libre'], /June Halloran \(june@kestrelbooks\.example\)/],
    [
      'a reminder with an hour keeps it',
      ['Erinnere mich am Dienstag um 11 daran, Marcus Birch zu schreiben'],
      /calendar for Tue 1 Dec 2026 11:00.*waits/s,
    ],
    ['in English', ['remind me tuesday at 9 to call Marcus Birch'], /calendar for Tue 1 Dec 2026 09:00.*waits/s],
    ['and in Spanish', ['recuérdame el martes a las 10 llamar a Marcus Birch'], /calendar for Tue 1 Dec 2026 10:00.*waits/s],
    [
      'a reminder of a project is its task',
      ['remind me on tuesday to order the ribbon for the Reyes wedding'],
      /task .*Reyes wedding for Tue 1 Dec 2026.*waits/s,
    ],
    [
      'whose task it is, and in its words which project',
      ['add a task for Hank: load the arch for Reyes by november 30'],
      /task .*Reyes wedding.*Who: Hank Dobbs.*waits/s,
    ],
    [
      'with two names joined',
      ['new task for Leo: order candles for Chen–Abbott by december 8'],
      /Project: Chen–Abbott wedding.*Day: Tue 8 Dec 2026.*Who: Leo Marchetti.*waits/s,
    ],
    [
      'and somebody else then',
      ['add a task for Hank: load the arch for Reyes by november 30', 'give that one to Leo instead'],
      /Reyes wedding.*Day: Mon 30 Nov 2026.*Who: Leo Marchetti.*waits/s,
    ],
    [
      'with other words',
      ['add a task for Hank: load the arch for Reyes by november 30', 'actually Mia should do it'],
      /Reyes wedding.*Who: Mia Rosales.*waits/s,
    ],
    ['a note is pinned', ['stick a note on Marlow that the bride is allergic to lilies'], /Note: The bride is allergic to lilies.*waits/s],
    [
      'with two names joined, too',
      ['note on Chen–Abbott: only battery candles'],
      /Project: Chen–Abbott wedding.*Note: Only battery candles.*waits/s,
    ],
    [
      'a day of the week inside a Spanish reminder is the one that comes',
      ['recuérdame avisar a Carmen Delgado el martes por las mesas'],
      /“Avisar a Carmen Delgado por las mesas” to Delgado quinceañera for Tue 1 Dec 2026.*waits/s,
    ],
    ['and inside a German one', ['Erinner mich dran, Carmen Delgado am Montag wegen der Tische zu fragen'], /Mon 30 Nov 2026.*waits/s],
    [
      'a German lead with its kind, guests and budget',
      ['Neue Anfrage bitte: Familie Ostheim, Kommunion am 9. Mai, ungefähr 45 Gäste, rund 850'],
      /“Ostheim”(?!.*Message: .*850).*Guests: 45.*Budget: \$850.*Kind of event: social.*waits/s,
    ],
    [
      'a day of the month alone is the next one',
      ['new lead, Petra Lund, garden party on the 12th, 35 guests'],
      /Day: Sat 12 Dec 2026.*Guests: 35/s,
    ],
    [
      'a number alone is how many come',
      ['new lead, Petra Lund, garden party on the 12th, 35 guests', 'no, 45'],
      /“Petra Lund”.*Guests: 45.*waits/s,
    ],
    [
      'what is only put off is not cancelled',
      ['cancel the call with Noor Sato', "no, don't cancel it, move it to tuesday at 2pm"],
      /I would move .*Tue 1 Dec 2026 14:00.*waits/s,
    ],
    [
      'an entry of the calendar',
      ['call off my site visit tomorrow', "no don't, push it to four o'clock"],
      /^I would move “Site visit”.*waits/s,
    ],
    [
      'news and what follows from it',
      ['how is the Delgado quinceañera doing', 'great, they signed. mark it as booked'],
      /move Delgado quinceañera to Booked.*waits/s,
    ],
    [
      'she is who was asked about',
      ['did Lucía Reyes answer', 'tell her we are there at 9 and call her before'],
      /text Lucía Reyes: “.*call you before.*waits/s,
    ],
    [
      'another day of a task',
      ['Leo should order the ribbon for Reyes on Thursday', 'sorry, thursday next week, the 10th'],
      /Reyes wedding.*Day: Thu 10 Dec 2026.*Who: Leo Marchetti.*waits/s,
    ],
    [
      'somebody is reminded by a task',
      ['remind leo to load the arch for Reyes tomorrow'],
      /task .*Reyes wedding.*Who: Leo Marchetti.*waits/s,
    ],
    [
      'what is in the cooler on a list',
      ["which stems in the cooler won't last the week", "put those on Leo's list for tuesday"],
      /“Use up Sweet pea mixed.*on the calendar of Leo Marchetti for Tue 1 Dec 2026/s,
    ],
    ['pieces without a name', ['three big things for the entrance: 9 stock, 7 snapdragon and 4 ivy in each'], /3 × Arrangement; 60 stems/],
    [
      'and one that is put together',
      ['put together a boutonniere for the dad, 1 Majolika, 2 waxflower and a bit of ribbon'],
      /1 × Boutonniere; 3 stems.*1 ribbon a piece/s,
    ],
    [
      'a kind is the flower that was counted',
      ['table piece with 6 Freedom, 4 carnation, 2 salal', 'make it 9 roses, and we need twelve of them'],
      /12 × Centerpiece; 180 stems/,
    ],
    [
      'another flower in a saved recipe',
      ['tulips instead of the Juliet in the bridal bouquet of Marlow'],
      /^“tulips” is not in your catalogue, so Garden rose ‘Juliet’ stays.*nothing waits/s,
    ],
    ['more of a piece', ['Marlow has seven bridesmaids now, not five'], /^I would make 7 × Bridesmaid instead of 5 .*waits/s],
    ['a line of a proposal', ['add urns to the Chen–Abbott wedding proposal, four at 60'], /^I cannot change a proposal that is there/],
    ['and in German', ['Häng eine Notiz an Marlow: keine Lilien'], /Note: [Kk]eine Lilien.*waits/s],
    [
      'a visit stands in the calendar',
      ['add a walkthrough at Cedar Hill to the calendar, friday 10 to 11:30'],
      /What: Walkthrough at Cedar Hill.*When: Fri 4 Dec 2026 10:00–11:30.*waits/s,
    ],
    [
      'its day first',
      ['put on the calendar for wednesday 2-3pm: site visit at Stonecroft Barn'],
      /What: Site visit at Stonecroft Barn.*When: Wed 2 Dec 2026 14:00–15:00.*waits/s,
    ],
    [
      'from one hour to another',
      ['put a supplier visit on my calendar, monday from 9 to 10:30am'],
      /When: Mon 30 Nov 2026 09:00–10:30.*waits/s,
    ],
    [
      'in German',
      ['Trag eine Besichtigung im Kiln Loft in den Kalender ein, Donnerstag 15 bis 16 Uhr'],
      /When: Thu 3 Dec 2026 15:00–16:00.*waits/s,
    ],
    [
      'an entry that is no meeting',
      ['move the site visit tomorrow to 5pm'],
      /^I would move “Site visit” from .+ 14:00 to .+ 17:00.*waits/s,
    ],
    [
      'a lead is handed over',
      ['pass Nora Bellamy over to Priya'],
      /takes care of Bellamy & Crane wedding to Priya Nair\. Until now: Tom Okell.*waits/s,
    ],
    ['said the other way', ['let Tom take over the Oduya lead'], /takes care of Lantern walk at the library to Tom Okell.*waits/s],
    ['in German', ['gib June Halloran bitte an Tom'], /takes care of Shop window for Kestrel Books to Tom Okell.*waits/s],
    [
      'who called is a new lead',
      ['a Ruth Adler just phoned, 845 555 0142, wants wedding flowers on june 19 2027 at Cedar Hill, 3500 max'],
      /lead “Ruth Adler”.*Day: Sat 19 Jun 2027.*Budget: \$3,500.*Kind of event: wedding.*Phone: \S*845.*Came by: phone.*waits/s,
    ],
    [
      'by a number alone',
      ['Dora Quint called, 845 555 0177, looking for a birthday bouquet next tuesday'],
      /lead “Dora Quint”.*Phone.*waits/s,
    ],
    [
      'nobody is called from here',
      ["ring Rosa Lindgren for me and tell her we'll be half an hour late"],
      /I cannot (?:phone|call).*\+1\W?518.*nothing waits/s,
    ],
    ['in German', ['Ruf Rosa Lindgren an und sag ihr, dass wir später kommen'], /nicht anrufen.*518.*nothing waits/s],
    [
      'a new lead gets more facts',
      ['new lead Ines Mora, wedding, september 4 2027', 'they are 120 people and want to spend around 9000'],
      /lead “Ines Mora”(?!.*left out).*Guests: 120.*Budget: \$9,000.*waits/s,
    ],
    [
      'one after the other',
      ['new lead Ines Mora, wedding, september 4 2027', 'she wants to spend 7500'],
      /lead “Ines Mora”.*Budget: \$7,500.*waits/s,
    ],
    ['a question about it changes no lead', ['new lead Ines Mora, wedding, september 4 2027', 'can she spend 5000?'], /nothing waits$/],
    [
      'in another language, too',
      ['una Marta Ruiz acaba de llamar, 845 555 0133, quiere flores para una boda el 12 de junio'],
      /lead “Marta Ruiz”.*Day: Sat 12 Jun 2027.*waits/s,
    ],
    ['somebody of the clients who called is no new lead', ['Grace Chen just called, she wants more roses'], /nothing waits$/],
    [
      'a task given to another day keeps who does it',
      ['add a task for Hank: load the arch for Reyes by november 30', 'for sunday'],
      /^(?!.*Who: Sunday)/s,
    ],
    [
      'whoever was on the phone for the first time is a new lead',
      ["I just hung up with a Lotte Brandt, table flowers for her dad's 70th on april 10, 30 people, about 700. put her in please"],
      /lead “Lotte Brandt”.*Day: Sat 10 Apr 2027.*Guests: 30.*Budget: \$700.*Came by: phone.*waits/s,
    ],
    [
      'a lead that said yes becomes a project',
      ['Emi Nakamura has agreed, they want us. please take it forward'],
      /project of the lead “Nakamura & Hollis wedding”.*waits/s,
    ],
    ['in other words', ['make the Aldous inquiry into a real project'], /project of the lead “Aldous memorial”.*waits/s],
    ['in German', ['mach aus der Anfrage Aldous ein richtiges Projekt'], /project of the lead “Aldous memorial”.*waits/s],
    ['whether it should is a question', ['should we make the Aldous inquiry a project?'], /nothing waits$/],
    [
      'what is off is lost',
      ["the Fairweather gala isn't going to happen after all"],
      /“Fairweather autumn gala” as lost: event cancelled.*waits/s,
    ],
    ['in German', ['Fairweather hat abgesagt, kein Fest dieses Jahr'], /“Fairweather autumn gala” as lost: event cancelled.*waits/s],
    ['a question whether it is off loses none', ['is the Fairweather gala off?'], /nothing waits$/],
    [
      'who was rung is known by a word',
      ['I called the library woman back this morning'],
      /“Lantern walk at the library” as contacted.*waits/s,
    ],
    [
      'somebody takes a lead',
      ['could Priya look after the Kestrel Books window?'],
      /takes care of Shop window for Kestrel Books to Priya Nair.*waits/s,
    ],
    [
      'so many weeks before an event',
      ['remind me to order ribbon 10 days before the Birch & Vale launch'],
      /task “Order ribbon” to Birch & Vale product launch for Tue 5 Jan 2027.*waits/s,
    ],
    [
      'in German',
      ['Erinnere mich eine Woche vor der Hollis Gala daran, die Vasen zu zählen'],
      /Hollis Foundation gala for Thu 4 Feb 2027.*waits/s,
    ],
    [
      'in Spanish',
      ['recuérdame dos semanas antes de la gala Hollis pedir las velas'],
      /“Pedir las velas” to Hollis.*Thu 28 Jan 2027.*waits/s,
    ],
    [
      'what would lie behind us is asked',
      ['nudge me two weeks before the Reyes wedding to order ribbon'],
      /would have been Tue 17 Nov 2026.*nothing waits/s,
    ],
    [
      'a task for a list, after the event',
      ["one for Hank's list: sweep the van once the Reyes wedding is over"],
      /to Reyes wedding for Wed 2 Dec 2026, for Hank Dobbs.*waits/s,
    ],
    [
      'what belongs to a person is kept with their project',
      ['Judith never picks up before noon, note that down somewhere'],
      /note to Hollis Foundation gala.*Note: Judith never picks up before noon.*waits/s,
    ],
    [
      'what is one’s own in the calendar',
      ['add a haircut for me on friday at 4pm, 45 minutes'],
      /“Haircut” on the calendar.*Fri 4 Dec 2026 16:00–16:45.*waits/s,
    ],
    ['when comes first', ['block friday 2 to 4 for the dentist'], /“Dentist” on the calendar.*Fri 4 Dec 2026 14:00–16:00.*waits/s],
    [
      'the order at the end',
      ['coffee with my brother thursday 10:30, put it in my diary'],
      /“Coffee with my brother” on the calendar.*Thu 3 Dec 2026 10:30.*waits/s,
    ],
    [
      'who wants something and is logged is a lead, and no note',
      ['Jo Marquardt wants table flowers for a christening on april 3, 30 people, about 600 - log it'],
      /lead “Jo Marquardt”.*Day: Sat 3 Apr 2027.*Guests: 30.*waits/s,
    ],
    ['told as a fact', ["i've got the dentist thursday at 9am"], /“Dentist” on the calendar.*Thu 3 Dec 2026 09:00–10:00.*waits/s],
    ['in German', ['Friseur am Freitag um 16 Uhr eintragen'], /“Friseur” on the calendar.*Fri 4 Dec 2026 16:00.*waits/s],
    ['by half an hour', ['push the call with Emil Lindqvist back by half an hour'], /Then: Mon 30 Nov 2026 14:30.*waits/s],
    ['earlier', ['bring the call with Emil Lindqvist forward an hour'], /Then: Mon 30 Nov 2026 13:00.*waits/s],
    [
      'an entry by half an hour',
      ['shift the colour talk half an hour later'],
      /“Colour talk” from .+ 11:00 to .+ 11:30\. Who is invited from outside \(1\) gets an e-mail.*waits/s,
    ],
    [
      'a task is ticked off after a click',
      ['tick off the final counts'],
      /^Tick off “Final counts asked” of Marlow & Okafor wedding, due .*Please confirm.*waits/s,
    ],
    [
      'one of a list',
      ['open tasks?', "the second one's done"],
      /^Tick off “Recipes and quantities written” of Marlow.*Please confirm.*waits/s,
    ],
    [
      'a task in nearly its words',
      ['tick off the final head count'],
      /^No open task says exactly “final head count”. Tick off “Final counts asked”.*waits/s,
    ],
    ['a task that is none', ['tick off the thing with the white lilies'], /no open task for “[^”]*white lilies”.*nothing waits/s],
    ['a warm answer', ["write something kind back to Thomas Varga, we'd be happy to do it"], /draft for Thomas Varga.*happy to do it/s],
    [
      'until when is no second task',
      ['Hank has to mend the two lanterns, give him until Friday'],
      /(?!.*give him)“Mend the two lanterns”.*Fri 4 Dec 2026/s,
    ],
    ['slips are mended', ['remidn me to cal Jonah Park on his birhtday'], /calendar for Thu 3 Dec 2026.*waits/s],
    [
      'food is not ordered here',
      ['order lunch for the crew on monday'],
      /^I cannot order food.*Nothing was (?:ordered|changed)(?!.*page).*nothing waits/s,
    ],
    ['nor a ride', ['Ruf uns ein Taxi für sechs Uhr'], /^(?:Das kann ich nicht|Ich kann)(?!.*page).*nothing waits/s],
    ['and in Spanish', ['pide unas pizzas para el viernes'], /^(?:Eso no lo puedo hacer|No puedo)(?!.*page).*nothing waits/s],
    ['flowers are ordered on their page', ['order 40 peonies for Reyes'], /page \/floral_recipe_builder.*nothing waits/s],
    ['a birthday has a day', ['remind me to send Jonah Park a card on his birthday'], /calendar for Thu 3 Dec 2026.*waits/s],
    ['in German', ['Erinnere mich daran, Jonah Park an seinem Geburtstag anzurufen'], /calendar for Thu 3 Dec 2026.*waits/s],
    [
      'a birthday nobody knows is asked for',
      ['remind me to call June Halloran on her birthday'],
      /no birthday of June Halloran.*nothing waits/s,
    ],
  ] as const)('%s: %#', async (_what, turns, says) => {
    expect(await lastOf(turns)).toMatch(says);
  });
});
