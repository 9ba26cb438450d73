import { monthAndYear } from '@butterfly/contracts/days';
import type { MoneyOverview } from '@butterfly/contracts/payments';
import { Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import type { CSSProperties } from 'react';
import { api, keys } from '../payments.client';
import { ReconcileButton } from '../reconcile/reconcile-button';
import { SettingsButton } from '../settings/settings-button';
import { ExportButton } from './export-button';
import { Late, useAge } from './late';

/** The money of the business. */
export function Page() {
  const { age } = useAge();
  const overview = useQuery({
    queryKey: [...keys.overview, age],
    queryFn: async ({ signal }) => (await api.getMoneyOverview({ query: age === null ? {} : { age }, signal })).data,
    placeholderData: (before) => before,
  });
  return (
    <>
      <PageHeader
        title="Payments"
        actions={
          <>
            <ReconcileButton />
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
        {figure('Due in the next 7 days', money.due_this_week_cents)}
        {figure('Due by the end of the month', money.due_this_month_cents)}
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
