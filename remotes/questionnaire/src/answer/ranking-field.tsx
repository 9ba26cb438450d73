import { useId } from 'react';
import type { FieldProps } from './question-field';
import { useWords } from './words/words';

/** The first is the most important. Moved with buttons, which every hand and every reader can use. */
export function RankingField({ question: { options, label }, value, disabled, onChange }: FieldProps) {
  const id = useId();
  const words = useWords();
  const order = Array.isArray(value) && value.length === options.length ? (value as readonly string[]) : options.map(({ key }) => key);
  const isSaid = Array.isArray(value);
  const move = (from: number, to: number) => {
    const next = [...order];
    const [moved] = next.splice(from, 1);
    if (moved !== undefined) next.splice(to, 0, moved);
    onChange(next);
  };
  return (
    <>
      <ol className="q-ranking" aria-label={label} id={id}>
        {order.map((key, at) => {
          const name = options.find((option) => option.key === key)?.label ?? key;
          return (
            <li key={key}>
              <span>{name}</span>
              <button type="button" aria-label={words.up(name)} disabled={disabled || at === 0} onClick={() => move(at, at - 1)}>
                ↑
              </button>
              <button
                type="button"
                aria-label={words.down(name)}
                disabled={disabled || at === order.length - 1}
                onClick={() => move(at, at + 1)}
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
