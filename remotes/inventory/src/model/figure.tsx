import type { ReactNode } from 'react';

/** A number that is looked for first, with what it counts. */
export function Figure({ label, value }: { label: string; value: ReactNode }) {
  return (
    <div className="bf-panel">
      <dt className="bf-soft">{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}
