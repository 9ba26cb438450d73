import type { Purpose, QuestionnaireRow, QuestionType } from '@butterfly/contracts/questionnaire';

export const PURPOSES: Readonly<Record<Purpose, string>> = {
  consultation: 'First talk',
  design: 'Design',
  final_details: 'Final details',
  vendor: 'For vendors',
  feedback: 'Feedback',
  other: 'Other',
};

export const TYPES: Readonly<Record<QuestionType, string>> = {
  short: 'Short text',
  long: 'Long text',
  number: 'Number',
  money: 'Amount of money',
  date: 'Day',
  time: 'Time',
  single: 'One of several',
  multi: 'Some of several',
  ranking: 'Put in order',
  rating: 'One to five stars',
  address: 'Address',
  people: 'List of people',
  counts: 'List of counts',
  matrix: 'Table of choices',
  pictures: 'Choose among pictures',
  moodboard: 'Pick from the moodboard',
  file: 'Pictures or a PDF from them',
  consent: 'Consent',
  signature: 'Signature',
  calculated: 'Calculated',
  heading: 'Heading',
};

/** What state a questionnaire is in, in words, with a tone that is not the only sign. */
export function stateOf({ state, is_locked, due_on }: Pick<QuestionnaireRow, 'due_on' | 'is_locked' | 'state'>, today: string) {
  const isOut = state === 'sent' || state === 'in_progress';
  if (isOut && is_locked) return { tone: 'neutral', words: 'Locked' } as const;
  if (isOut && due_on !== null && due_on < today) return { tone: 'clay', words: 'Late' } as const;
  return STATES[state];
}

const STATES = {
  draft: { tone: 'neutral', words: 'Draft' },
  sent: { tone: 'iris', words: 'Sent' },
  in_progress: { tone: 'marigold', words: 'Being answered' },
  submitted: { tone: 'eucalyptus', words: 'Answered' },
  reviewed: { tone: 'eucalyptus', words: 'Reviewed' },
  cancelled: { tone: 'neutral', words: 'Cancelled' },
} as const;

/** The day in the zone of the business. */
export const todayIn = (tz: string): string => new Intl.DateTimeFormat('en-CA', { timeZone: tz }).format(new Date());
