import { asReminder } from '../as-reminder';
import type { Ask } from './ask';
import { followAsk } from './follow-ask';
import { readAsk } from './read-ask';

const today = '2026-11-26';
const read = (said: string) => readAsk(said, { today });
const asked = (said: string): Ask => {
  const ask = read(said);
  if (!ask) throw new Error(`“${said}” was taken for no question.`);
  return ask;
};

describe('a question by all its words', () => {
  it.each([
    ['did the Okafors pay', 'payment', 'whether', ['okafors']],
    ['hat Reyes schon bezahlt', 'payment', 'whether', ['reyes']],
    ['cuánto nos debe Hollis', 'payment', 'sum', ['hollis']],
    ['when do I meet Marlow', 'meeting', 'when', ['marlow']],
    ['how far is the Marlow questionnaire', 'questionnaire', 'status', ['marlow']],
    ['quién no ha firmado', 'contract', 'who', []],
    ['how many tasks are open for Quillfeather', 'task', 'count', ['quillfeather']],
  ] as const)('“%s” is about a %s', (said, object, want, names) => {
    const ask = asked(said);
    expect([ask.objects[0], ask.wants.includes(want), ask.names]).toEqual([object, true, names]);
  });

  it.each([
    'move Reyes to booked',
    'text Lucia that we are late',
    'schick Hollis die Rechnung',
    'Reyes is done, close it',
    'borra la boda Reyes',
  ])('is none where something is ordered: “%s”', (said) => {
    expect(read(said)).toBeUndefined();
  });

  it('keeps what it did not understand, so that nobody answers past it', () => {
    expect(asked('which bouquet sold best to Quillfeather').unheeded).toContain('bouquet');
    expect(asked('which invoices are over 5000').amount?.holds(400_000)).toBe(false);
  });
});

describe('a fragment', () => {
  const before = asked('did Reyes pay');
  it('puts another name into the question before', () => {
    expect(followAsk(asked('and Marlow?'), before)).toMatchObject({ objects: ['payment'], names: ['marlow'] });
  });
  it('keeps whom the question before was about', () => {
    expect(followAsk(asked('when is her next meeting'), before)).toMatchObject({ names: ['reyes'] });
  });
  it('leaves a whole question as it is', () => {
    expect(followAsk(asked('which contracts are not signed yet'), before).names).toEqual([]);
  });
});

it.each([
  ['I need to call Judith by Friday', 'remind me to call Judith by Friday'],
  ["don't let me forget the candles for Hollis", 'remind me to the candles for Hollis'],
  ['task: pick up vases', 'remind me to pick up vases'],
  ['put "gate code" on the Reyes list', 'add a task for Reyes: gate code'],
  ['I need to see the leads', 'I need to see the leads'],
  ['call Judith', 'call Judith'],
])('“%s” is a reminder only where it asks for one', (said, reminder) => {
  expect(asReminder(said, today)).toBe(reminder);
});
