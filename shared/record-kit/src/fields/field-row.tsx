import type { ReactNode } from 'react';

interface FieldRowProps {
  readonly label: ReactNode;
  readonly errors?: readonly string[] | undefined;
  readonly children: ReactNode;
}

/**
 * One row of a record: what it is called, what stands there, what the server refused about it. Inside a `<dl className="bf-record-fields">`.
 *
 * @example <FieldRow label="Organization" errors={editor.fields['organization_id']}><Select … /></FieldRow>
 */
export function FieldRow({ label, errors, children }: FieldRowProps) {
  return (
    <div className="bf-record-row">
      <dt>{label}</dt>
      <dd>
        {children}
        {errors && (
          <p className="bf-field-error" role="alert">
            {errors.join(', ')}
          </p>
        )}
      </dd>
    </div>
  );
}
