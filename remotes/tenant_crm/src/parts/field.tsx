import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/** A labelled input with what is wrong about it. The input carries the same id and `describedBy(id)`. */
export function Field({ id, label, hint, errors, children }: FieldProps) {
  return (
    <div className="crm-field" data-invalid={errors ? true : undefined}>
      <label className="crm-label" htmlFor={id}>{label}</label>
      {children}
      <p id={`${id}-note`} className={errors ? 'crm-field-error' : 'crm-field-hint'} role={errors ? 'alert' : undefined}>
        {errors ? errors.join(', ') : hint}
      </p>
    </div>
  );
}

export function describedBy(id: string, errors: readonly string[] | undefined) {
  return { id, 'aria-describedby': `${id}-note`, 'aria-invalid': errors ? true : undefined, ...(errors && { status: 'error' as const }) };
}
