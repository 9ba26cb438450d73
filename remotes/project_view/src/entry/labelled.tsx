import { useId, type ReactNode } from 'react';

interface Field {
  readonly id: string;
  readonly 'aria-invalid'?: true;
  readonly 'aria-describedby'?: string;
  readonly status?: 'error';
}

/** A label above an input, and below it what is wrong. */
export function Labelled({
  label,
  problem,
  children,
}: {
  label: string;
  problem?: string | undefined;
  children: (field: Field) => ReactNode;
}) {
  const id = useId();
  return (
    <div className="pv-labelled">
      <label htmlFor={id}>{label}</label>
      {children(problem ? { id, 'aria-invalid': true, 'aria-describedby': `${id}-problem`, status: 'error' } : { id })}
      {problem && (
        <span className="bf-field-error" id={`${id}-problem`} role="alert">
          {problem}
        </span>
      )}
    </div>
  );
}
