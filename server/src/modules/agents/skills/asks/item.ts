import type { State } from '../../planner/reading/ask';
import type { Job } from '../job';

/** One thing of any kind, as far as questions about it go. */
export interface Item {
  readonly name: string;
  /** How it is told in a list. */
  readonly line: string;
  readonly projectId: number | null;
  readonly people: readonly string[];
  /** By the calendar of the business; null: it has none. */
  readonly day: string | null;
  readonly cents?: number;
  readonly states: readonly State[];
  readonly url?: string;
}

/** A row of the table: with it come all the questions that can be asked of such things. */
export interface Kind {
  readonly tool: string;
  /** What somebody does not have without the tool. */
  readonly yours: string;
  readonly one: string;
  readonly many: string;
  /** By what the things can be told apart; another word is never passed over. */
  readonly states: readonly State[];
  /** "Signed", "answered": what “did they …?” asks for. */
  readonly done?: string;
  /** What the day of a thing is. */
  readonly dayIs: string;
  /** Null: they could not be read. Without a project those of all. */
  load(job: Job, of: Scope): Promise<readonly Item[] | null>;
}

export interface Scope {
  readonly projectId: number | null;
  readonly names: readonly string[];
  readonly text: string;
  readonly past: boolean;
}

/** The calendar day of a moment where the business is. */
export const localDayOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short' }).format(new Date(moment));

export const localTimeOf = (moment: string, timeZone: string): string =>
  new Intl.DateTimeFormat('sv-SE', { timeZone, timeStyle: 'short' }).format(new Date(moment));
