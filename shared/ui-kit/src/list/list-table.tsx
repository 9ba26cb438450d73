import { Icon } from '@butterfly/ui-kit';
import { Checkbox } from 'antd';
import { useEffect, useRef } from 'react';
import type { ListColumn } from './list-column';
import type { Selection } from './use-selection';

interface ListTableProps<R extends { readonly id: number }> {
  readonly rows: readonly R[];
  readonly columns: readonly ListColumn<R>[];
  readonly ordering: string;
  readonly active: number;
  /** Null: rows cannot be picked. */
  readonly selection: Selection | null;
  readonly nameOf: (row: R) => string;
  readonly onSort: (column: string) => void;
}

/** The rows with a heading that stays; below 600 px every row is a card. */
export function ListTable<R extends { readonly id: number }>({
  rows,
  columns,
  ordering,
  active,
  selection,
  nameOf,
  onSort,
}: ListTableProps<R>) {
  const ids = rows.map(({ id }) => id);
  const picked = selection ? ids.filter((id) => selection.has(id)).length : 0;
  return (
    <div className="bf-list-frame">
      <table className="bf-list">
        <thead>
          <tr>
            {selection && (
              <th scope="col" className="bf-list-pick">
                <Checkbox
                  aria-label="Select all on this page"
                  checked={picked > 0 && picked === ids.length}
                  indeterminate={picked > 0 && picked < ids.length}
                  onChange={() => selection.toggleAll(ids)}
                />
              </th>
            )}
            {columns.map((column) => (
              <Heading key={column.id} column={column} ordering={ordering} onSort={onSort} />
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, index) => (
            <Row key={row.id} row={row} columns={columns} active={index === active} selection={selection} name={nameOf(row)} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

interface HeadingProps<R> {
  readonly column: ListColumn<R>;
  readonly ordering: string;
  readonly onSort: (column: string) => void;
}

function Heading<R>({ column: { label, sort, kind }, ordering, onSort }: HeadingProps<R>) {
  if (!sort)
    return (
      <th scope="col" data-kind={kind}>
        {label}
      </th>
    );
  const descending = ordering === `-${sort}`;
  const ascending = ordering === sort;
  const sorted = ascending ? 'ascending' : 'none';
  return (
    <th scope="col" data-kind={kind} aria-sort={descending ? 'descending' : sorted}>
      <button type="button" className="bf-bare-button bf-list-sort" onClick={() => onSort(sort)}>
        {label}
        {(ascending || descending) && <Icon name={descending ? 'chevron-down' : 'chevron-up'} size={14} />}
      </button>
    </th>
  );
}

interface RowProps<R> {
  readonly row: R;
  readonly columns: readonly ListColumn<R>[];
  readonly active: boolean;
  readonly selection: Selection | null;
  readonly name: string;
}

function Row<R extends { readonly id: number }>({ row, columns, active, selection, name }: RowProps<R>) {
  const ref = useRef<HTMLTableRowElement>(null);
  useEffect(() => {
    if (active) ref.current?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  const picked = selection?.has(row.id) ?? false;
  return (
    <tr ref={ref} data-active={active || undefined} data-picked={picked || undefined}>
      {selection && (
        <td className="bf-list-pick">
          <Checkbox aria-label={`Select ${name}`} checked={picked} onChange={() => selection.toggle(row.id)} />
        </td>
      )}
      {columns.map(({ id, kind, label, cell }) =>
        kind === 'title' ? (
          <th key={id} scope="row" data-kind={kind}>
            {cell(row)}
          </th>
        ) : (
          <td key={id} data-kind={kind} data-label={label}>
            {cell(row)}
          </td>
        ),
      )}
    </tr>
  );
}
