/** The page on which a person does what the assistant cannot. */
export type HandPage =
  | 'project'
  | 'lead'
  | 'contact'
  | 'payments'
  | 'proposal'
  | 'contract'
  | 'questionnaire'
  | 'meetings'
  | 'orders'
  | 'inventory'
  | 'timeline'
  | 'calendar'
  | 'mails'
  | 'venues'
  | 'members'
  | 'recipe'
  | 'moodboard'
  | 'notices'
  | 'texts';

/** Something a person wants to have changed that no tool changes. */
export interface CannotDo {
  /** "change the number of guests" */
  readonly what: string;
  readonly page: HandPage;
}
