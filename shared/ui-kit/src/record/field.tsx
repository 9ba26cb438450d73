import type { ReactNode } from 'react';

interface FieldProps {
  readonly id: string;
  readonly label: string;
  readonly hint?: string;
  readonly errors?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/**
 * A labelled input with what is wrong about it. The input carries the same id and `describedBy(id)`.
 *
 * @example
 * <Field id="role-name" label="Name" errors={save.fields['name']}>
 *   <Input {...describedBy('role-name', save.fields['name'])} value={name} onChange={change} />
 * </Field>
 */
export function Field({ id, label, hint, errors, children }: FieldProps) {
  return (
    <div className="bf-record-field" data-invalid={errors ? true : undefined}>
      <label className="bf-record-label" htmlFor={id}>
        {label}
      </label>
      {children}
      <p id={`${id}-note`} className="bf-record-hint" role={errors ? 'alert' : undefined}>
        {errors ? errors.join(', ') : hint}
      </p>
    </div>
  );
}

/**
 * What ties an input to the note of its `Field`: its id, what describes it, whether it is wrong.
 *
 * @example <Input {...describedBy('role-name', errors)} />
 */
export function describedBy(id: string, errors: readonly string[] | undefined) {
  return { id, 'aria-describedby': `${id}-note`, 'aria-invalid': errors ? true : undefined, ...(errors && { status: 'error' as const }) };
}
