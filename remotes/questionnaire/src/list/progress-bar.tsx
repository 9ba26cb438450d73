import type { CSSProperties } from 'react';

/** How far somebody has come, with the figure beside the bar. */
export function ProgressBar({ label, bps }: { readonly label: string; readonly bps: number }) {
  const percent = Math.floor(bps / 100);
  return (
    <span className="q-bar" style={{ '--part': `${percent}%` } as CSSProperties}>
      <span>{label}</span>
      <span className="q-bar-line" aria-hidden="true" />
      <span className="bf-figures">{percent} %</span>
    </span>
  );
}
