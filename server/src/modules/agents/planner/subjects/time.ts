import { crm, type Sentence } from '../everyday-kinds';
import type { Intent } from '../intent';
import { isQuestion } from './question';

const hasDay = ({ span }: Sentence): boolean => span !== undefined && span.from === span.to;
const KIND = '(?:tasting|consultation|walk-?through|phone call|call|meeting|appointment|venue visit)s?';

/** The calendar of who asks, and meetings with clients. */
export const TIME: readonly Intent[] = [
  crm(
    'free_times',
    'read',
    [
      new RegExp(
        `\\b(?:slots?|times?|openings?|when|fit|squeeze|offer|free|available|possible)\\b.*\\b(?:for )?(?:a |an |another )?${KIND}\\b`,
        'i',
      ),
      new RegExp(`\\b${KIND}\\b.*\\b(?:slots?|possible|free|available|openings?)\\b`, 'i'),
      /\b(?:free|open|available) (?:slots?|times?|hours?)\b|\bslots? (?:are |is )?(?:still )?(?:free|open|available|left)\b/i,
    ],
    (sentence) => hasDay(sentence) && isQuestion(sentence.text) && !/\bwhat time (?:is|does)\b/i.test(sentence.text),
  ),
  crm(
    'meetings',
    'read',
    [
      /\b(?:any|which|what|my|our|the|show|list|how many|no|next) (?:\w+ )?(?:meetings?|appointments?|consultations?|tastings?|walk-?throughs?|bookings? today)\b/i,
      /^who(?:'s| is| are)? (?:all )?(?:coming|comes|visiting|meeting us|dropping by)(?: in| over| by)?\b/i,
      /^when (?:am i|are we|do (?:we|i)|is|will (?:we|i)) (?:meet(?:ing)?|see(?:ing)?|talk(?:ing)? to|the (?:meeting|call|consultation|tasting|appointment|walk-?through))\b/i,
      /^what time (?:is|does) (?:the |my |our )?(?:meeting|call|consultation|tasting|appointment|walk-?through)\b/i,
      /^(?:did|has) [\p{L}' ]+ (?:show up|turn up|come to (?:the|their) (?:meeting|call|consultation))\b/iu,
    ],
    ({ text }) => isQuestion(text) && !/\b(?:stage|pipeline|in consultation|projects?|leads?|open|go to|page)\b/i.test(text),
  ),
  crm(
    'my_time',
    'read',
    [
      /\b(?:am i|do i have|have i got|i'm|can i|will i be|would i)\b.*\b(?:free|available|time|busy|open|anything|something|off|booked|clear)\b/i,
      /^(?:what(?:'s| is| do| have| does)?)\b.*\b(?:i have|i got|on my (?:calendar|schedule|diary)|my (?:calendar|schedule|diary|day) (?:look|like|hold))\b/i,
      /^(?:what(?:'s| is)?|show(?: me)?|how does) ?(?:in |on )?my (?:calendar|schedule|diary)\b/i,
    ],
    (sentence) => hasDay(sentence) && isQuestion(sentence.text) && !/\b(?:to do|tasks?|weddings?|events?|today)\b/i.test(sentence.text),
  ),
];
