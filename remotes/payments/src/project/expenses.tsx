import type { Expense, ProjectProfit } from '@butterfly/contracts/payments';
import { useAction, useFeature } from '@butterfly/plugin-sdk/react';
import { FilesPanel } from '@butterfly/record-kit/files';
import { recordParts } from '@butterfly/record-kit/sources';
import { DateText, Icon, Money } from '@butterfly/ui-kit';
import { Loaded } from '@butterfly/ui-kit/record';
import { useQuery } from '@tanstack/react-query';
import { Button, Modal } from 'antd';
import { useState, type CSSProperties } from 'react';
import { api, keys } from '../payments.client';
import { CATEGORIES } from './expense-categories';
import { ExpenseDialog } from './expense-dialog';

interface ExpensesProps {
  readonly projectId: number;
  readonly today: string;
}

/** What the project has cost, and what is left of it: for who may see costs. */
export function Expenses({ projectId, today }: ExpensesProps) {
  const seesCosts = useFeature('view_costs');
  const mayNote = useFeature('record_payment');
  const [edited, setEdited] = useState<Expense | 'new' | null>(null);
  const bills = useQuery({
    queryKey: keys.expenses(String(projectId)),
    queryFn: async ({ signal }) =>
      (await api.listExpenses({ query: { project: String(projectId), page: 1, page_size: 100, ordering: '-spent_on' }, signal })).data
        .results,
    enabled: seesCosts,
  });
  const profit = useQuery({
    queryKey: keys.profit(String(projectId)),
    queryFn: async ({ signal }) => (await api.getProjectProfit({ params: { projectId: String(projectId) }, signal })).data,
    enabled: seesCosts,
  });
  if (!seesCosts) return null;
  return (
    <section className="pay-came" aria-label="Costs">
      <div className="pay-section-head">
        <h2>What it costs</h2>
        {mayNote && (
          <Button icon={<Icon name="plus" size={16} />} onClick={() => setEdited('new')}>
            Note a bill
          </Button>
        )}
      </div>
      <Loaded query={profit} what="the profit" kind="form">
        {(found) => <Profit profit={found} />}
      </Loaded>
      <Loaded query={bills} what="the bills" kind="table">
        {(all) => <Bills bills={all} mayNote={mayNote} onEdit={setEdited} />}
      </Loaded>
      {edited && (
        <ExpenseDialog projectId={projectId} today={today} bill={edited === 'new' ? null : edited} onClose={() => setEdited(null)} />
      )}
    </section>
  );
}

/** The whole revenue as one ribbon: what went where, and what is left. */
function Profit({ profit: { currency, revenue_cents, costs_cents, profit_cents, margin_bps, costs } }: { readonly profit: ProjectProfit }) {
  const whole = Math.max(revenue_cents, costs_cents, 1);
  const part = (cents: number) => ({ '--part': `${(100 * Math.max(0, cents)) / whole}%` }) as CSSProperties;
  return (
    <div className="pay-profit">
      <p>
        {costs_cents === 0 ? (
          'No bill is noted yet.'
        ) : (
          <>
            Of <Money minor={revenue_cents} currency={currency} /> without tax, <Money minor={costs_cents} currency={currency} /> went out.
          </>
        )}{' '}
        <strong className={profit_cents < 0 ? 'pay-late' : undefined}>
          <Money minor={profit_cents} currency={currency} /> {profit_cents < 0 ? 'is lost' : 'is left'}
          {margin_bps !== null && ` (${(margin_bps / 100).toFixed(1)} %)`}
        </strong>
      </p>
      <ul className="pay-costs" aria-label="Where it went">
        {costs.map(({ category, cents }) => (
          <li key={category} style={part(cents)} data-category={category}>
            <span className="pay-cost-bar" aria-hidden="true" />
            <span>{CATEGORIES[category]}</span>
            <span className="bf-figures">
              <Money minor={cents} currency={currency} />
            </span>
          </li>
        ))}
        {profit_cents > 0 && costs_cents > 0 && (
          <li style={part(profit_cents)} data-category="left">
            <span className="pay-cost-bar" aria-hidden="true" />
            <span>Left</span>
            <span className="bf-figures">
              <Money minor={profit_cents} currency={currency} />
            </span>
          </li>
        )}
      </ul>
    </div>
  );
}

interface BillsProps {
  readonly bills: readonly Expense[];
  readonly mayNote: boolean;
  readonly onEdit: (bill: Expense) => void;
}

function Bills({ bills, mayNote, onEdit }: BillsProps) {
  const [papers, setPapers] = useState<Expense | null>(null);
  return (
    <ul>
      {bills.map((bill) => (
        <li key={bill.id}>
          <span className="pay-came-sum bf-figures">
            <Money minor={bill.amount_cents} currency={bill.currency} />
          </span>
          <span className="pay-came-words">
            <span>
              {bill.vendor} · {CATEGORIES[bill.category]}
            </span>
            <span className="bf-soft">
              <DateText value={bill.spent_on} />
              {bill.tax_cents > 0 && (
                <>
                  {' · '}
                  <Money minor={bill.tax_cents} currency={bill.currency} /> tax in it
                </>
              )}
              {bill.note !== '' && ` – ${bill.note}`}
            </span>
          </span>
          <span className="pay-bill-buttons">
            <Button type="text" onClick={() => setPapers(bill)}>
              Papers
            </Button>
            {mayNote && (
              <Button aria-label={`Change the bill of ${bill.vendor}`} onClick={() => onEdit(bill)}>
                Change
              </Button>
            )}
            <PutAway bill={bill} />
          </span>
        </li>
      ))}
      {papers && (
        <Modal open title={`Papers of ${papers.vendor}`} footer={null} onCancel={() => setPapers(null)}>
          <Papers id={papers.id} />
        </Modal>
      )}
    </ul>
  );
}

/** The bill itself, photographed or as it came. */
function Papers({ id }: { readonly id: number }) {
  const subject = { subject_type: 'payments.expense', subject_id: id };
  const { files, members } = recordParts(subject);
  return <FilesPanel source={files} members={members} subject={subject} />;
}

function PutAway({ bill: { id, vendor } }: { readonly bill: Expense }) {
  const may = useFeature('delete_records');
  const away = useAction<undefined, unknown>({
    run: () => api.archiveExpense({ params: { id: String(id) } }),
    invalidates: [keys.costs],
    successMessage: () => 'The bill is put away',
  });
  if (!may) return null;
  return (
    <Button type="text" danger aria-label={`Put the bill of ${vendor} away`} loading={away.busy} onClick={() => away.go(undefined)}>
      <Icon name="trash" size={16} />
    </Button>
  );
}
