import { monthAndYear } from '@butterfly/contracts/days';
import type { MoneyOverview } from '@butterfly/contracts/payments';
import { usePlugin } from '@butterfly/plugin-sdk/react';
import { DateText, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { Link } from 'react-router-dom';
import { api, keys } from '../payments.client';
import { SettingsButton } from '../settings/settings-button';
import { ExportButton } from './export-button';

/** The money of the business. */
export function Page() {
  const overview = useQuery({
    queryKey: keys.overview,
    queryFn: async ({ signal }) => (await api.getMoneyOverview({ signal })).data,
  });
  return (
    <>
      <PageHeader
        title="Payments"
        actions={
          <>
            <ExportButton />
            <SettingsButton />
          </>
        }
      />
      <Loaded query={overview} what="the payments" kind="form">
        {(money) => (
          <div className="pay-page">
            <Figures money={money} />
            <div className="pay-plots">
              <Months title="Expected" months={money.forecast} currency={money.currency} />
              <Months title="Received" months={money.received} currency={money.currency} />
            </div>
            <Late money={money} />
          </div>
        )}
      </Loaded>
    </>
  );
}

function Figures({ money }: { money: MoneyOverview }) {
  const figure = (label: string, cents: number) => (
    <div>
      <dt>{label}</dt>
      <dd>
        <Money minor={cents} currency={money.currency} />
      </dd>
    </div>
  );
  return (
    <section className="pay-figures" aria-label="Figures">
      <p className="pay-balance">
        <span className="bf-eyebrow">Still to come</span>
        <strong>
          <Money minor={money.open_cents} currency={money.currency} />
        </strong>
        {money.overdue_cents > 0 && (
          <span className="pay-late">
            <Money minor={money.overdue_cents} currency={money.currency} /> of it is late
          </span>
        )}
      </p>
      <dl className="bf-figures">
        {figure('Due this week', money.due_this_week_cents)}
        {figure('Due this month', money.due_this_month_cents)}
        {figure('Received this month', money.received_this_month_cents)}
      </dl>
    </section>
  );
}

/** Bars with their figures in words beside them. */
function Months({ title, months, currency }: { title: string; months: MoneyOverview['forecast']; currency: string }) {
  const most = Math.max(1, ...months.map(({ cents }) => cents));
  return (
    <section className="pay-months" aria-label={title}>
      <h2>{title}</h2>
      <ul>
        {months.map(({ month, cents }) => (
          <li key={month} style={{ '--part': `${Math.max(0, (100 * cents) / most)}%` } as CSSProperties}>
            <span>{monthAndYear(month, 'short')}</span>
            <span className="pay-month-bar" aria-hidden="true" />
            <span className="bf-figures">
              <Money minor={cents} currency={currency} />
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}

const AGES = { d30: '1–30 days', d60: '31–60 days', d90: '61–90 days', older: 'over 90 days' } as const;

function Late({ money }: { money: MoneyOverview }) {
  const { nav } = usePlugin();
  if (money.late.length === 0) return <p className="bf-soft">Nothing is late. Everybody has paid what was due.</p>;
  return (
    <section className="pay-came" aria-label="Late">
      <h2>Late</h2>
      <dl className="pay-ages bf-figures">
        {(Object.keys(AGES) as (keyof typeof AGES)[]).map((age) => (
          <div key={age}>
            <dt>{AGES[age]}</dt>
            <dd>
              <Money minor={money.ageing[age]} currency={money.currency} />
            </dd>
          </div>
        ))}
      </dl>
      <ul>
        {money.late.map(({ project_id, project_name, number, label, due_on, open_cents }) => (
          <li key={`${number}${label}${due_on}`}>
            <span className="pay-came-sum bf-figures">
              <Money minor={open_cents} currency={money.currency} />
            </span>
            <span className="pay-came-words">
              <Link to={nav.href('project', { projectId: project_id })}>{project_name}</Link>
              <span className="bf-soft">
                {label}, {number}, due <DateText value={due_on} />
              </span>
            </span>
          </li>
        ))}
      </ul>
    </section>
  );
}
