import type { DocumentLine } from '@butterfly/contracts/proposal_and_invoice';
import { Icon, Money, useFormats } from '@butterfly/ui-kit';
import { Button, Checkbox, Dropdown, Input } from 'antd';
import { useState } from 'react';
import { AmountInput, PercentInput, QuantityInput } from './figure-input';
import { OneLine } from './one-line';

interface LineEditorProps {
  readonly line: DocumentLine;
  readonly total_cents: number;
  readonly cost_cents: number | undefined;
  readonly currency: string;
  readonly onChange: (change: Partial<DocumentLine>) => void;
  readonly onChoose: (selected: boolean) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

/** A line as it will be read, edited where it stands. */
export function LineEditor({ line, total_cents, cost_cents, currency, onChange, onChoose, onMove, onRemove }: LineEditorProps) {
  const [isOpen, setOpen] = useState(false);
  const isChoice = line.is_optional || line.alternative_group !== '';
  const menu = [
    { key: 'details', label: isOpen ? 'Hide details' : 'Details, tax and discount' },
    { key: 'up', label: 'Move up' },
    { key: 'down', label: 'Move down' },
    { key: 'remove', label: 'Remove', danger: true },
  ];
  const act = { details: () => setOpen(!isOpen), up: () => onMove(-1), down: () => onMove(1), remove: onRemove };
  return (
    <li className="pi-line" data-taken={!isChoice || line.selected}>
      <div className="pi-line-main">
        {isChoice && (
          <Checkbox aria-label={`Take ${line.name}`} checked={line.selected} onChange={({ target }) => onChoose(target.checked)} />
        )}
        <OneLine
          label="Name of the line"
          className="pi-line-name"
          maxLength={160}
          value={line.name}
          onChange={(name) => onChange({ name })}
        />
        <span className="pi-line-figures bf-figures">
          <QuantityInput label={`Quantity of ${line.name}`} value={line.qty_milli} onChange={(qty_milli) => onChange({ qty_milli })} />
          <span aria-hidden="true">×</span>
          <AmountInput
            label={`Price of ${line.name}`}
            currency={currency}
            value={line.unit_price_cents}
            onChange={(unit_price_cents) => onChange({ unit_price_cents, follows_recipe: false })}
          />
        </span>
        <span className="pi-line-total">
          <Money minor={total_cents} currency={currency} />
        </span>
        <Dropdown trigger={['click']} menu={{ items: menu, onClick: ({ key }) => act[key as keyof typeof act]() }}>
          <Button type="text" size="small" aria-label={`More for ${line.name}`} icon={<Icon name="more" size={16} />} />
        </Dropdown>
      </div>
      <LineNotes line={line} cost_cents={cost_cents} currency={currency} onChange={onChange} />
      {isOpen && <LineDetails line={line} currency={currency} onChange={onChange} />}
    </li>
  );
}

function LineNotes({ line, cost_cents, currency, onChange }: Pick<LineEditorProps, 'line' | 'cost_cents' | 'currency' | 'onChange'>) {
  const { number } = useFormats();
  return (
    <p className="pi-line-notes bf-soft">
      {line.recipe_id !== null && line.follows_recipe && <span>Price from the recipe</span>}
      {line.recipe_id !== null && !line.follows_recipe && (
        <button type="button" className="bf-link" onClick={() => onChange({ follows_recipe: true })}>
          Follow the price of the recipe again
        </button>
      )}
      {line.is_optional && <span>Optional</span>}
      {line.alternative_group !== '' && <span>One of “{line.alternative_group}”</span>}
      {line.discount_bps > 0 && <span>{number(line.discount_bps / 100)} % off</span>}
      {cost_cents !== undefined && (
        <span>
          Costs us <Money minor={cost_cents} currency={currency} /> each
        </span>
      )}
    </p>
  );
}

function LineDetails({ line, currency, onChange }: Pick<LineEditorProps, 'line' | 'currency' | 'onChange'>) {
  return (
    <div className="pi-line-details">
      <Input.TextArea
        rows={1}
        aria-label={`Description of ${line.name}`}
        placeholder="What the client reads below the name"
        maxLength={1_000}
        value={line.description}
        onChange={({ target }) => onChange({ description: target.value })}
      />
      <label>
        Discount
        <PercentInput
          label={`Discount on ${line.name}`}
          value={line.discount_bps}
          onChange={(discount_bps) => onChange({ discount_bps })}
        />
      </label>
      <Checkbox checked={line.tax_bps !== null} onChange={({ target }) => onChange({ tax_bps: target.checked ? 0 : null })}>
        Taxed
      </Checkbox>
      {line.tax_bps !== null && (
        <label>
          Rate
          <PercentInput label={`Tax on ${line.name}`} value={line.tax_bps} onChange={(tax_bps) => onChange({ tax_bps })} />
        </label>
      )}
      <label>
        Of it lent
        <AmountInput
          label={`Rental part of ${line.name}`}
          currency={currency}
          value={line.rental_cents}
          onChange={(rental_cents) => onChange({ rental_cents })}
        />
      </label>
      <Checkbox checked={line.is_optional} onChange={({ target }) => onChange({ is_optional: target.checked, selected: !target.checked })}>
        Optional
      </Checkbox>
      <Input
        aria-label={`Alternatives that ${line.name} is one of`}
        placeholder="Alternative of …"
        maxLength={60}
        value={line.alternative_group}
        onChange={({ target }) => onChange({ alternative_group: target.value })}
      />
    </div>
  );
}
