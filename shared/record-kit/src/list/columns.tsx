import { DateText, Money } from '@butterfly/ui-kit';
import type { ListColumn } from '@butterfly/ui-kit/list';
import { phoneText } from '@butterfly/ui-kit/phone-text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What stands in a list where a record has nothing. */
export const nothing = <span className="bf-list-soft">–</span>;

interface NameColumn<R> {
  readonly id: string;
  readonly label: string;
  readonly sort?: string;
  readonly nameOf: (row: R) => ReactNode;
  readonly hrefOf: (row: R) => string;
  /** A quiet line below the name. */
  readonly note?: (row: R) => ReactNode;
  /** What stands before the name. */
  readonly mark?: (row: R) => ReactNode;
}

/**
 * The column that names a record and leads to it.
 *
 * @example nameColumn<Notice>({ id: 'title', label: 'Title', nameOf: ({ title }) => title, hrefOf: ({ id }) => nav.href('notice', { id }) })
 */
export function nameColumn<R>({ nameOf, hrefOf, note, mark, ...column }: NameColumn<R>): ListColumn<R> {
  return {
    ...column,
    kind: 'title',
    cell: (row) => (
      <>
        {mark?.(row)}
        <Link className="bf-list-link" to={hrefOf(row)}>
          {nameOf(row)}
        </Link>
        {note?.(row) ? <span className="bf-list-note">{note(row)}</span> : null}
      </>
    ),
  };
}

/** When a record was changed last. */
export function changedColumn<R extends { readonly updated_at: string }>(): ListColumn<R> {
  return {
    id: 'updated_at',
    label: 'Changed',
    sort: 'updated_at',
    kind: 'minor',
    cell: ({ updated_at }) => (
      <span className="bf-list-soft">
        <DateText value={updated_at} />
      </span>
    ),
  };
}

/** A telephone number one can call. */
export function phoneColumn<R extends { readonly phone_e164: string | null }>(): ListColumn<R> {
  return {
    id: 'phone',
    label: 'Phone',
    cell: ({ phone_e164: phone }) => phone && <a href={`tel:${phone}`}>{phoneText(phone)}</a>,
  };
}

/** How many there are; a dash for none. */
export function countColumn<R>(id: string, label: string, read: (row: R) => number): ListColumn<R> {
  return { id, label, kind: 'figure', cell: (row) => (read(row) > 0 ? read(row) : nothing) };
}

/**
 * An amount in minor units of the currency of the row, or of the business where the row has none; a dash for none.
 *
 * @example amountColumn<ProjectRow>({ id: 'value', label: 'Value', sort: 'value_cents', minorOf: ({ value_cents }) => value_cents || null })
 */
export function amountColumn<R extends object>({
  minorOf,
  ...column
}: {
  readonly id: string;
  readonly label: string;
  readonly sort?: string;
  readonly minorOf: (row: R) => number | null;
}): ListColumn<R> {
  return {
    ...column,
    kind: 'figure',
    cell: (row) => {
      const minor = minorOf(row);
      return minor === null ? nothing : <Money minor={minor} {...currencyOf(row)} />;
    },
  };
}

function currencyOf(row: object): { currency?: string } {
  return 'currency' in row && typeof row.currency === 'string' ? { currency: row.currency } : {};
}
