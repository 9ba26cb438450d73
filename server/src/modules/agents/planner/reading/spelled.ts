import { ENGLISH_WORDS } from '../language/english-words.data';
import { languageSaid } from '../language/translate';
import { unslipped } from './slips';

/** Words with which people ask; a slip in one of them hides the whole question. */
const ASKED = new Set(
  `what when where which whose does have with from this that next week much many still open left paid need next order price white right wedding payment invoice task tasks lead leads client still there their about after before since until while would could should tomorrow today meeting meetings event events month money list show give tell free busy`.split(
    ' ',
  ),
);
const MISSPELT: Readonly<Record<string, string>> = {
  teh: 'the',
  hte: 'the',
  thsi: 'this',
  inovice: 'invoice',
  invocie: 'invoice',
  invioce: 'invoice',
  opne: 'open',
  oepn: 'open',
  remnd: 'remind',
  remidn: 'remind',
  tmrw: 'tomorrow',
  tmrow: 'tomorrow',
  batery: 'battery',
  chrage: 'charge',
  shwo: 'show',
  taht: 'that',
  hwo: 'how',
  ohw: 'how',
  marhc: 'march',
  mrach: 'march',
  arpil: 'april',
  jnue: 'june',
  juen: 'june',
  jluy: 'july',
  mornign: 'morning',
  monring: 'morning',
  mroning: 'morning',
  afternooon: 'afternoon',
  todya: 'today',
  toady: 'today',
  ows: 'owes',
  adn: 'and',
  taks: 'task',
  tsak: 'task',
  abuot: 'about',
  wensday: 'wednesday',
  wendsday: 'wednesday',
  wednsday: 'wednesday',
  wenesday: 'wednesday',
  thurday: 'thursday',
  tuseday: 'tuesday',
  saterday: 'saturday',
  firday: 'friday',
  invoce: 'invoice',
  wich: 'which',
  wat: 'what',
  stil: 'still',
  payed: 'paid',
  payd: 'paid',
  anser: 'answer',
  ansered: 'answered',
  shoud: 'should',
  wehn: 'when',
  dealine: 'deadline',
  recieved: 'received',
  recieve: 'receive',
  untill: 'until',
  tommorow: 'tomorrow',
  tomorow: 'tomorrow',
  tommorrow: 'tomorrow',
  tomorro: 'tomorrow',
  anythign: 'anything',
  anyting: 'anything',
  somethign: 'something',
  inquries: 'inquiries',
  inquires: 'inquiries',
  enquries: 'enquiries',
  consulation: 'consultation',
  consultaion: 'consultation',
  availible: 'available',
  avaliable: 'available',
  recipies: 'recipes',
  calender: 'calendar',
  weding: 'wedding',
  wendesday: 'wednesday',
  thier: 'their',
  alot: 'a lot',
};

/**
 * Two letters that changed places, and what many people misspell: only in small letters, and only where a word of a question comes of it.
 *
 * @example spelled('how mcuh is oepn') // 'how much is open'
 */
export function spelled(said: string): string {
  if (/\b(?:wat|ik|een|het|voor)\b.*\b(?:is|het|een|de|van)\b/i.test(said) && !/\b(?:the|our|we|up|are)\b/i.test(said)) return said;
  const isEnglish = languageSaid(said) === 'en';
  return said
    .replace(/\bow(?=s? (?:us|me)\b)/g, 'owe')
    .replace(/(?<![\p{L}\p{N}@.'’-])[a-z]{3,}(?![\p{L}\p{N}@'’-])/gu, (word) =>
      ASKED.has(word) ? word : (MISSPELT[word] ?? swapped(word) ?? (isEnglish ? unslipped(word) : undefined) ?? word),
    );
}

function swapped(word: string): string | undefined {
  if (word.length < 4) return undefined;
  for (let at = 0; at < word.length - 1; at += 1) {
    const other = `${word.slice(0, at)}${word[at + 1] ?? ''}${word[at] ?? ''}${word.slice(at + 2)}`;
    if (other !== word && ASKED.has(other) && !REAL.has(word) && !ENGLISH_WORDS.has(word)) return other;
  }
  return undefined;
}

/** Words that are words as they stand. */
const REAL = new Set('form three buys dose odes leda'.split(' '));
