import { de } from './de';
import { en } from './en';
import { es } from './es';
import { fr } from './fr';
import { nl } from './nl';

const WAITS = {
  de: ['unterschreibt', 'unterschreiben'],
  en: ['signs', 'sign'],
  es: ['firma', 'firman'],
  fr: ['signe', 'signent'],
  nl: ['ondertekent', 'ondertekenen'],
};

describe.each(Object.entries({ de, en, es, fr, nl }))('the words of who signs, %s', (language, words) => {
  const [one, many] = WAITS[language as keyof typeof WAITS] as [string, string];

  it('one signs first, and several sign first', () => {
    expect(words.waits('Eleanor', false)).toMatch(new RegExp(`\\b${one}\\b`));
    expect(words.waits('Eleanor, Daniel', true)).toMatch(new RegExp(`\\b${many}\\b`));
  });
});
