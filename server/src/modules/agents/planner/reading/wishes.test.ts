import { guestsIn } from '../amounts';
import { letterText } from '../letter-text';
import { orderAsked } from '../stem-lines';
import { withoutSlips } from './ask-typos';
import { cannotDo } from './cannot-do';
import { figureOf } from './figure-ask';
import { letterIn, reminderFirst, type LetterWish } from './letter';
import { isOverview } from './overview-ask';
import { readAsk } from './read-ask';

const today = '2026-11-27';
const figure = (said: string) => {
  const ask = readAsk(said, { today });
  return ask && figureOf(ask);
};
const wish = (said: string): LetterWish => {
  const found = letterIn(said);
  if (!found) throw new Error(`“${said}” was taken for no message.`);
  return found;
};

describe('a message to be written', () => {
  it('is a reminder by its first sentence, and what else was said is not passed over', () => {
    const asked = reminderFirst('Write a gentle payment reminder to the Lindholm family. They have been kind to us for years.');
    expect(asked).toMatchObject({
      letter: { purpose: 'reminder', to: 'the Lindholm family' },
      rest: 'They have been kind to us for years.',
    });
    expect(reminderFirst('Write a note to Maya. She likes lilies.')).toBeUndefined();
  });

  it.each([
    ['write Eleanor that the peonies are not available', 'Eleanor', 'message', 'the peonies are not available'],
    ['can you draft a thank you note to the Parks', 'the Parks', 'thanks', ''],
    ['remind the client to pay', 'the client', 'reminder', 'pay'],
    ['draft an email to Mei asking whether it fits', 'Mei', 'message', 'ask whether it fits'],
    ['Verfasse eine Zahlungserinnerung an Hollis', 'Hollis', 'reminder', ''],
    ['escribe a Clara que las rosas no llegan', 'Clara', 'message', 'las rosas no llegan'],
  ])('“%s”', (said, to, purpose, body) => {
    expect(wish(said)).toMatchObject({ to, purpose, body });
  });

  it.each([
    'write a note to Chen: no lilies',
    'remind me to call Judith',
    'send an email to the Reyes couple',
    'write me a recipe for 8 bouquets',
    'draft a proposal for Hollis with 24 centerpieces',
    'text Lucia that we are late',
  ])('is none: “%s”', (said) => {
    expect(letterIn(said)).toBeUndefined();
  });

  it('reminds of a thing in a whole sentence', () => {
    expect(letterText(wish('remind Leo about the van'), { first: 'Leo', event: undefined, due: undefined })).toContain(
      'This is a friendly reminder about the van.',
    );
  });

  it('says what was dictated, its wishes politely and nothing more', () => {
    const said = wish('write Eleanor that her peonies are not available and suggest ranunculus instead');
    expect(letterText(said, { first: 'Eleanor', event: undefined, due: undefined })).toBe(
      'Hello Eleanor,\n\nYour peonies are not available. We would suggest ranunculus instead.\n\nKind regards',
    );
  });
});

describe('a figure over everything', () => {
  it.each([
    ['which client owes us the most', { of: 'debt', measure: 'owed', by: 'most' }],
    ['welche Hochzeit hat die meisten Gäste', { of: 'project', measure: 'guests', by: 'most' }],
    ['average budget of our weddings', { of: 'project', measure: 'value', by: 'average' }],
    ['top 3 clients by value', { of: 'project', measure: 'value', by: 'most', top: 3 }],
    ['how many leads came in last week', { of: 'lead', measure: 'rows', by: 'count' }],
  ])('“%s”', (said, expected) => {
    expect(figure(said)).toMatchObject(expected);
  });

  it.each([
    'biggest wedding at Stonecroft',
    'average budget of the Reyes wedding',
    'the 4 busiest florists',
    'who has the most weddings',
    'how many guests',
    'how many weddings in june',
  ])('is none where a word narrows it or a list answers it: “%s”', (said) => {
    expect(figure(said)).toBeUndefined();
  });
});

describe('a change that nothing here makes', () => {
  it.each([
    ['change the guest count of Marlow to 140', 'project'],
    ['mark the Hollis invoice as paid', 'payments'],
    ['Erhöhe das Budget von Hollis auf 12000', 'project'],
    ['cambia el lugar de la boda Reyes', 'project'],
    ['can you send the contract to Mei', 'contract'],
  ])('“%s” is made on the page of the %s', (said, page) => {
    expect(cannotDo(said)?.page).toBe(page);
  });

  it.each(['did you send the contract to Mei', 'what changed in the budget', 'how do I change the budget'])(
    'is not asked for: “%s”',
    (said) => {
      expect(cannotDo(said)).toBeUndefined();
    },
  );
});

it.each([
  ['what do i have on friday', 'on friday', true],
  ['what is planned next week', 'next week', true],
  ['what is left to pay next week', 'next week', false],
  ['weddings next week', 'next week', false],
  ['next week', 'next week', false],
])('“%s” asks for everything of a time: %#', (said, time, expected) => {
  expect(isOverview(said, { from: '2026-11-30', to: '2026-12-06', text: time })).toBe(expected);
});

it.each([
  ['how mcuh does chen owe', 'how much does chen owe'],
  ['welche rechnungen sind ueberfaellig', 'welche rechnungen sind uberfallig'],
  ['wich contarcts are sigend', 'which contracts are signed'],
  ['whats with kestrel and marlow', 'whats with kestrel and marlow'],
])('slips are mended and names are not: “%s”', (said, meant) => {
  expect(withoutSlips(said, new Set())).toBe(meant);
});

it('a bound of guests is heeded to the digit', () => {
  const bound = guestsIn('weddings with more than 120 guests');
  expect([bound?.holds(120), bound?.holds(121), guestsIn('weddings over 5000')]).toEqual([false, true, undefined]);
});

it('a count that is asked for is no price', () => {
  expect(orderAsked('how many peonies for 20 centerpieces at 7 each')).toBe('20 centerpieces with 7 peonies each');
});
