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
  const span = findSpan(said, today);
  const isAhead = span !== undefined && span.to > today;
  for (const { said: pattern, says, needsDay } of RULES) {
    const found = pattern.exec(said);
    if (found && (!needsDay || isAhead)) return says(found.groups ?? {});
  }
  return message;
}
