import { openOf } from '@butterfly/contracts/payments';
import type { ProjectMoney } from '@butterfly/contracts/payments';
import { useAction, useFeature, usePlugin } from '@butterfly/plugin-sdk/react';
import { ProjectLink } from '@butterfly/record-kit/page';
import { DateText, EmptyState, Icon, Money, PageHeader } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button } from 'antd';
import { useState } from 'react';
import { Link, useParams } from 'react-router-dom';
import { MoneyBar } from '../bar/money-bar';
import { api, keys } from '../payments.client';
import { AutopayPanel } from './autopay-panel';
import { Disputes } from './disputes';
import { Expenses } from './expenses';
import { LinkButton } from './link-button';
import { PaymentList } from './payment-list';
import { RecordDialog } from './record-dialog';
import { Reminders } from './reminders';

/** All the money of a project. */
export function Page() {
  const { projectId = '' } = useParams();
  const money = useQuery({
    queryKey: keys.project(projectId),
    queryFn: async ({ signal }) => (await api.getProjectMoney({ params: { projectId }, signal })).data,
  });
  return (
    <Loaded query={money} what="the payments" kind="form">
      {(found) => <Found money={found} />}
    </Loaded>
  );
}

function Found({ money }: { money: ProjectMoney }) {
  const { nav } = usePlugin();
  const mayRecord = useFeature('record_payment');
  const [isOpen, setOpen] = useState(false);
  const record = mayRecord && (
    <Button type="primary" icon={<Icon name="plus" size={16} />} onClick={() => setOpen(true)}>
      Record a payment
    </Button>
  );
  return (
    <div className="pay-page">
      <PageHeader
        eyebrow={<Link to={nav.href('overview')}>Payments</Link>}
        title={<ProjectLink id={money.project_id}>{money.project_name}</ProjectLink>}
        actions={record}
      />
      {money.parts.length === 0 && money.payments.length === 0 ? (
        <EmptyState
          drawing="vase"
          title="Nothing is asked for yet"
          text="As soon as an invoice is issued, its parts stand here with their days."
        />
      ) : (
        <>
          <Figures money={money} />
          <MoneyBar parts={money.parts} currency={money.currency} today={money.today} />
          <LinkButton money={money} />
          <PaymentList money={money} />
          <Disputes money={money} />
          <AutopayPanel money={money} />
          <Reminders money={money} />
        </>
      )}
      <Expenses projectId={money.project_id} today={money.today} />
      {isOpen && <RecordDialog money={money} onClose={() => setOpen(false)} />}
    </div>
  );
}

function Figures({ money }: { money: ProjectMoney }) {
  const { currency, next_due: next } = money;
  const figure = (label: string, cents: number) =>
    cents !== 0 && (
      <div>
        <dt>{label}</dt>
        <dd>
          <Money minor={cents} currency={currency} />
        </dd>
      </div>
    );
  return (
    <section className="pay-figures" aria-label="Figures">
      <p className="pay-balance">
        <span className="bf-eyebrow">Still to come</span>
        <strong>
          <Money minor={Math.max(0, money.balance_cents)} currency={currency} />
        </strong>
        <NextDue next={next} money={money} />
      </p>
      <dl className="bf-figures">
        {figure('Invoiced', money.invoiced_cents)}
        {figure('Credit notes', money.credited_cents)}
        {figure('Waived', -money.waived_cents)}
        {figure('Paid', money.paid_cents)}
        {figure('Refunded', money.refunded_cents)}
        {figure('In dispute', money.disputed_cents)}
        {figure('Overdue', money.overdue_cents)}
        {figure('Credit of the client', money.credit_cents)}
      </dl>
      <UseCredit money={money} />
    </section>
  );
}

function NextDue({ next, money }: { next: ProjectMoney['next_due']; money: ProjectMoney }) {
  if (money.overdue_cents > 0)
    return (
      <span className="pay-late">
        <Money minor={money.overdue_cents} currency={money.currency} /> overdue for {money.days_overdue}{' '}
        {money.days_overdue === 1 ? 'day' : 'days'}
      </span>
    );
  if (!next) return <span className="bf-soft">Nothing is due.</span>;
  return (
    <span className="bf-soft">
      Next <Money minor={next.cents} currency={money.currency} /> on <DateText value={next.due_on} />
    </span>
  );
}

function UseCredit({ money: { project_id, credit_cents, parts } }: { money: ProjectMoney }) {
  const mayRecord = useFeature('record_payment');
  const use = useAction<undefined, unknown>({
    run: () => api.useCredit({ params: { projectId: String(project_id) } }),
    invalidates: [keys.money],
  });
  if (!mayRecord || credit_cents === 0 || parts.every((part) => openOf(part) === 0)) return null;
  return (
    <Button loading={use.busy} onClick={() => use.go(undefined)}>
      Use the credit
    </Button>
  );
}
