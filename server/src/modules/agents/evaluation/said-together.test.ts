import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');

/** What is answered to the last turn, and the title with the details of every card that waits for a click. */
async function lastOf(turns: readonly string[], at?: string): Promise<{ message: string; cards: readonly string[] }> {
  const { message, confirmation, moreConfirmations = [] } = await demo.lastOf(turns, at);
  const all = confirmation ? [confirmation, ...moreConfirmations] : [];
  return { message, cards: all.map(({ title, details }) => `${title} · ${details.map(({ value }) => value).join(' · ')}`) };
}

describe('several orders of one message have a card each', () => {
  it.each([
    [
      'of somebody who was told of first',
      "I called Thomas Varga back, he'd like a consultation next week. Mark him as contacted and remind me Wednesday to send times",
      [/^Mark a lead as contacted · Thomas & Priya, elopement/, /Send times · Wed 2 Dec 2026/],
    ],
    [
      'a stage and a task',
      'move Hollis to booked and add a task for Hollis: call the hotel, due Friday',
      [/Hollis Foundation gala · .*Booked/, /Hollis Foundation gala · Call the hotel/],
    ],
    [
      'behind what is dictated',
      'add a note to Reyes: no ribbon. Then remind Mia tomorrow to order candles',
      [/Reyes wedding · No ribbon$/, /Order candles · .*Mia Rosales/],
    ],
    [
      'a text and a reminder',
      'text Eleanor: we will be there at 9. Also remind me Tuesday to call the church',
      [/Eleanor Marlow.*we will be there at 9\.?$/, /Call the church/],
    ],
    [
      'of two people',
      'remind Mia and Ines tomorrow to water the cooler',
      [/Water the cooler .*Mia Rosales/, /Water the cooler .*Ines Duarte/],
    ],
    [
      'the same for two projects',
      'add a task for Marlow: buy ribbon by Friday, and one for Reyes: pack candles',
      [/Marlow & Okafor wedding · Buy ribbon/, /Reyes wedding · Pack candles/],
    ],
    [
      'a note for whom it was done to',
      'mark Nora Bellamy as contacted and add a note: wants a call Tuesday',
      [/contacted/, /note · .*Wants a call Tuesday/i],
    ],
  ])('%s', async (_what, said, expected) => {
    const { cards } = await lastOf([said]);
    expect(cards).toHaveLength(expected.length);
    for (const [at, card] of cards.entries()) expect(card).toMatch(expected[at] ?? /$^/);
  });

  it.each([
    [
      'what is dictated stays whole',
      'add a note to Reyes: ask Rosa and remind her of the gate code',
      /Ask Rosa and remind her of the gate code/,
    ],
    ['one of them that cannot be done, and nothing is offered', 'move Hollis to booked and delete the Reyes wedding', undefined],
  ])('%s', async (_what, said, only) => {
    const { cards } = await lastOf([said]);
    expect(cards).toHaveLength(only ? 1 : 0);
    if (only) expect(cards[0]).toMatch(only);
  });
});

describe('what would be wrong', () => {
  it('a correction of what a click has done already orders nothing a second time', async () => {
    const { message, cards } = await lastOf(
      ['Create a task to order candles for the gala', '[click]', 'no wait, give it to Leo and make it due Thursday'],
      'Hollis Foundation gala',
    );
    expect(cards).toEqual([]);
    expect(message).toMatch(/^“Add a task” is done with your click already/);
  });

  it.each([
    [
      'who shall do it is no part of a task',
      ['Create a task to order candles for the gala', 'no wait, give it to Leo and make it due Thursday'],
      /Order candles · Thu 3 Dec 2026 · Leo Marchetti/,
      'Hollis Foundation gala',
    ],
    [
      'what is asked besides is no part of a task',
      ['Give Mia the job of mocking up the low centrepiece for Hollis by Tuesday and tell me what else she has due that day'],
      /Mocking up the low centrepiece · Tue 1 Dec 2026 · Mia Rosales/,
      undefined,
    ],
  ])('%s', async (_what, turns, card, at) => {
    expect((await lastOf(turns, at)).cards[0]).toMatch(card);
  });

  it('a list of things to do is a card for each', async () => {
    const { cards } = await lastOf([
      'make a checklist for the Whitcomb memorial: pick up easel, sympathy card, take photo before we leave',
    ]);
    expect(cards).toEqual(
      ['Pick up easel', 'Sympathy card', 'Take photo before we leave'].map((what) =>
        expect.stringContaining(`Whitcomb memorial · ${what}`),
      ),
    );
  });

  it.each([
    [
      'thanks and a question are two',
      ['Please write a thank you note to the Parks and ask whether we may quote their feedback on the website'],
      /Thank you very much for your trust[^]*Could you let us know whether we may quote your feedback/,
      /for ask/,
    ],
    [
      'who has had no reply',
      ["which leads haven't had a reply from us yet and how long have they been waiting"],
      /nobody has answered yet/,
      /contacted/,
    ],
    ['tasks nobody has', ['which tasks have nobody assigned'], /open tasks that nobody has/, /Hank Dobbs/],
    ['what is late is asked of one', ["what's overdue for Priya"], /priya/i, /Team round/],
    [
      'somebody is no table linen',
      ['Ines here - which jobs am I on this week and what time do I need to show up?'],
      /Ines Duarte/,
      /runner/i,
    ],
    ['what we have paid is nothing that is owed to us', ['what did we pay them so far?'], /./, /is overdue/],
    ['a balance is the last part', ['When is the balance due here?'], /22 May 2027/, /14 Mar 2027/],
    [
      'the first of two questions about a partner is not dropped',
      ['has Rivergate sent us anything new lately? and do we still owe them commission'],
      /do not know how to use “new”|184\.32[^]*not answered/,
      /^$/,
    ],
  ])('%s', async (_what, turns, says, never) => {
    const { message } = await lastOf(turns, 'Marlow & Okafor wedding');
    expect(message).toMatch(says);
    expect(message).not.toMatch(never);
  });
});

