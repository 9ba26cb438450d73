import type { ReactNode } from 'react';

/** One column of a list. */
export interface ListColumn<R> {
  readonly id: string;
  readonly label: string;
  readonly cell: (row: R) => ReactNode;
  /** What the server calls the order by this column; without it the heading is no button. */
  readonly sort?: string;
  /**
   * `title` names the row (one column, never hidden), `figure` stands at the right edge, `minor` is left out below 900 px
   * and on cards.
   */
  readonly kind?: 'title' | 'figure' | 'minor';
  /** Shown only when a person has chosen it. */
  readonly optional?: boolean;
}

/** The columns a person sees: chosen ones, or all that are not optional. The title is always there. */
export function shownColumns<R>(columns: readonly ListColumn<R>[], chosen: readonly string[] | null): readonly ListColumn<R>[] {
  return columns.filter(({ id, kind, optional }) => kind === 'title' || (chosen ? chosen.includes(id) : !optional));
}
