import { inFull } from './in-full';
import { letterIn } from './letter';
import { letterText } from '../letter-text';

const TODAY = '2026-11-27';
const wish = (said: string) => letterIn(inFull(said, [], TODAY));
const words = (said: string) => {
  const read = wish(said);
  return read && letterText(read, { first: 'Ann', event: undefined, due: undefined, tone: read.tone });
};

describe('a letter in the words of a working day', () => {
  it.each([
    [
      'Please write Judith a brief, calming message confirming that the urns stay until Sunday',
      'Judith',
      'We confirm that the urns stay until Sunday.',
    ],
    ['Could you write Ann Meyer a kind and personal message saying that the swatches came', 'Ann Meyer', 'The swatches came.'],
    [
      'Please draft a short reply to Ann Meyer. Mention that we have room in May and suggest a visit on Friday morning.',
      'Ann Meyer',
      'We have room in May. We would like to suggest a visit on Friday morning.',
    ],
    [
      'write a heartfelt e-mail to Ann Meyer. Say that we loved the day. Thank her for the photos.',
      'Ann Meyer',
      'Thank you very much for the photos.',
    ],
    [
      'Kannst du Grace Chen bitte noch schreiben, dass wir die Vasen am 3. um neun Uhr abholen?',
      'Grace Chen',
      'Wir holen die Vasen am 3. um neun Uhr ab.',
    ],
    ['Bitte Grace Chen kurz mailen, dass die Pfingstrosen da sind', 'Grace Chen', 'Die Pfingstrosen sind da.'],
    [
      'schreib Grace Chen eine Antwort: wir haben im Mai Zeit und schlagen ein Treffen am Freitag vor',
      'Grace Chen',
      'Wir schlagen ein Treffen am Freitag vor.',
    ],
    ['write Grace Chen a gentle note that the deposit came', 'Grace Chen', 'The deposit came.'],
    ['escríbele por favor a Grace Chen que las cintas ya llegaron', 'Grace Chen', 'Las cintas ya llegaron.'],
  ])('%s', (said, to, says) => {
    expect(wish(said)?.to).toBe(to);
    expect(words(said)).toContain(says);
  });

  it('is never sent, so that an order not to send it is no part of it and nothing that was left out', () => {
    const read = wish('Könntest du Grace Chen schreiben, dass die Bänder da sind? Bitte noch nicht abschicken.');
    expect(read).toMatchObject({ to: 'Grace Chen', body: 'die Bänder da sind' });
    expect(read?.left).toBeUndefined();
    expect(wish("write Ann that the ribbons are here. Don't send it yet.")?.left).toBeUndefined();
  });

  it.each([
    ['ok send mei a friendly nudge, nothing pushy', 'mei'],
    ['give the hollis foundation a gentle poke about the invoice', 'the hollis foundation'],
    ['send a polite nudge to judith', 'judith'],
    ['drop Judith a quick reminder but not too pushy', 'Judith'],
    ['schick Judith einen netten kleinen Stups', 'Judith'],
  ])('a nudge is a friendly reminder: %s', (said, to) => expect(wish(said)).toMatchObject({ purpose: 'reminder', to }));

  it.each(['send mei the proposal', 'write a recipe for Ann', 'who wrote Ann a message', 'did you send judith a reminder'])(
    'is none: %s',
    (said) => expect(wish(said)).toBeUndefined(),
  );
});
