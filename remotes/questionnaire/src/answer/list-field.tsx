import type { AnswerValue } from '@butterfly/contracts/questionnaire';
import { useRef, useState } from 'react';
import type { FieldProps } from './question-field';
import { useWords } from './words/words';

interface Row {
  readonly label: string;
  readonly name: string;
  readonly role: string;
  readonly item: string;
  readonly qty: number;
}

const EMPTY: Row = { label: '', name: '', role: '', item: '', qty: 1 };

/** People, or things that are counted: a row for each, and one more whenever it is wanted. */
export function ListField({ question: { type, label }, value, disabled, onChange }: FieldProps) {
  const words = useWords();
  const isPeople = type === 'people';
  const [rows, setRows] = useState<readonly Row[]>(() => rowsOf(value));
  const more = useRef<HTMLButtonElement>(null);
  const isFresh = useRef(false);
  // Who adds a row writes into it next.
  const focusFresh = (first: HTMLInputElement | null) => {
    if (first === null || !isFresh.current) return;
    isFresh.current = false;
    first.focus();
  };
  const change = (next: readonly Row[]) => {
    setRows(next);
    const full = next.filter((row) => (isPeople ? row.name : row.label).trim() !== '');
    onChange(full.length === 0 ? null : (full.map((row) => said(row, isPeople)) as AnswerValue));
  };
  const set = (at: number, part: Partial<Row>) => change(rows.map((row, nth) => (nth === at ? { ...row, ...part } : row)));
  const cell = (at: number, row: Row, field: 'item' | 'label' | 'name' | 'role', name: string) => (
    <input
      type="text"
      ref={at === rows.length - 1 && (field === 'name' || field === 'label') ? focusFresh : null}
      aria-label={`${name} ${at + 1}`}
      placeholder={name}
      maxLength={field === 'role' ? 80 : 120}
      disabled={disabled}
      value={row[field]}
      onChange={({ target }) => set(at, { [field]: target.value })}
    />
  );
  return (
    <div className="q-list" data-people={isPeople}>
      {rows.map((row, at) => (
        <div key={at} className="q-row">
          {isPeople ? cell(at, row, 'name', words.name) : cell(at, row, 'label', words.what)}
          {isPeople && cell(at, row, 'role', words.role)}
          {isPeople && cell(at, row, 'item', words.item)}
          <input
            type="number"
            aria-label={`${words.howMany} ${at + 1}`}
            min={0}
            max={9_999}
            disabled={disabled}
            value={row.qty}
            onChange={({ target }) => set(at, { qty: Math.max(0, Math.min(9_999, Math.round(Number(target.value) || 0))) })}
          />
          <button
            type="button"
            aria-label={words.takeRow(at + 1)}
            disabled={disabled}
            onClick={() => {
              change(rows.filter((_, nth) => nth !== at));
              more.current?.focus();
            }}
          >
            ×
          </button>
        </div>
      ))}
      <button
        type="button"
        className="q-link"
        ref={more}
        disabled={disabled}
        onClick={() => {
          isFresh.current = true;
          setRows([...rows, EMPTY]);
        }}
      >
        {rows.length === 0 ? words.addTo(label) : words.oneMore}
      </button>
    </div>
  );
}

const said = ({ label, name, role, item, qty }: Row, isPeople: boolean) => (isPeople ? { name, role, item, qty } : { label, qty });

function rowsOf(value: AnswerValue | undefined): Row[] {
  if (!Array.isArray(value)) return [];
  return value.flatMap((row) => (typeof row === 'object' && 'qty' in row ? [{ ...EMPTY, ...row }] : []));
}
