import type { Sums } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import { Link } from 'react-router-dom';

interface FiguresProps {
  readonly open: Sums;
  readonly booked: Sums;
  readonly currency: string;
}

/** The three amounts an owner asks for first; each leads to the projects behind it. */
export function Figures({ open, booked, currency }: FiguresProps) {
  const { nav } = usePlugin();
  const figures = [
    { label: 'Open pipeline', minor: open.value_cents, note: projects(open.count) },
    { label: 'Weighted', minor: open.weighted_cents, note: 'each value times its probability' },
    { label: 'Booked', minor: booked.value_cents, note: projects(booked.count) },
  ];
  return (
    <div className="crm-figures">
      {figures.map(({ label, minor, note }) => (
        <Link key={label} className="crm-figure" to={nav.href('board')}>
          <span className="crm-soft">{label}</span>
          <strong><Money minor={minor} currency={currency} /></strong>
          <span className="crm-soft">{note}</span>
        </Link>
      ))}
    </div>
  );
}

function projects(count: number): string {
  return count === 1 ? '1 project' : `${count.toLocaleString()} projects`;
}
