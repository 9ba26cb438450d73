import { openOf } from '@butterfly/contracts/payments';
import type { ProjectMoney } from '@butterfly/contracts/payments';
import { DateText, Icon, Money, StatusTag } from '@butterfly/ui-kit';
import type { CSSProperties } from 'react';

type Part = ProjectMoney['parts'][number];

interface MoneyBarProps {
  readonly parts: readonly Part[];
  readonly currency: string;
  readonly today: string;
  /** What a payment that is being noted would add to a part, by its id. */
  readonly coming?: ReadonlyMap<number, number>;
}

/** The parts side by side, each as wide as it is large, filled by what came. */
export function MoneyBar({ parts, currency, today, coming = new Map() }: MoneyBarProps) {
  return (
    <ol className="pay-bar" aria-label="Parts in the order in which they are paid">
      {parts.map((part) => (
        <BarPart key={part.id} part={part} currency={currency} today={today} coming={coming.get(part.id) ?? 0} />
      ))}
    </ol>
  );
}

function BarPart({ part, currency, today, coming }: { part: Part; currency: string; today: string; coming: number }) {
  const { label, due_on, amount_cents, paid_cents, waived_cents, number } = part;
  const share = (cents: number) => `${amount_cents === 0 ? 0 : Math.min(100, (100 * cents) / amount_cents)}%`;
  const style = { '--part': amount_cents, '--paid': share(paid_cents + waived_cents), '--coming': share(coming) } as CSSProperties;
  const open = openOf(part) - coming;
  return (
    <li style={style} data-paid={open <= 0}>
      <span className="pay-fill" aria-hidden="true" />
      <span className="pay-part-head">
        <strong>{label}</strong>
        <PartState part={part} open={open} coming={coming} today={today} />
      </span>
      <span className="bf-figures pay-part-sum">
        <Money minor={amount_cents} currency={currency} />
      </span>
      <span className="bf-soft">
        {due_on === null ? 'when the day is known' : <DateText value={due_on} />} · {number}
      </span>
      {coming > 0 && (
        <span className="pay-coming bf-figures">
          + <Money minor={coming} currency={currency} />
        </span>
      )}
      {open > 0 && paid_cents + coming > 0 && (
        <span className="bf-figures bf-soft">
          <Money minor={open} currency={currency} /> left
        </span>
      )}
    </li>
  );
}

function PartState({ part, open, coming, today }: { part: Part; open: number; coming: number; today: string }) {
  if (open <= 0 && part.waived_cents > 0) return <StatusTag tone="neutral">Waived</StatusTag>;
  if (open <= 0)
    return (
      <StatusTag tone="eucalyptus">
        <Icon name="check" size={12} /> {coming > 0 ? 'Will be paid' : 'Paid'}
      </StatusTag>
    );
  if (part.due_on !== null && part.due_on < today) return <StatusTag tone="clay">Overdue</StatusTag>;
  return part.paid_cents + coming > 0 ? <StatusTag tone="marigold">Partly paid</StatusTag> : <StatusTag tone="iris">Open</StatusTag>;
}
