import { anotherTime, meetingOrder } from './meeting-order';

/** A Friday. */
const TODAY = '2027-03-05';
const order = (said: string) => meetingOrder(said, TODAY);

describe('an order for a meeting', () => {
  it.each([
    ['cancel the call with Maya Lindholm on Monday', { kind: 'cancel', who: 'Maya Lindholm', sort: 'call' }],
    ['confirm the tasting with Maya Lindholm', { kind: 'confirm', who: 'Maya Lindholm', sort: 'tasting' }],
    ['move maya lindholm to thursday, same time', { kind: 'move', who: 'maya lindholm', sort: undefined }],
    ["push Maya Lindholm's walk-through to March 12 at 4pm", { kind: 'move', who: 'Maya Lindholm', sort: 'walk-through' }],
  ])('says whom it is with: %s', (said, meant) => expect(order(said)).toMatchObject(meant));

  it('says when: a day, a time of work, or not before a time', () => {
    expect(order('book a call with Maya Lindholm next tuesday at 2')).toMatchObject({
      when: { span: { from: '2027-03-09' }, time: '14:00', after: undefined },
    });
    const later = order('Please set up a tasting with Maya Lindholm. She did not come on Monday. Wednesday would be great, after 3.');
    expect(later).toMatchObject({ sort: 'tasting', who: 'Maya Lindholm', when: { span: { from: '2027-03-10' }, after: '15:00' } });
  });

  it.each([
    'move the Lindholm wedding to Tuesday',
    'cancel the invoice of Maya Lindholm',
    'move Maya to Tuesday because the florist of her sister has no time',
    'what calls are booked on Monday',
    'push the tasks of Maya to Tuesday',
    'book the Lindholm gala',
  ])('leaves alone what is about something else, or has words it does not know: %s', (said) => expect(order(said)).toBeUndefined());

  it('holds a day for somebody, with what else was said as its note; a weekday that is not that of the date is not passed over', () => {
    expect(order('put a hold on Saturday 12 June 2027 for the Lindholm family. They decide by Easter.')).toMatchObject({
      ...{ kind: 'hold', who: 'Lindholm', note: 'They decide by Easter' },
      when: { span: { from: '2027-06-12' } },
    });
    expect(order('put a hold on Friday 12 June 2027 for the Lindholm family')).toBeUndefined();
  });

  it.each([
    ["hold 12 june 2027 for a maya lindholm, she'll let us know by monday", 'Maya Lindholm', "she'll let us know by monday"],
    ['put an option on june 12 2027 for the Lindholms until easter monday', 'Lindholms', 'until easter monday'],
    ['hold June 12 2027 for a couple called Lindholm & Grau (they decide till march 20)', 'Lindholm & Grau', 'they decide till march 20'],
    ['hold june 12 2027 for Mrs. Lindholm please. She decides by monday.', 'Mrs Lindholm', 'She decides by monday'],
    ['keep june 12 2027 free for an ida o brien who calls back tuesday', 'Ida O Brien', 'who calls back tuesday'],
  ])('ends the name where something is told of it: %s', (said, who, note) =>
    expect(order(said)).toMatchObject({ kind: 'hold', who, note }),
  );

  it('puts something on the calendar with its place and its length', () => {
    expect(order('put breakfast with the planners in the calendar, tuesday 8:30 at Café Nord, 90 minutes')).toMatchObject({
      ...{ kind: 'entry', title: 'breakfast with the planners', minutes: 90, place: 'Café Nord' },
      when: { span: { from: '2027-03-09' }, time: '08:30' },
    });
  });

  it('takes another time in the next turn, and nothing else', () => {
    const before = order('book a call with Maya Lindholm next tuesday at 2');
    if (!before) throw new Error('It is an order.');
    expect(anotherTime('no, wednesday', before, TODAY)).toMatchObject({
      kind: 'book',
      when: { span: { from: '2027-03-10' }, time: '14:00' },
    });
    expect(anotherTime('actually she wants the following monday at 9', before, TODAY)).toMatchObject({
      when: { span: { from: '2027-03-15' }, time: '09:00' },
    });
    expect(anotherTime('and send her the proposal on monday', before, TODAY)).toBeUndefined();
  });
});
