import type { amountIn } from '../amounts';
import type { Span } from '../dates';

type Amount = NonNullable<ReturnType<typeof amountIn>>;

/** What a person can ask about; each is a row of the table in `skills/asks/`. */
export type ObjectId =
  | 'questionnaire'
  | 'contract'
  | 'request'
  | 'proposal'
  | 'refund'
  | 'profit'
  | 'invoice'
  | 'payment'
  | 'partner'
  | 'mail'
  | 'text'
  | 'meeting'
  | 'calendar'
  | 'task'
  | 'note'
  | 'lead'
  | 'venue'
  | 'stock'
  | 'flower'
  | 'project';

/** What is wanted of it. */
export type Want =
  | 'count'
  | 'sum'
  | 'until'
  | 'time'
  | 'when'
  | 'where'
  | 'owner'
  | 'phone'
  | 'email'
  | 'guests'
  | 'budget'
  | 'type'
  | 'stage'
  | 'why'
  | 'who'
  | 'whether'
  | 'status'
  | 'list';

/** How something stands, in one word for all kinds of things. */
export type State =
  | 'open'
  | 'overdue'
  | 'done'
  | 'draft'
  | 'new'
  | 'bounced'
  | 'opened'
  | 'unread'
  | 'lost'
  | 'qualified'
  | 'contacted'
  | 'complaint'
  | 'past'
  | 'next'
  | 'last';

/** A sentence by what its words are evidence of, wherever they stand. Names are looked up later: only the business knows them. */
export interface Ask {
  /** In plain letters, lower case. */
  readonly text: string;
  readonly objects: readonly ObjectId[];
  readonly wants: readonly Want[];
  readonly states: readonly State[];
  readonly span: Span | undefined;
  /** Words that may be a part of a name. */
  readonly names: readonly string[];
  /** Words that mean something and were taken for nothing. */
  readonly unheeded: readonly string[];
  /** A number was said that is no part of a time: whoever does not heed it does not answer. */
  readonly amount: Amount | undefined;
  readonly numbers: boolean;
  /** "It", "her", "them": somebody of the turn before. */
  readonly pointsBack: boolean;
  /** "And …", "what about …": the rest of the question before. */
  readonly goesOn: boolean;
}
