import type { ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';

interface FieldProps<T> {
  readonly label: string;
  readonly value: T;
  readonly onChange: (value: T) => void;
}

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="mb-section">
      <h3>{title}</h3>
      {children}
    </section>
  );
}

/** A number that is kept while it is being typed and counts once it is one. */
export function NumberField({
  label,
  value,
  unit,
  min,
  max,
  onChange,
}: FieldProps<number> & { readonly unit?: string; readonly min?: number; readonly max?: number }) {
  const id = useId();
  const [text, setText] = useState(String(Math.round(value)));
  useEffect(() => setText(String(Math.round(value))), [value]);
  const commit = (typed: string) => {
    setText(typed);
    const number = Number(typed);
    if (typed.trim() !== '' && Number.isFinite(number)) onChange(Math.min(max ?? 1e6, Math.max(min ?? -1e6, number)));
  };
  return (
    <div className="mb-number">
      <label htmlFor={id}>{label}</label>
      <input
        id={id}
        className="mb-input"
        type="number"
        inputMode="numeric"
        value={text}
        onChange={({ target }) => commit(target.value)}
        onBlur={() => setText(String(Math.round(value)))}
      />
      {unit && <span aria-hidden="true">{unit}</span>}
    </div>
  );
}

export function TextField({
  label,
  value,
  long = false,
  placeholder,
  maxLength = 200,
  onChange,
}: FieldProps<string> & { readonly long?: boolean; readonly placeholder?: string; readonly maxLength?: number }) {
  const id = useId();
  const common = { id, className: 'mb-input', value, placeholder: placeholder ?? '', maxLength };
  return (
    <div className="mb-field">
      <label htmlFor={id}>{label}</label>
      {long ? (
        <textarea {...common} rows={3} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <input {...common} onChange={({ target }) => onChange(target.value)} />
      )}
    </div>
  );
}

/** A colour, by eye or by its hex; the board's own colours are one click away. */
export function ColorField({
  label,
  value,
  palette = [],
  none,
  onChange,
}: FieldProps<string> & { readonly palette?: readonly string[]; readonly none?: string }) {
  const id = useId();
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const typed = (next: string) => {
    setText(next);
    if (/^#[0-9a-f]{6}$/i.test(next)) onChange(next.toLowerCase());
  };
  return (
    <div className="mb-field">
      <label htmlFor={id}>{label}</label>
      <div className="mb-color-row">
        <input
          id={id}
          className="mb-color-input"
          type="color"
          value={/^#[0-9a-f]{6}$/i.test(value) ? value : '#ffffff'}
          onChange={({ target }) => onChange(target.value)}
        />
        <input
          className="mb-input"
          aria-label={`${label}, hex`}
          value={text}
          maxLength={7}
          spellCheck={false}
          onChange={({ target }) => typed(target.value)}
          onBlur={() => setText(value)}
        />
        {none !== undefined && (
          <button type="button" className="mb-chip" aria-pressed={value === 'none'} onClick={() => onChange('none')}>
            {none}
          </button>
        )}
      </div>
      {palette.length > 0 && (
        <div className="mb-dots">
          {palette.map((hex) => (
            <button
              key={hex}
              type="button"
              className="mb-dot"
              style={{ background: hex }}
              aria-label={`${label}: ${hex}`}
              aria-pressed={hex === value}
              onClick={() => onChange(hex)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
