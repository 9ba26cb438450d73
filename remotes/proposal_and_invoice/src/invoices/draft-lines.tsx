import type { InvoiceLine } from '@butterfly/contracts/proposal_and_invoice';
import { Icon } from '@butterfly/ui-kit';
import { Button, Input } from 'antd';
import { AmountInput, PercentInput, QuantityInput } from '../editor/figure-input';
import { withAt } from '../model/edit-content';

interface DraftLinesProps {
  readonly lines: readonly InvoiceLine[];
  readonly currency: string;
  readonly onChange: (lines: InvoiceLine[]) => void;
}

const MOST_LINES = 200;

const newLine = (tax_bps: number | null): InvoiceLine => ({
  ...{ name: '', section: '', qty_milli: 1_000, unit: '', unit_price_cents: 0, discount_bps: 0, tax_bps, rental_cents: 0 },
});

/** What an invoice asks for, while it is a draft. A new line is taxed as the one before. */
export function DraftLines({ lines, currency, onChange }: DraftLinesProps) {
  return (
    <fieldset className="pi-library-contents">
      <legend>Lines</legend>
      {lines.map(({ name, qty_milli, unit_price_cents, tax_bps }, at) => (
        <div key={at} className="pi-draft-line">
          <Input
            aria-label={`Line ${at + 1}`}
            placeholder="What it is for"
            maxLength={160}
            value={name}
            onChange={({ target }) => onChange(withAt(lines, at, { name: target.value }))}
          />
          <span className="pi-adds">
            <QuantityInput
              label={`Quantity of line ${at + 1}`}
              value={qty_milli}
              onChange={(qty) => onChange(withAt(lines, at, { qty_milli: qty }))}
            />
            <span aria-hidden="true">×</span>
            <AmountInput
              label={`Price of line ${at + 1}`}
              currency={currency}
              value={unit_price_cents}
              onChange={(cents) => onChange(withAt(lines, at, { unit_price_cents: cents }))}
            />
            <label>
              Tax{' '}
              <PercentInput
                label={`Tax on line ${at + 1}`}
                value={tax_bps ?? 0}
                onChange={(bps) => onChange(withAt(lines, at, { tax_bps: bps === 0 ? null : bps }))}
              />
            </label>
            <Button
              type="text"
              aria-label={`Remove line ${at + 1}`}
              icon={<Icon name="trash" size={16} />}
              onClick={() => onChange(lines.filter((_, nth) => nth !== at))}
            />
          </span>
        </div>
      ))}
      {lines.length < MOST_LINES && (
        <p>
          <Button onClick={() => onChange([...lines, newLine(lines.at(-1)?.tax_bps ?? null)])}>Add a line</Button>
        </p>
      )}
    </fieldset>
  );
}
