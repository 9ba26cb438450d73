import { demoTalk } from '../testing/demo-talk';

/** A Friday, by the clocks of New York. */
const demo = demoTalk('2026-11-27');
const lastOf = async (turns: readonly string[], at?: string) => (await demo.lastOf(turns, at)).message;

describe('what no grammar knows is answered by the lines of the records', () => {
  it.each([
    [
      'where flowers are to be ordered',
      'When do I have to place the flower order for Chen-Abbott and what is on it',
      /To order from .* by Sun 6 Jun 2027.*Sweet pea/s,
    ],
    [
      'how the money of one stands',
      "What's the money story with Osei, what did they pay, what went back",
      /Osei wedding:.*\$1,000 paid back.*nothing there about “story”/s,
    ],
    [
      'what a place asks for',
      'did the venue of the Reyes wedding say anything on where the van goes?',
      /Van behind the barn, one at a time/,
    ],
    ['the next event, where we speak of the work', 'when do we load the van', /at Reyes wedding:/],
    ['how far a place is', 'how far is Onteora Glass House', /^It is 46 km, \d+ minutes one way to Onteora Glass House/],
  ])('%s', async (_what, said, tells) => {
    expect(await lastOf([said])).toMatch(tells);
  });

  it.each([
    ['nothing is told of what should be, or of the most', 'which recipe of Marlow makes us the most money'],
    ['nor where something is ordered', 'Cedar Hill wants the names of everyone who comes, make me a to-do with the day it has to be there'],
    ['nor of what is only told', 'just got off the phone with Grace from the library so shes been answered'],
  ])('%s', async (_what, said) => {
    expect(await lastOf([said])).not.toMatch(/^This is what I find/);
  });

  it.each([
    ['a day in small words', 'What does Monday look like, for me and for the others', /^Mon 30 Nov 2026:/],
    [
      'a question behind what is told',
      'June 12 is getting crazy, what all do we have on that day',
      /^Sat 12 Jun 2027:.*not used “June 12 is getting crazy”/s,
    ],
    ['a day that is said by an event', 'Is the Saturday after the Marlow wedding still free?', /^Sat 19 Jun 2027 is free/],
    ['two names are two', 'how many days until the Hollis gala, and until Delgado?', /^Which one do you mean: Hollis.*Delgado/],
    ['what means two things is answered both', 'what came in in November?', /leads that came.*\$[\d,.]+ came in/s],
  ])('%s', async (_what, said, tells) => {
    expect(await lastOf([said])).toMatch(tells);
  });
});
