import type { DocumentAdjustment, ProposalContent, ProposalTotals } from '@butterfly/contracts/proposal_and_invoice';
import { Icon, Money } from '@butterfly/ui-kit';
import { Button, Select } from 'antd';
import { newKey, withRow } from '../model/edit-content';
import { AmountInput, PercentInput } from './figure-input';
import { OneLine } from './one-line';

interface AdjustmentsProps {
  readonly content: ProposalContent;
  readonly totals: ProposalTotals;
  readonly currency: string;
  readonly onChange: (adjustments: DocumentAdjustment[]) => void;
}

const SCOPES = [
  { value: 'products', label: 'of flowers and work' },
  { value: 'hire', label: 'of hire' },
  { value: 'fees', label: 'of fees' },
  { value: 'all_pre_tax', label: 'of everything before tax' },
  { value: 'post_tax', label: 'of the total after tax' },
];

/** What is taken off or added, in the order in which it is computed. */
export function AdjustmentsEditor({ content: { adjustments, sections }, totals, currency, onChange }: AdjustmentsProps) {
  const places = [...SCOPES, ...sections.map(({ key, title }) => ({ value: `section ${key}`, label: `of “${title}”` }))];
  const add = (kind: DocumentAdjustment['kind']) =>
    onChange([
      ...adjustments,
      {
        key: newKey(),
        title: kind === 'discount' ? 'Discount' : 'Surcharge',
        section_key: null,
        kind,
        scope: 'products',
        basis: 'percent',
        value: 500,
      },
    ]);
  return (
    <section className="pi-section" aria-label="Discounts and surcharges">
      <h2>Discounts and surcharges</h2>
      <ul className="pi-lines">
        {adjustments.map((one, at) => {
          const edit = (change: Partial<DocumentAdjustment>) => onChange(withRow(adjustments, one.key, change));
          return (
            <li key={one.key} className="pi-adjustment">
              <OneLine
                label="Name of the discount or surcharge"
                className="pi-adjustment-name"
                maxLength={120}
                value={one.title}
                onChange={(title) => edit({ title })}
              />
              {one.basis === 'percent' ? (
                <PercentInput label={`Percent of ${one.title}`} value={one.value} onChange={(value) => edit({ value })} />
              ) : (
                <AmountInput label={`Amount of ${one.title}`} currency={currency} value={one.value} onChange={(value) => edit({ value })} />
              )}
              <Button
                type="text"
                size="small"
                onClick={() => edit(one.basis === 'percent' ? { basis: 'amount', value: 0 } : { basis: 'percent', value: 500 })}
              >
                {one.basis === 'percent' ? 'in percent' : 'as an amount'}
              </Button>
              <Select
                size="small"
                variant="borderless"
                aria-label={`What ${one.title} is taken of`}
                options={places}
                value={one.section_key === null ? one.scope : `section ${one.section_key}`}
                onChange={(value: string) => edit(scopeOf(value))}
              />
              <span className="pi-line-total">
                <Money minor={totals.adjustments[at]?.cents ?? 0} currency={currency} />
              </span>
              <Button
                type="text"
                size="small"
                aria-label={`Remove ${one.title}`}
                icon={<Icon name="trash" size={16} />}
                onClick={() => onChange(adjustments.filter(({ key }) => key !== one.key))}
              />
            </li>
          );
        })}
      </ul>
      <p className="pi-adds">
        <Button size="small" icon={<Icon name="plus" size={14} />} onClick={() => add('discount')}>
          Discount
        </Button>
        <Button size="small" icon={<Icon name="plus" size={14} />} onClick={() => add('surcharge')}>
          Surcharge
        </Button>
      </p>
    </section>
  );
}

function scopeOf(value: string): Partial<DocumentAdjustment> {
  const [, key] = /^section (.+)$/.exec(value) ?? [];
  if (key) return { section_key: key, scope: 'all_pre_tax' };
  return { section_key: null, scope: value as DocumentAdjustment['scope'] };
}
