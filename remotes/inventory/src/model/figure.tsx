import type { ReactNode } from 'react';

/** A figure with its name, in a `<dl className="inv-figures">`. */
export function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="bf-panel">
      <dt className="bf-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
