import { clockIn } from './clock';
import { findSpan } from './dates';

/** What somebody does themselves; what the assistant can do is no reminder. */
const DOING =
  '(?:call|ring|phone|e-?mail|mail|order|buy|pick up|collect|pay|visit|send|write(?! down)|ask|check|confirm|prepare|pack|clean|bring|finish|return|post|print|follow up|get back|meet|deliver|drop off|talk|speak|chase|thank|water|cut|invoice|book)';
const AT_ONCE = '(?:call|ring|phone|e-?mail|order|buy|pick up|collect|pay|visit|chase|check|prepare|pack|follow up with|deliver|drop off)';

interface Rule {
  readonly said: RegExp;
  readonly says: (groups: Readonly<Record<string, string | undefined>>) => string;
  /** Without a time it would be another sentence. */
  readonly needsDay: boolean;
}

const remind = ({ what = '' }: Readonly<Record<string, string | undefined>>): string => `remind me to ${what}`;
const RULES: readonly Rule[] = [
  {
    said: /^(?:please )?(?:don't|do not|dont)(?: let (?:me|us))? forget (?:to |about |that )?(?<what>.{4,})$/i,
    says: remind,
    needsDay: false,
  },
  {
    said: /^(?:please )?make sure (?:that )?(?:i|we) (?:don't forget (?:to )?|remember to )?(?<what>.{4,})$/i,
    says: remind,
    needsDay: false,
  },
  { said: /^(?:a |new )?(?:task|to-?do|reminder)\s*[:-]\s*(?<what>.{4,})$/i, says: remind, needsDay: false },
  {
    said: /^(?:please )?put ["“']?(?<what>.+?)["”']? on (?:the |my )?(?<name>.+?)(?:'s)? (?:to-?do )?list$/i,
    says: ({ what = '', name = '' }) =>
      /^(?:to-?do|task|our|shopping)$/i.test(name) ? `remind me to ${what}` : `add a task for ${name}: ${what}`,
    needsDay: false,
  },
  {
    said: new RegExp(`^(?:i|we)(?:'ve)? (?:still )?(?:need to|have to|must|gotta|got to|should|ought to) (?<what>${DOING}\\b.{3,})$`, 'i'),
    says: remind,
    needsDay: true,
  },
  { said: new RegExp(`^(?:please )?(?<what>${AT_ONCE}\\b(?! (?:list|log)\\b).{3,})$`, 'i'), says: remind, needsDay: true },
  {
    said: /^(?:bitte )?(?:nicht vergessen|vergiss nicht|denk(?:e)? daran|denk dran)\s*[:,]?\s*(?<what>.{4,})$/i,
    says: ({ what = '' }) => `erinnere mich daran, ${what}`,
    needsDay: false,
  },
  {
    said: /^(?:por favor,? )?(?:no (?:te )?olvides|que no se me olvide|acuérdate de|tarea:)\s+(?:de )?(?<what>.{4,})$/i,
    says: ({ what = '' }) => `recuérdame ${what}`,
    needsDay: false,
  },
];

/**
 * A reminder in whatever words it is asked for, in the words of the grammar; any other sentence as it was.
 *
 * @example asReminder('I need to call Judith by Friday', today); // 'remind me to call Judith by Friday'
 */
export function asReminder(message: string, today: string): string {
  const said = message.trim().replace(/[.!]+$/, '');
  if (/\?$/.test(said)) return message;
  const timed = timeFirst(said, today);
  if (timed !== undefined) return timed;
  const span = findSpan(said, today);
  const isAhead = span !== undefined && span.to > today;
  for (const { said: pattern, says, needsDay } of RULES) {
    const found = pattern.exec(said);
    if (found && (!needsDay || isAhead)) return says(found.groups ?? {});
  }
  return message;
}

const REMIND = /^(?:please |pls |ok |and )*(?:remind|ping|nudge) (?<whom>me|us),? (?!(?:to|about|that|of) )(?<rest>.+)$/i;
const REMINDER = /^(?:please )?(?:(?:set|add|make) )?(?:a |me a )?reminder (?!(?:to|about|that|of|for the) )(?:for )?(?<rest>.+)$/i;
const JOINS = /^(?:[\s,:;-]|(?:on|at|by|and|to|for|about|that|the|early|in the)\b)+/i;

/** “Remind me thursday 6am load the van”: the time comes behind what is to be done. Undefined: no time stands first. */
function timeFirst(said: string, today: string): string | undefined {
  const rest = (REMIND.exec(said) ?? REMINDER.exec(said))?.groups?.['rest'];
  if (rest === undefined) return undefined;
  const day = takenFirst(rest, findSpan(rest, today)?.text);
  const clock = takenFirst(day?.rest ?? rest, clockIn(day?.rest ?? rest)?.text);
  const later = day ?? takenFirst(clock?.rest ?? rest, findSpan(clock?.rest ?? rest, today)?.text);
  const what = ((day ? (clock ?? day) : later)?.rest ?? '').replace(JOINS, '');
  return later && what.length > 3
    ? `remind me to ${what} ${later.text}${clock ? ` at ${clock.text.replace(/^(?:at|@) /i, '')}` : ''}`
    : undefined;
}

/** What is left where these words stand first. */
function takenFirst(said: string, text: string | undefined): { readonly rest: string; readonly text: string } | undefined {
  const plain = said.replace(JOINS, '');
  if (text === undefined || !plain.toLowerCase().startsWith(text.replace(JOINS, '').toLowerCase())) return undefined;
  // “At” says that a time of day comes next.
  return { rest: plain.slice(text.replace(JOINS, '').length).replace(/^[\s,:;-]+/, ''), text: text.replace(JOINS, '').trim() };
}
