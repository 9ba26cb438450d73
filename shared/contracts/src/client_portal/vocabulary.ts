/** The parts of a portal, in the order in which they are shown. */
export const SECTIONS = [
  'proposals',
  'contract',
  'payments',
  'questionnaire',
  'requests',
  'invoice',
  'moodboard',
  'messages',
  'files',
  'timeline',
] as const;
type SectionName = (typeof SECTIONS)[number];

/** What clients do in the sections in which something is asked of them, in the order in which it has to happen. */
export const STEPS = [
  { section: 'proposals', does: 'accept' },
  { section: 'contract', does: 'sign' },
  { section: 'payments', does: 'pay' },
  { section: 'questionnaire', does: 'answer' },
] as const satisfies readonly { section: SectionName; does: string }[];

/** These tell of money: they are hidden from who shall not see the budget. */
export const MONEY_SECTIONS: readonly SectionName[] = ['proposals', 'contract', 'payments', 'invoice'];
