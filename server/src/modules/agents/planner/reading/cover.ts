import { PLAIN_WORDS } from './lexicon.data';

/** Plain words that turn a question into another one: whoever passes over them answers what was not asked. */
export const TURNS_IT: ReadonlySet<string> = new Set(
  `not no nobody without before after until till except than more most fewer less first second third last next other another else both only half instead again
   nicht kein keine keinen ohne bis vor nach ausser mehr andere anderen noch erste ersten letzte letzten nachste nachsten nur
   sin antes despues hasta mas menos excepto otro otra primero ultima ultimo proximo proxima ya todavia`.split(/\s+/),
);

/**
 * The words of a question that nothing accounts for: neither what the patterns have caught nor words that mean nothing by themselves.
 *
 * @param text in plain letters, lower case
 * @example uncovered('which tasks are late for marlow', [/tasks/g, /late/g]) // ['marlow']
 */
export function uncovered(text: string, patterns: readonly RegExp[]): string[] {
  let rest = text;
  for (const pattern of patterns) rest = rest.replace(pattern, (caught) => ' '.repeat(caught.length));
  const words = (rest.match(/\p{L}[\p{L}\p{N}'-]*/gu) ?? []).flatMap((word) => wordParts(word));
  return [...new Set(words.filter((word) => !isPlain(word)))];
}

const wordParts = (word: string): string[] => {
  const bare = word.replace(/'s$/, '').replace(/'$/, '');
  return isPlain(word) ? [] : bare.split('-').filter((part) => part.length > 1);
};

const isPlain = (word: string): boolean => PLAIN_WORDS.has(word) && !TURNS_IT.has(word) && !/n'?t$/.test(word);

/** A pattern of whole words in plain letters, for {@link uncovered}. */
export const words = (alternatives: string): RegExp => new RegExp(`(?<![\\p{L}\\p{N}'])(?:${alternatives})(?![\\p{L}\\p{N}])`, 'gu');