describe('what is told first is meant by “that”', () => {
  it.each([
    [
      'a task with its day, and another day',
      ['The insurance certificate for Hotel Ansgar runs out before the gala. Make that a task for Leo, due the 8th', 'no, the 7th'],
      /insurance certificate for Hotel Ansgar runs out before the gala · Mon 7 Dec 2026, all day · Leo Marchetti/,
    ],
    [
      'a note on an inquiry',
      ['I talked to Colin Fairweather, he can go up to 9,000 and decides mid January. Put that on his inquiry'],
      /Fairweather autumn gala · I talked to Colin Fairweather, he can go up to 9,000/,
    ],
  ])('%s', async (_what, turns, card) => {
    expect((await lastOf(turns)).cards).toEqual([expect.stringMatching(card)]);
  });
});

describe('the rest of a question', () => {
  it.each([
    ['another month', ['Which Saturdays in May are still free?', 'what about June', 'and October?'], /Sat 2 Oct 2027: free/],
    ['another month of next year', ['weddings in October 2027', 'and November?'], /Mon 1 Nov 2027 to Tue 30 Nov 2027/],
    ['the same months of last year', ['revenue this year so far?', 'and the same months last year?'], /Wed 1 Jan 2025 to Thu 27 Nov 2025/],
    [
      'votives that were counted',
      ['how many votives can we still give out on January 29', "hold 50 of them for St Brendan's"],
      /50 × Votive/,
    ],
    [
      'one piece that was changed',
      ['In the Hollis centrepieces go from 10 Freedom to 8', 'what does one cost them now?'],
      /Centrepiece: a client pays/,
    ],
    ['a piece of the library', ['what goes into our lush bridal bouquet?', 'and what would I charge for it'], /\$335 for the client/],
    [
      'another tone, and no apology',
      ['Draft an email to Judith Hollis, friendly, the invoice is almost two weeks over', "shorter please, and don't apologize"],
      /Hi Judith,[^]*still open/,
    ],
    [
      'who else, not who was named',
      ['Is Priya around the second week of December?', 'ok who else can do bridal bouquets then'],
      /Mia Rosales, 5 of 5 – away[^]*Ada Fennimore, 4 of 5(?![^]*Priya)/,
    ],
    [
      'fewer of what shall be taken',
      ['Put 10 bud-vase trios from the library on Chen–Abbott', 'rather 8'],
      /I would take 8 × Bud-vase trio/,
    ],
    ['whose it is', ['who have we not answered yet', 'whose is the Bellamy one?'], /^Tom Okell is in charge of Bellamy/],
    [
      'when and where an inquiry is',
      ["Ruth Aldous, what's her number and what did she ask for", 'when is the service?'],
      /^Aldous memorial is on /,
    ],
  ])('%s', async (_what, turns, says) => {
    expect((await lastOf(turns)).message).toMatch(says);
  });
});

describe('questions of a working day', () => {
  it.each([
    [
      'two that were both named',
      'how much do Reyes and Hollis still owe?',
      /Reyes wedding still owes[^]*Hollis Foundation gala still owes/,
    ],
    [
      'the next events and who leads them',
      'What are the next five events and who runs each of them?',
      /^The next 5 events:\n- .*Reyes wedding · Stonecroft Barn · Mia Rosales/,
    ],
    [
      'what was won and lost',
      'What did we win and lose this fall, and why did we lose them?',
      /Won: Delgado[^]*Lost: Underwood wedding · price: Hoped for 2,500/,
    ],
    ['what was spent', 'how much did we spend on flowers in October', /^\$1,316\.50 was spent for flowers/],
    ['whether flowers came', 'did the flowers for Reyes arrive', /^No, not all of it[^]*‘Juliet’, 24 ordered: 20 came, 4 are missing/],
    [
      'whether these came',
      'How many Quicksand do we need for Reyes altogether and did they all arrive?',
      /Yes, all of it has come[^]*Quicksand[^]*in full/,
    ],
    ['who has which task', 'who does which task for Marlow', /open tasks? of Marlow & Okafor wedding, by who has/],
    ['what the bench makes first', 'What should I make first?', /the nearest event first[^]*Reyes wedding/],
    ['whether one can do something', 'Is Tom free Saturday and can he drive the van?', /Tom Okell[^]*No: Driving van is not noted/],
    [
      'a margin and its weakest piece',
      'Margin on Marlow & Okafor, and which piece is the weakest?',
      /69\.57 %[^]*Boutonnière of Marlow & Okafor wedding has the lowest/,
    ],
    [
      'a thing named before the question',
      'Coral Charm on January 1st, can we even get that?',
      /^No: Peony ‘Coral Charm’ is not to be had in January/,
    ],
    ['what is to come in', "What's supposed to come in in December?", /Reyes wedding · INV-2026-0004/],
    ['a pinned note', 'what does the pinned note on Chen Abbott say', /Wants 30 lanterns/],
  ])('%s', async (_what, said, says) => {
    expect((await lastOf([said])).message).toMatch(says);
  });
});
