import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** A labelled input with what is wrong about it. The input carries the same id. */
export function Field({ id, label, hint, errors, children }: FieldProps) {
  return (
    <div className="mm-field" data-invalid={errors ? true : undefined}>
      <label className="mm-label" htmlFor={id}>{label}</label>
      {children}
      {(errors ?? hint) && <p className={errors ? 'mm-field-error' : 'mm-field-hint'} role={errors ? 'alert' : undefined}>{errors ? errors.join(', ') : hint}</p>}
    </div>
  );
}
