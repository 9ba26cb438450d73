import { ENGLISH_WORDS } from './language/english-words.data';
import { FLOWER_FACTS } from './flower-catalogue.data';
import { wordDistance } from './word-distance';

/** Words the grammar hangs on, which people mistype. */
const TARGETS = [
  ...`moodboard dashboard calendar address contacts timeline settings inventory proposal proposals recipe recipes project projects wedding weddings pipeline template templates notices birthday birthdays anniversaries invoice
  bouquet bouquets bridal bridesmaid bridesmaids boutonniere boutonnieres centerpiece centerpieces centrepiece centrepieces corsage corsages garland arrangement arrangements installation
  january february september october november december monday tuesday wednesday thursday friday saturday sunday tomorrow yesterday
  instagram referral referrals consultation production inquiry inquiries booked budget contacted qualified photographer planner guests remind reminder message messages overdue unread leads tasks notes venue available collage palette season
  payments invoices contract contracts questionnaire questionnaires portal partners venues requests meetings bookings appointments enquiries kanban lantern lanterns compotes votives overdue signed number phone numbers`.split(
    /\s+/,
  ),
  ...FLOWER_FACTS.map(({ name }) => name).filter((name) => /^[a-z]{6,}$/.test(name)),
];
const KNOWN = new Set(TARGETS);

/** "moodbord" → "moodboard": a word that nobody knows, one slip away from one the grammar hangs on. A word with a capital may be a name. */
export function withoutTypos(text: string): string {
  return text.replace(/(?<![\p{L}'’@.\d-])[a-z]{5,}(?![\p{L}'’@\d])/gu, (word) => {
    if (KNOWN.has(word) || ENGLISH_WORDS.has(word)) return word;
    const most = word.length >= 9 ? 2 : 1;
    const near = TARGETS.filter((target) => target[0] === word[0] && target.length >= 5 && wordDistance(word, target, most) <= most);
    const [first] = near.sort((a, b) => wordDistance(word, a, most) - wordDistance(word, b, most));
    return first !== undefined && !isForm(word, first) ? first : word;
  });
}

/** "proposed" and "proposal" are two words, "moodboards" is a form of one. */
function isForm(word: string, target: string): boolean {
  const stem = Math.min(word.length, target.length) - 1;
  return word.slice(0, stem) === target.slice(0, stem) && /(?:s|ed|ing|er|'s)$/.test(word);
}
