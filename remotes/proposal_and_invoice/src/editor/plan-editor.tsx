import type { DocumentPart, Priced } from '@butterfly/contracts/proposal_and_invoice';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input, Select } from 'antd';
import { PaymentList } from '../document/payment-list';
import { newKey, withRow } from '../model/edit-content';
import { PLAN_WORDS } from '../model/status-words';
import { AmountInput, PercentInput } from './figure-input';

interface PlanEditorProps {
  readonly plan: readonly DocumentPart[];
  readonly priced: Pick<Priced, 'payments' | 'plan_problem'>;
  readonly currency: string;
  readonly onChange: (plan: DocumentPart[]) => void;
}

const ANCHORS = [
  { value: 'acceptance', label: 'when it is accepted' },
  { value: 'before', label: 'days before the event' },
  { value: 'after', label: 'days after the event' },
  { value: 'issue', label: 'days after it is sent' },
  { value: 'day', label: 'on a day' },
];

/** When what is paid. */
export function PlanEditor({ plan, priced, currency, onChange }: PlanEditorProps) {
  const edit = (key: string, change: Partial<DocumentPart>) => onChange(withRow(plan, key, change));
  return (
    <section className="pi-section" aria-label="Payment plan">
      <h2>Payment plan</h2>
      <ul className="pi-lines">
        {plan.map((part) => (
          <li key={part.key} className="pi-part">
            <Input
              variant="borderless"
              aria-label="Name of the payment"
              maxLength={80}
              value={part.label}
              status={part.label.trim() === '' ? 'error' : ''}
              onChange={({ target }) => edit(part.key, { label: target.value })}
            />
            {part.basis === 'percent' ? (
              <PercentInput label={`Percent of ${part.label}`} value={part.value} onChange={(value) => edit(part.key, { value })} />
            ) : (
              <AmountInput
                label={`Amount of ${part.label}`}
                currency={currency}
                value={part.value}
                onChange={(value) => edit(part.key, { value })}
              />
            )}
            <Button
              type="text"
              size="small"
              onClick={() => edit(part.key, part.basis === 'percent' ? { basis: 'amount', value: 0 } : { basis: 'percent', value: 0 })}
            >
              {part.basis === 'percent' ? 'in percent' : 'as an amount'}
            </Button>
            <DueFields part={part} onChange={(due) => edit(part.key, { due })} />
            <Button
              type="text"
              size="small"
              aria-label={`Remove ${part.label}`}
              disabled={plan.length === 1}
              icon={<Icon name="trash" size={16} />}
              onClick={() => onChange(plan.filter(({ key }) => key !== part.key))}
            />
          </li>
        ))}
      </ul>
      {priced.plan_problem && (
        <p className="pi-warning" role="status">
          <Icon name="warning" size={16} /> {PLAN_WORDS[priced.plan_problem]}
        </p>
      )}
      <PaymentList label="Payments if it is accepted today" payments={priced.payments} currency={currency} />
      <p className="pi-adds">
        <Button
          size="small"
          icon={<Icon name="plus" size={14} />}
          onClick={() =>
            onChange([...plan, { key: newKey(), label: 'Payment', basis: 'percent', value: 0, due: { on: 'event', days: -21 } }])
          }
        >
          Payment
        </Button>
      </p>
    </section>
  );
}

type Due = DocumentPart['due'];

function DueFields({ part: { label, due }, onChange }: { part: DocumentPart; onChange: (due: Due) => void }) {
  const days = 'days' in due ? Math.abs(due.days) : 0;
  const sign = due.on === 'event' && due.days < 0 ? -1 : 1;
  return (
    <span className="pi-due">
      {'days' in due && (
        <input
          className="pi-days bf-figures"
          type="number"
          min={0}
          max={730}
          aria-label={`Days of ${label}`}
          value={days}
          onChange={({ target }) => onChange({ ...due, days: sign * Math.min(730, Math.max(0, Math.trunc(Number(target.value)))) })}
        />
      )}
      <Select
        size="small"
        variant="borderless"
        aria-label={`When ${label} is due`}
        options={ANCHORS}
        value={anchorOf(due)}
        onChange={(value: string) => onChange(dueOf(value))}
      />
      {due.on === 'day' && (
        <input
          type="date"
          aria-label={`Day of ${label}`}
          value={due.day}
          onChange={({ target }) => target.value && onChange({ on: 'day', day: target.value })}
        />
      )}
    </span>
  );
}

function anchorOf(due: Due): string {
  if (due.on !== 'event') return due.on;
  return due.days < 0 ? 'before' : 'after';
}

const DUE: Readonly<Record<string, () => Due>> = {
  acceptance: () => ({ on: 'acceptance' }),
  before: () => ({ on: 'event', days: -21 }),
  after: () => ({ on: 'event', days: 7 }),
  issue: () => ({ on: 'issue', days: 14 }),
  day: () => ({ on: 'day', day: new Date().toISOString().slice(0, 10) }),
};
const dueOf = (value: string): Due => DUE[value]?.() ?? { on: 'acceptance' };
