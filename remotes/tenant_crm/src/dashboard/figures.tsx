import type { Dashboard } from '@butterfly/contracts/tenant_crm';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { Money } from '@butterfly/ui-kit';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

/** What an owner asks for first; each figure leads to what is behind it. */
export function Figures({ data }: { data: Dashboard }) {
  const { nav } = usePlugin();
  const { open, booked, currency, decided, sales_cycle_days: cycle, leads } = data;
  const board = nav.href('board');
  const leadsPath = nav.href('leads');
  return (
    <>
      <div className="crm-figures">
        <Figure label="Open pipeline" to={board} note={projects(open.count)}>
          <Money minor={open.value_cents} currency={currency} />
        </Figure>
        <Figure label="Weighted" to={board} note="each value times its probability">
          <Money minor={open.weighted_cents} currency={currency} />
        </Figure>
        <Figure label="Booked" to={board} note={projects(booked.count)}>
          <Money minor={booked.value_cents} currency={currency} />
        </Figure>
      </div>
      <div className="crm-figures crm-figures-small">
        <Figure
          label="Win rate"
          to={nav.href('projects')}
          note={decided.win_rate_bps === null ? 'nothing decided yet' : `${decided.won} won, ${decided.lost} lost in 12 months`}
        >
          {decided.win_rate_bps === null ? '–' : `${Math.round(decided.win_rate_bps / 100)} %`}
        </Figure>
        <Figure label="Inquiry to booking" to={nav.href('projects')} note="median">
          {cycle === null ? '–' : `${cycle.toLocaleString()} ${cycle === 1 ? 'day' : 'days'}`}
        </Figure>
        <Figure
          label="Open leads"
          to={`${leadsPath}?status=open`}
          note={leads.late === 0 ? 'nobody waits too long' : `${leads.late} waiting too long`}
          alarm={leads.late > 0}
        >
          {leads.open.toLocaleString()}
        </Figure>
        <Figure label="First answer" to={leadsPath} note="median of 90 days">
          {minutes(leads.median_first_response_minutes)}
        </Figure>
      </div>
    </>
  );
}

interface FigureProps {
  readonly label: string;
  readonly to: string;
  readonly note: string;
  readonly alarm?: boolean;
  readonly children: ReactNode;
}

function Figure({ label, to, note, alarm = false, children }: FigureProps) {
  return (
    <Link className="crm-figure" to={to} data-alarm={alarm || undefined}>
      <span className="bf-soft">{label}</span>
      <strong className="bf-figures">{children}</strong>
      <span className="bf-soft crm-figure-note">{note}</span>
    </Link>
  );
}

function projects(count: number): string {
  return count === 1 ? '1 project' : `${count.toLocaleString()} projects`;
}

function minutes(count: number | null): string {
  if (count === null) return '–';
  if (count < 90) return `${count} min`;
  return count < 2880 ? `${Math.round(count / 60)} h` : `${Math.round(count / 1440)} days`;
}
