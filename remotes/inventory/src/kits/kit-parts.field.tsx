import { FormField } from '@butterfly/record-kit/form';
import { Button, Input, Select } from 'antd';
import { named, useItems } from '../inventory.client';

/** A part of a kit as it is typed. */
export interface PartDraft {
  readonly item_id: number | null;
  readonly qty: number | null;
}

/** The things of a kit, and how many of each one kit takes. */
export function KitPartsField() {
  return (
    <FormField name="parts" label="Parts">
      <PartRows />
    </FormField>
  );
}

interface PartRowsProps {
  readonly id?: string;
  readonly value?: readonly PartDraft[];
  readonly onChange?: (parts: readonly PartDraft[]) => void;
}

function PartRows({ id, value = [], onChange }: PartRowsProps) {
  const items = useItems();
  const change = (at: number, part: Partial<PartDraft>) =>
    onChange?.(value.map((before, index) => (index === at ? { ...before, ...part } : before)));
  return (
    <div id={id} className="inv-parts">
      {value.map(({ item_id: item, qty }, at) => (
        // A row has nothing of its own but its place.
        // biome-ignore lint/suspicious/noArrayIndexKey: see above
        <div key={at} className="inv-part">
          <Input
            aria-label={`Units of part ${at + 1}`}
            inputMode="numeric"
            value={qty ?? ''}
            onChange={({ target }) => change(at, { qty: unitsOf(target.value) })}
          />
          <Select<number>
            aria-label={`Thing of part ${at + 1}`}
            placeholder="Choose a thing"
            value={item}
            options={named(items.filter((one) => one.id === item || !value.some((part) => part.item_id === one.id)))}
            showSearch={{ optionFilterProp: 'label' }}
            onChange={(picked) => change(at, { item_id: picked })}
          />
          <Button
            type="text"
            aria-label={`Take out part ${at + 1}`}
            disabled={value.length === 1}
            onClick={() => onChange?.(value.filter((_part, index) => index !== at))}
          >
            Take out
          </Button>
        </div>
      ))}
      <Button onClick={() => onChange?.([...value, { item_id: null, qty: 1 }])}>Add a part</Button>
    </div>
  );
}

function unitsOf(text: string): number | null {
  const typed = text.replaceAll(/\D/g, '');
  return typed === '' ? null : Number(typed);
}
