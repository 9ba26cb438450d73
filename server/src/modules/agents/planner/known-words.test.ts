import { planOf } from './plan';
import { strangeWords } from './known-words';

const TODAY = '2026-11-23';
const plan = (text: string, takesAnyWord = false) => planOf(text, { today: TODAY, takesAnyWord });

describe('a question with a word that nobody has said with it', () => {
  it.each([
    ['which inquiries shall we throw away', ['throw']],
    ['by when do we need to be out of Stonecroft at night', ['night']],
  ])('is doubtful: %s', (sentence, strange) => {
    expect(strangeWords(plan(sentence, true))).toEqual(expect.arrayContaining(strange));
    expect(plan(sentence)).toMatchObject({ intent: 'unknown', slots: {} });
  });

  it.each([
    ['which leads are late?', 'leads'],
    ['weddings in June', 'projects'],
    ['tell me about the Hollis gala', 'project'],
    ['are we free on june 12', 'date_load'],
    ['tell me about the Fitzwilliam-Astorga wedding', 'project'],
  ])('names, times and words of the house make no doubt: %s', (sentence, intent) => {
    expect(plan(sentence).intent).toBe(intent);
  });

  it('a name that goes on like a sentence changes nothing', () => {
    expect(plan('move what Delgado wants to have to booked').effect).toBe('read');
  });
});
