import { useId, type InputHTMLAttributes } from 'react';

interface FieldProps extends InputHTMLAttributes<HTMLInputElement> {
  label: string;
  name: string;
  error?: string | undefined;
}

/** A labelled input with its error below it. */
export function Field({ label, error, ...input }: FieldProps) {
  const id = useId();
  return (
    <div className="bf-field">
      <label htmlFor={id}>{label}</label>
      <input
        {...input}
        id={id}
        className="bf-input"
        aria-invalid={error ? true : undefined}
        aria-describedby={error ? `${id}-error` : undefined}
      />
      {error && (
        <span id={`${id}-error`} className="bf-field-error">
          {error}
        </span>
      )}
    </div>
  );
}
