import { eachOfTwo } from './each-of-two';
import { isSeveral, severalOrders } from './several-orders';
import { namedInPlace, orderOfTold, withoutExcluded } from './told-first';

describe('the orders of one message', () => {
  it.each([
    ['Mark Nora as contacted and remind me Wednesday to call', ['Mark Nora as contacted', 'remind me Wednesday to call']],
    ['Done with the ribbons, cross that off. What’s next for me?', ['Done with the ribbons, cross that off', 'What’s next for me']],
    ['text Eleanor: we come at 9. Also remind me Friday to call', ['text Eleanor: we come at 9', 'remind me Friday to call']],
    ['add a note to Reyes: ask Rosa and remind her of the code', undefined],
    ['which leads are late', undefined],
    ['move Hollis to booked', undefined],
  ])('%s', (said, parts) => {
    expect(severalOrders(said)).toEqual(parts);
  });

  it('are not looked for in what is as long as a letter', () => {
    const long = 'add a task and '.repeat(80);
    expect([severalOrders(long), isSeveral(long)]).toEqual([undefined, false]);
  });

  it('are several only where it says so itself, once something is dictated', () => {
    expect(['add a note to Reyes: no ribbon. Then text Mia', 'remind Mia and Ines to call'].map(isSeveral)).toEqual([true, true]);
    expect(['add a note to Reyes: no ribbon and no foam', 'remind Mia to call Rosa and Ines'].map(isSeveral)).toEqual([false, false]);
  });
});

describe('what is named before it is asked or ordered', () => {
  it.each([
    ["Ruth Aldous, what's her number and what did she ask for", "what's Ruth Aldous's number and what did Ruth Aldous ask for"],
    ['Coral Charm on January 1st, can we even get that?', 'can we get Coral Charm on January 1st?'],
    ['Add a note to Reyes, can we get that?', undefined],
    ['Marlow, how many guests are coming?', undefined],
  ])('%s', (said, asked) => {
    expect(namedInPlace(said)).toBe(asked);
  });

  it('is the task or the note that is ordered by “that”', () => {
    expect(orderOfTold('The lift is booked. Make that a task for Leo, due the 8th', '2026-11-29')).toBe(
      'task for Leo: The lift is booked, due 2026-12-08',
    );
    expect(orderOfTold('I met Nora Bellamy, she loves dahlias. Put that on her lead', '2026-11-29')).toBe(
      'add a note to Nora Bellamy: I met Nora Bellamy, she loves dahlias',
    );
    expect(orderOfTold('Put that on her lead', '2026-11-29')).toBeUndefined();
  });

  it('is left out of a piece whose stems are counted, unless it was counted all the same', () => {
    expect(withoutExcluded('casket spray, no lilies. 15 roses, 10 stock')).toBe('casket spray. 15 roses, 10 stock');
    expect(withoutExcluded('spray, no lilies. 15 lilies, 10 stock')).toBe('spray, no lilies. 15 lilies, 10 stock');
    expect(withoutExcluded('12 centrepieces, no lilies')).toBe('12 centrepieces, no lilies');
  });
});

describe('two that were both named', () => {
  const WHICH = 'Which one do you mean: Reyes wedding (Wed 2 Dec 2026) or Hollis Foundation gala?';

  it('are asked about one after the other', () => {
    expect(eachOfTwo('how much do Hollis and Reyes owe?', WHICH)).toEqual([
      'how much does Hollis Foundation gala owe?',
      'how much does Reyes wedding owe?',
    ]);
  });

  it('stay a question where one of them was not named', () => {
    expect(eachOfTwo('how much does Reyes owe?', WHICH)).toBeUndefined();
  });
});
