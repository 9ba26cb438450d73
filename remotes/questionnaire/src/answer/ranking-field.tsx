import { useEffect, useId, useState } from 'react';
import type { FieldProps } from './question-field';
import { useWords } from './words/words';

interface Moved {
  readonly key: string;
  readonly way: 'down' | 'up';
}

/** Who moves an entry goes on moving it; at either end it can go back only. */
function focusMoved(entry: string, way: Moved['way']): void {
  const button = (name: Moved['way']) => document.getElementById(`${entry}-${name}`);
  const [same, other] = way === 'up' ? [button('up'), button('down')] : [button('down'), button('up')];
  (same?.matches(':enabled') ? same : other)?.focus();
}

/** The first is the most important. Moved with buttons, which every hand and every reader can use. */
export function RankingField({ question: { options, label }, value, disabled, onChange }: FieldProps) {
  const id = useId();
  const words = useWords();
  const order = Array.isArray(value) && value.length === options.length ? (value as readonly string[]) : options.map(({ key }) => key);
  const isSaid = Array.isArray(value);
  const [moved, setMoved] = useState<Moved | null>(null);
  useEffect(() => {
    if (moved) focusMoved(`${id}-${moved.key}`, moved.way);
  }, [id, moved]);
  const move = (from: number, way: Moved['way']) => {
    const next = [...order];
    const [key] = next.splice(from, 1);
    if (key === undefined) return;
    next.splice(from + (way === 'up' ? -1 : 1), 0, key);
    onChange(next);
    setMoved({ key, way });
  };
  return (
    <>
      <ol className="q-ranking" aria-label={label} id={id}>
        {order.map((key, at) => {
          const name = options.find((option) => option.key === key)?.label ?? key;
          return (
            <li key={key}>
              <span>{name}</span>
              <button
                type="button"
                id={`${id}-${key}-up`}
                aria-label={words.up(name)}
                disabled={disabled || at === 0}
                onClick={() => move(at, 'up')}
              >
                ↑
              </button>
              <button
                type="button"
                id={`${id}-${key}-down`}
                aria-label={words.down(name)}
                disabled={disabled || at === order.length - 1}
                onClick={() => move(at, 'down')}
              >
                ↓
              </button>
            </li>
          );
        })}
      </ol>
      {!isSaid && (
        <button type="button" className="q-link" disabled={disabled} onClick={() => onChange([...order])}>
          {words.orderRight}
        </button>
      )}
    </>
  );
}
