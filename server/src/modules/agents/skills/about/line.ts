/** One thing that is known of a project, as it is told, with the words by which somebody may ask for it. */
export interface Line {
  readonly text: string;
  /** What it is a part of. */
  readonly of: LineOf;
  /** “2026-12-02”, where it is on a day; lines are told in the order of their days. */
  readonly day: string | null;
  /** Minutes from midnight, where it is at a time. */
  readonly minute?: number | null;
}

export type LineOf =
  | 'plan'
  | 'event_day'
  | 'calendar'
  | 'note'
  | 'people'
  | 'paper'
  | 'proposal'
  | 'request'
  | 'mail'
  | 'message'
  | 'recipe'
  | 'order'
  | 'rental'
  | 'money'
  | 'expense'
  | 'venue';
