import type { Address } from '@butterfly/contracts/tenant_crm';
import { FieldRow } from '@butterfly/record-kit/fields';
import { addressText } from '@butterfly/record-kit/people';
import { Button, Input } from 'antd';
import { useState, type KeyboardEvent } from 'react';

interface EditableAddressProps {
  readonly address: Address | null;
  readonly disabled: boolean;
  readonly errors?: readonly string[] | undefined;
  readonly onSave: (address: Address | null) => void;
}

const empty: Address = { line1: '', line2: '', city: '', region: '', postal_code: '', country: '' };
const parts = [
  ['line1', 'Street'],
  ['line2', 'Addition'],
  ['city', 'City'],
  ['region', 'State or region'],
  ['postal_code', 'Postal code'],
  ['country', 'Country'],
] as const;

/** An address, edited where it stands: its parts open together and are saved together. */
export function EditableAddress({ address, disabled, errors, onSave }: EditableAddressProps) {
  const [typed, setTyped] = useState<Address | null>(null);
  const shown = addressText(address);
  const save = () => {
    if (!typed) return;
    setTyped(null);
    const next = Object.values(typed).some((part) => part.trim() !== '') ? typed : null;
    if (JSON.stringify(next) !== JSON.stringify(address)) onSave(next);
  };
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter') save();
    if (event.key === 'Escape') setTyped(null);
  };
  return (
    <FieldRow label="Address" errors={errors}>
      {disabled && <span className="bf-record-still">{shown || '–'}</span>}
      {!disabled && !typed && (
        <button
          type="button"
          className="bf-record-value"
          aria-label={shown ? undefined : 'Address: Add the address'}
          onClick={() => setTyped(address ?? empty)}
        >
          {shown || <span className="bf-soft">Add the address</span>}
        </button>
      )}
      {typed && (
        <div className="crm-address" onKeyDown={handleKey}>
          {parts.map(([name, label], at) => (
            <Input
              key={name}
              autoFocus={at === 0}
              aria-label={label}
              placeholder={label}
              maxLength={120}
              value={typed[name]}
              onChange={(event) => setTyped({ ...typed, [name]: event.target.value })}
            />
          ))}
          <div className="crm-address-actions">
            <Button type="primary" size="small" onClick={save}>
              Save
            </Button>
            <Button size="small" onClick={() => setTyped(null)}>
              Cancel
            </Button>
          </div>
        </div>
      )}
    </FieldRow>
  );
}
